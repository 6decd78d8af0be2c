/**
 * Builds each recipe of `docs/recipes` with its own tool, serves it on a different host than the lab, and runs its race
 * in a browser. `npm test` tests the recipes without a tool; `npm run test:long` tests all that are available.
 */
import assert from "node:assert/strict";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { basename, join } from "node:path";
import { after, before, test } from "node:test";
import { chromium } from "@playwright/test";
import { browserArgs, findBrowser } from "../../tools/browser.mjs";
import { findFirefox } from "../../tools/engines.mjs";
import { homeOfRecipe, placeOf, recipes } from "../../tools/recipes.mjs";
import { inRoot } from "../../tools/run.mjs";
import { serverOf } from "../../tools/serve.mjs";
import { openTab } from "../browsers/tab.mjs";

const docs = inRoot("docs", "recipes");
const executablePath = await findBrowser();
const wanted = recipes.filter(({ packages, program }) => {
  return process.env.SUDOKU_LONG || (program === undefined && Object.keys(packages).length === 0);
});
const here = wanted.filter((recipe) => homeOfRecipe(recipe));
const missing = wanted.filter((recipe) => !here.includes(recipe)).map(({ name }) => name);
const skip = executablePath ? false : "no browser";

/** A folder for screenshots of the races. */
const pictures = process.env.SUDOKU_PICTURES;

/** The placeholder for the address of the lab in the recipes. */
const PLACE = "https://lab.example/";

