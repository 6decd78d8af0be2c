/**
 * Executes the same runs and uses the same page in Chromium, Firefox and WebKit; all browsers must show the same
 * results.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { needEngines } from "../../tools/engines.mjs";
import { inRoot } from "../../tools/run.mjs";
import { linesOf } from "../golden/runs.mjs";
import { runMonkey } from "../monkey/monkey.mjs";
import {
  clickButton,
  dropFile,
  followViewLink,
  open,
  race,
  raceShown,
  solve,
  viewsOf,
  waitUntil,
  waitUntilStored,
} from "./page.mjs";
import { links } from "./races.mjs";
import { prepareSite } from "./site.mjs";
import { openTab } from "./tab.mjs";

const written = (name) =>
  linesOf(readFileSync(inRoot("tests", "golden", name), "utf8")).map((line) => line.join(" "));
const traces = written("traces.txt");

const PUZZLE = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const SOLUTION =
  "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

/** The expected ends of custom solvers: the number of steps, or the line of the error in the source. */
const guests = [
  "sound solved 725 ",
  "chance stalled 51 ",
  "throws crashed 0 5",
  "loops crashed 0 ",
  "lies crashed 1 ",
  "malformed guest 3",
];

/**
 * The digest of the 6×6 recipe with 200 updates, which `tests/package/training.test.mjs` and the native tests check
 * too.
 */
const DIGEST = /DIGEST: &str = "(\w{16})"/.exec(
  readFileSync(inRoot("src", "training", "session.rs"), "utf8"),
)?.[1];

/** The number of random actions: about a minute on an idle machine. */
const ACTIONS = 400;

const engines = await needEngines();
const site = prepareSite();
const address = await site.listen();
/** The compared values, one row per browser. @type {Record<string, Record<string, string | number>>} */
const table = {};
/** The results in Chromium by their names; the other browsers must show the same. */
const first = new Map();

after(async () => {
  await site.close();
  site.remove();
  process.stdout.write(`${asTable(table)}\n`);
});

/** Stores the result of the first browser, and compares the results of the others with it. */
function same(what, shown) {
  if (!first.has(what)) first.set(what, shown);
  else assert.deepEqual(shown, first.get(what));
}

