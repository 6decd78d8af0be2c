/** Margins of claims and printed figures, each with its reason. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load } from "./load.mjs";

const { checkMargins } = await load("views/experiment/papers/check.ts");

test("a claim or a printed mean without a margin is an error with its place, and no margin is a default", () => {
  const paper = (/** @type {object} */ claim, /** @type {object} */ figure) => ({
    id: "x",
    tables: [{ id: "table", claims: [{ margin: 1 }, claim], figures: [figure] }],
  });
  const mean = { kind: "mean", value: 3, measure: "steps", contestant: "a" };
  checkMargins(paper({ margin: 0.1 }, { ...mean, margin: 2 }));
  const boards = { ...mean, kind: "board" };
  const scaled = (/** @type {object} */ scale) => {
    const { id, tables } = paper({ margin: 0.1 }, boards);
    return { id, tables: tables.map((table) => ({ ...table, ...scale })) };
  };
  checkMargins(scaled({ factor: 2, why: "Twice is much." }));
  for (const scale of [{}, { factor: 2 }, { factor: 1, why: "Once." }, { why: "Twice is much." }])
    assert.throws(() => checkMargins(scaled(scale)), /x\.json, table\.factor and why/);
  assert.throws(() => checkMargins(paper({}, { ...mean, margin: 2 })), {
    message: "x.json, table.claims[1]: a positive “margin” is missing.",
  });
  assert.throws(() => checkMargins(paper({ margin: 0 }, mean)), /table\.claims\[1\]/);
  assert.throws(() => checkMargins(paper({ margin: 0.1 }, mean)), /table\.figures\[0\]/);
});

test("every claim has a margin with its reason, and the sets of the papers are complete or random samples", () => {
  const papers = fileURLToPath(new URL("../../www/public/papers/", import.meta.url));
  for (const id of ["a", "thesis", "b", "c", "d"]) {
    const { tables } = JSON.parse(readFileSync(`${papers}${id}.json`, "utf8"));
    checkMargins({ id, tables });
    for (const { claims, figures, definition, setup, why } of tables) {
      for (const { says, margin, reason } of claims) {
        assert.ok(margin > 0 && reason.endsWith("."), says);
      }
      for (const { kind, n, margin } of figures) {
        assert.ok(kind !== "mean" || (n > 0 && margin > 0));
      }
      // The reason for a factor refers to printed figures of its table.
      const printed = figures.flatMap((/** @type {any} */ one) => one.values ?? [one.value]);
      const named = (why ?? "").replaceAll(/(?<=\d),(?=\d{3})/g, "").match(/\d{3,}/g) ?? [];
      assert.equal(named.length > 0, why !== undefined);
      for (const value of named) assert.ok(printed.includes(Number(value)), `${why} ${value}`);
      const file = definition ?? setup?.definition;
      if (file) assert.doesNotMatch(readFileSync(papers + file, "utf8"), /^take/m, file);
    }
  }
});

test("a printed mean has the margin of a claim about it, which has a reason", () => {
  const papers = fileURLToPath(new URL("../../www/public/papers/", import.meta.url));
  let means = 0;
  for (const id of ["a", "thesis", "b", "c", "d"]) {
    const { tables } = JSON.parse(readFileSync(`${papers}${id}.json`, "utf8"));
    for (const { claims, figures } of tables) {
      for (const { kind, measure, margin } of figures) {
        if (kind !== "mean") continue;
        means += 1;
        const about = claims.filter((/** @type {any} */ { test }) => test.measure === measure);
        assert.ok(
          about.some((/** @type {any} */ one) => one.margin === margin),
          measure,
        );
      }
    }
  }
  assert.equal(means, 4);
});

test("a margin that is a number of printed boards is their share", () => {
  const file = fileURLToPath(new URL("../../www/public/papers/d.json", import.meta.url));
  const { tables } = JSON.parse(readFileSync(file, "utf8"));
  const counts = new Map([
    ["two", 2],
    ["three", 3],
    ["ten", 10],
    ["thirteen", 13],
  ]);
  const claims = tables.flatMap((/** @type {any} */ table) => table.claims);
  const ofBoards = claims.flatMap((/** @type {any} */ { margin, reason, says }) => {
    const [, some, all] =
      /^The margin is (\w+) of the (?:paper’s )?(\w+) boards\.$/.exec(reason) ?? [];
    if (some === undefined) return [];
    const share = (counts.get(some) ?? Number.NaN) / (counts.get(all ?? "") ?? Number.NaN);
    assert.equal(margin.toFixed(2), share.toFixed(2), says);
    return [share];
  });
  assert.equal(ofBoards.length, 4);
});