/** @param {import("node:http").Server} server @returns {Promise<string>} */
const listen = (server) =>
  new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`);
    }),
  );

const files = serverOf();
/** Answers with the headers that permit other sites to load the scripts. */
const lab = createServer((request, response) => {
  response.setHeader("access-control-allow-origin", "*");
  files.emit("request", request, response);
});
let labAt = "";
/** @type {import("@playwright/test").Browser} */
let browser;
before(async () => {
  if (skip) return;
  labAt = await listen(lab);
  browser = await chromium.launch({ executablePath, args: browserArgs });
});
after(async () => {
  await browser?.close();
  lab.closeAllConnections();
  lab.close();
});

/**
 * Replaces the placeholder in all texts below a folder by the address of the lab.
 * @param {string} folder @param {string} labAt
 */
function settleIn(folder, labAt) {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, name);
    if (!statSync(file).isFile()) continue;
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(PLACE, labAt));
  }
}

/**
 * Runs the race in every frame of a page, and checks that all of them end.
 * @param {import("@playwright/test").Page | import("@playwright/test").FrameLocator} page
 */
async function raceIn(page) {
  const frames = page.locator("iframe");
  const count = await frames.count();
  for (let at = 0; at < count; at++) {
    await frames.nth(at).scrollIntoViewIfNeeded();
    const frame = frames.nth(at).contentFrame();
    await frame.getByRole("button", { name: "Race", exact: true }).click();
    await frame.locator('[data-lane="2"][data-outcome="solved"]').waitFor();
    assert.equal(await frame.locator('[data-lane][data-outcome="solved"]').count(), 2);
  }
  return count;
}

test("missing tools are listed, and in the long tests no package is missing", (context) => {
  const rest = `not at hand, so not tried: ${missing.join(", ")}`;
  const tried = `tried: ${here.map(({ name }) => name).join(", ")}`;
  context.diagnostic(missing.length > 0 ? `${tried}; ${rest}` : tried);
  assert.ok(here.length > 0);
  const packaged = wanted.filter(({ program }) => program === undefined);
  assert.deepEqual(
    packaged.filter((one) => !here.includes(one)),
    [],
  );
});

const escaped = (/** @type {string} */ text) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Platforms that cannot run here, each with the known structure of its pages. */
const places = [
  { name: "Moodle", from: "moodle.html", page: (/** @type {string} */ html) => html },
  { name: "Canvas", from: "canvas.html", page: (/** @type {string} */ html) => html },
  {
    // A frame in the sandbox that Apps Script documents.
    name: "Google Sites",
    from: "google-sites.html",
    page: (/** @type {string} */ html) =>
      `<iframe sandbox="allow-same-origin allow-forms allow-scripts allow-popups allow-downloads allow-modals allow-popups-to-escape-sandbox" srcdoc="${escaped(html)}" width="1000" height="600"></iframe>`,
    nested: true,
  },
  {
    name: "Notion",
    from: "notion.txt",
    page: (/** @type {string} */ link) =>
      `<iframe src="${escaped(link.trim())}" width="800" height="480"></iframe>`,
  },
  {
    // The content is in a frame of the platform, and the library inserts another frame into it.
    name: "H5P",
    from: "h5p.json",
    page(/** @type {string} */ json) {
      const { source, width, height } = JSON.parse(json);
      const inner = `<iframe src="${escaped(source)}" width="${width}" height="${height}"></iframe>`;
      return `<iframe srcdoc="${escaped(inner)}" width="1000" height="600"></iframe>`;
    },
    nested: true,
  },
];

test("the race of each platform's recipe runs in a frame as the platform creates it", {
  skip,
}, async () => {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  let body = "";
  const school = createServer((_, response) =>
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(body),
  );
  const at = await listen(school);
  try {
    for (const { name, from, page: made, nested } of places) {
      const recipe = readFileSync(join(docs, from), "utf8").replaceAll(PLACE, labAt);
      body = `<!doctype html><title>Lesson</title>${made(recipe)}`;
      await page.goto(at);
      const outer = nested ? page.locator("iframe").contentFrame() : page;
      assert.equal(await raceIn(outer), 1, name);
    }
    // An editor that removes scripts from frames, as TinyMCE does since version 7, leaves the link.
    const recipe = readFileSync(join(docs, "moodle.html"), "utf8").replaceAll(PLACE, labAt);
    body = recipe.replace("<iframe ", '<iframe sandbox="" ');
    await page.goto(at);
    if (pictures) await page.screenshot({ path: join(pictures, "barred.png") });
    await page.getByRole("link", { name: "Open the race" }).click();
    await page.locator('[data-lane="2"]').waitFor();
    assert.ok(page.url().startsWith(labAt));
  } finally {
    await page.close();
    school.closeAllConnections();
    school.close();
  }
});

/**
 * Returns a copy of a recipe, built with a lab at this address.
 * @param {import("../../tools/recipes.mjs").Recipe} recipe @param {string} labAt
 */
async function make(recipe, labAt) {
  const place = placeOf(recipe);
  mkdirSync(place, { recursive: true });
  const project = mkdtempSync(join(place, "project-"));
  const from = join(docs, recipe.from);
  const single = statSync(from).isFile();
  cpSync(from, single ? join(project, basename(from)) : project, { recursive: true });
  settleIn(project, labAt);
  const site = await recipe.build(project, homeOfRecipe(recipe) ?? "");
  return { site, forget: () => rmSync(project, { recursive: true }) };
}

for (const recipe of here) {
  test(`${recipe.name}: the race of its recipe runs in the page that the tool builds`, {
    skip,
  }, async () => {
    const { site, forget } = await make(recipe, labAt);
    const host = serverOf(site);
    const at = await listen(host);
    const page = await browser.newPage({ reducedMotion: "reduce" });
    try {
      /** @type {string[]} */
      const errors = [];
      // Errors of the tool's own scripts are ignored.
      page.on("pageerror", ({ message, stack = "" }) => {
        if (stack.includes(labAt)) errors.push(message);
      });
      for (const path of recipe.open) {
        await page.goto(at + path);
        await page.locator("iframe").first().waitFor({ state: "attached" });
        assert.ok((await raceIn(page)) > 0, path);
      }
      // If the page listens for the end, it has received the event.
      if ((await page.locator("output").count()) > 0) {
        await page
          .getByText(/solved/)
          .first()
          .waitFor();
      }
      assert.deepEqual(errors, []);
      if (pictures) await page.screenshot({ path: join(pictures, `${recipe.from}.png`) });
    } finally {
      await page.close();
      host.closeAllConnections();
      host.close();
      forget();
    }
  });
}

/**
 * Runs in the page, which is on the same origin as the lab here and can therefore access its frames: runs the race in
 * all of them.
 */
async function raceInAll() {
  /** @template T @param {string} what @param {() => T} look */
  const until = async (what, look) => {
    for (let left = 600; left > 0; left -= 1) {
      const seen = look();
      if (seen) return seen;
      await new Promise((settle) => setTimeout(settle, 100));
    }
    throw new Error(`never there: ${what}`);
  };
  const places = await until("a frame or an element", () => {
    const all = [...document.querySelectorAll("iframe, sudoku-lab")];
    return all.length > 0 ? all : null;
  });
  for (const place of places) {
    place.scrollIntoView();
    const frame = () =>
      /** @type {HTMLIFrameElement | null} */ (place.shadowRoot?.querySelector("iframe") ?? place);
    const page = () => frame()?.contentDocument;
    await until("two lanes", () => page()?.querySelector('[data-lane="2"][data-state="paused"]'));
    const buttons = [...(page()?.querySelectorAll("button") ?? [])];
    buttons.find(({ textContent }) => textContent?.trim() === "Race")?.click();
    const solved = '[data-lane][data-outcome="solved"]';
    await until("both at their end", () => page()?.querySelectorAll(solved).length === 2);
  }
  return places.length;
}

const firefox = process.env.SUDOKU_LONG ? await findFirefox() : undefined;

test("every recipe that can be built runs in Firefox too", { skip: !firefox }, async (context) => {
  if (!firefox) return;
  const tab = await openTab(firefox);
  /** @type {import("node:http").Server | null} */
  let own = null;
  const host = createServer((request, response) => {
    const inLab = request.url?.startsWith("/lab/");
    if (inLab) request.url = request.url?.slice(4);
    (inLab ? files : own)?.emit("request", request, response);
  });
  const at = await listen(host);
  try {
    await tab.size(1280, 900);
    for (const recipe of here) {
      const { site, forget } = await make(recipe, `${at}lab/`);
      own = serverOf(site);
      for (const path of recipe.open) {
        await tab.goto(at + path);
        const raced = await tab.run(raceInAll);
        context.diagnostic(`${recipe.name}, ${path}: ${raced}`);
        assert.ok(raced > 0);
      }
      forget();
    }
  } finally {
    await tab.close();
    host.closeAllConnections();
    host.close();
  }
});