for (const engine of engines) {
  const { name } = engine;
  let tab;
  const row = {};
  table[name] = row;

  test(`${name} starts`, async () => {
    tab = await openTab(engine);
    row.version = tab.version;
    assert.ok(tab.version);
  });

  const works = [
    ["inPage", "in the page", traces],
    ["inWorkers", "in workers", solversOf(traces).map(withoutCheckpoints)],
    ["batches", "batches", written("batches.txt")],
    ["portfolios", "portfolios", written("portfolios.txt")],
  ];
  for (const [work, what, expected] of works) {
    test(`${name}: golden runs, ${what}, equal the native ones`, async () => {
      await tab.goto(`${address}golden.html`);
      await waitUntil(tab, "the golden runs to load", () => typeof globalThis.begin === "function");
      await tab.run((one) => globalThis.begin(one), work);
      const { lines, error } = await waitUntil(tab, what, () => globalThis.result);
      assert.equal(error, undefined);
      assert.deepEqual(lines, expected);
      row[`golden ${what}`] = `${lines.length} of ${expected.length}`;
    });
  }

  test(`${name}: a trained net has the native weights, and nets solve the same puzzles`, async () => {
    await tab.goto(`${address}golden.html`);
    await waitUntil(tab, "the golden runs to load", () => typeof globalThis.begin === "function");
    await tab.run(() => globalThis.begin("learning"));
    const { lines, error } = await waitUntil(tab, "a training", () => globalThis.result);
    assert.equal(error, undefined);
    const [digest, batch, update, puzzle] = lines;
    assert.equal(digest, DIGEST);
    same("puzzles solved by the shipped net", batch);
    const [, , , puzzles, solved] = batch.split(" ");
    row["digest of a net"] = digest;
    row["ms an update of a 6×6 net"] = update;
    row["ms a puzzle with 17 givens"] = puzzle;
    row["of these solved"] = `${solved} of ${puzzles}`;
  });

  test(`${name}: custom solvers end as in the other browsers, and errors report their line`, async () => {
    await tab.goto(`${address}golden.html`);
    await waitUntil(tab, "the golden runs to load", () => typeof globalThis.begin === "function");
    await tab.run((one) => globalThis.begin(one), "guests");
    const { lines, error } = await waitUntil(tab, "visitors' solvers", () => globalThis.result);
    assert.equal(error, undefined);
    assert.deepEqual(lines, guests);
    row["visitors' solvers"] = lines.length;
  });

  test(`${name}: races of links have the same results as in the other browsers`, async () => {
    const counts = { lanes: 0, figures: 0, curves: 0 };
    for (const { title, hash } of links) {
      await open(tab, address, `#v=1&view=race&${hash}`);
      await race(tab);
      const shown = await raceShown(tab);
      assert.ok(
        shown.lanes.every(({ outcome }) => outcome && outcome !== "crashed"),
        title,
      );
      assert.ok(shown.curves.length > 0, title);
      same(title, shown);
      counts.lanes += shown.lanes.length;
      counts.figures += shown.lanes.reduce((sum, { figures }) => sum + figures.length, 0);
      counts.curves += shown.curves.length;
    }
    Object.assign(row, { races: links.length, ...counts });
    assert.deepEqual(await witnessed(tab), []);
  });

  test(`${name}: every view opens and works`, async () => {
    await open(tab, address);
    const views = await viewsOf(tab);
    assert.ok(views.length >= 4);
    for (const view of views) await followViewLink(tab, view);
    await open(tab, address, "#v=1&view=generate&a=dig&1.symmetry=rotate-180&seed=7&pace=max");
    await clickButton(tab, "Generate");
    same("a puzzle made", await made(tab));
    await open(tab, address, "#v=1&view=many");
    const file = readFileSync(inRoot("tests", "puzzles", "top95.txt"), "utf8");
    await dropFile(tab, `${file}\n12\n${".".repeat(81)}\n`);
    await clickButton(tab, "Solve all");
    same("a file solved", await solved(tab));
    await open(tab, address, `#v=1&view=cores&${links[0].hash}`);
    await clickButton(tab, "Solve together");
    await waitUntil(tab, "a run on several cores", idle);
    row.views = views.length;
    assert.deepEqual(await witnessed(tab), []);
  });

  test(`${name}: a puzzle is pasted, solved with a hint and typed to the end, with the same texts`, async () => {
    await open(tab, address, "#v=1&view=solve");
    const shown = await solve(tab, PUZZLE, SOLUTION);
    same("a solve", shown);
    row["steps of a path"] = shown.path.length;
    assert.deepEqual(await witnessed(tab), []);
  });

  test(`${name}: after one visit, the page works without a network`, async () => {
    await open(tab, address, `#v=1&view=race&${links[0].hash}`);
    await waitUntilStored(tab);
    await site.close();
    try {
      await tab.reload();
      await waitUntil(
        tab,
        "the page without a network",
        () => !!document.querySelector("[data-lane]"),
      );
      await race(tab);
      const views = await viewsOf(tab);
      for (const view of views) await followViewLink(tab, view);
      // Without parameters in the address, the view shows an example, which is paused where it was left.
      await open(tab, address, "#v=1&view=generate&a=dig&pace=max");
      await clickButton(tab, "Generate");
      await made(tab);
      row.offline = "works";
    } finally {
      await site.listen();
    }
    assert.deepEqual(await witnessed(tab), []);
  });

  test(`${name}: random clicks, keys and invalid input break nothing`, async () => {
    await open(tab, address);
    const said = () => witnessed(tab);
    await runMonkey(tab, { seed: 1, count: ACTIONS, said });
    row["random actions"] = ACTIONS;
  });

  test(`${name} ends`, () => tab.close());
}

/** Returns a golden line without its checkpoints, so that only the end of the run is compared. */
function withoutCheckpoints(line) {
  const words = line.split(" ");
  return [...words.slice(0, 5), ...words.slice(-2)].join(" ");
}

/** Returns the golden lines of the algorithms before the first generator. */
function solversOf(lines) {
  const generator = lines.findIndex((line) => line.split(" ")[1].includes("="));
  const id = lines[generator].split(" ")[0];
  return lines.slice(
    0,
    lines.findIndex((line) => line.startsWith(`${id} `)),
  );
}

const witnessed = (tab) => tab.run(() => window.witnessed?.() ?? ["there is no witness"]);

const made = (tab) =>
  waitUntil(tab, "a puzzle", () => {
    const making = document.querySelector('[data-making="ended"]')?.dataset.made;
    const facts = [...document.querySelectorAll("[data-fact]")].map((one) => one.textContent);
    return making && facts.length > 0 && { making, facts };
  });

const solved = (tab) =>
  waitUntil(tab, "the file solved", () => {
    const over = document.querySelector('.many-state[data-running="false"]');
    const texts = (selector) =>
      [...document.querySelectorAll(selector)].map((one) => one.textContent);
    const summary = texts('[data-field="summary"] li');
    return over && summary.length > 0 && [...summary, ...texts(".many-table tr")];
  });

const idle = () =>
  document.querySelector(".view-cores:not([hidden])")?.textContent.includes("Idle time of workers");

/** Formats the table with one column per browser. */
function asTable(rows) {
  const names = Object.keys(rows);
  const whats = [...new Set(names.flatMap((name) => Object.keys(rows[name])))];
  const lines = [
    ["", ...names],
    ...whats.map((what) => [what, ...names.map((name) => String(rows[name][what] ?? "–"))]),
  ];
  const widths = lines[0].map((_, at) => Math.max(...lines.map((line) => line[at].length)));
  return lines.map((line) => line.map((text, at) => text.padEnd(widths[at])).join("  ")).join("\n");
}
