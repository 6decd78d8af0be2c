/**
 * The puzzles that each family generated with the same ten seeds, and the statements of `docs/papers.md` about them.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { lab } from "./support.mjs";

const folder = new URL("../papers/generated/", import.meta.url);
const page = readFileSync(new URL("../../docs/papers.md", import.meta.url), "utf8");
const puzzlesOf = (/** @type {string} */ name) =>
  readFileSync(new URL(`${name}.txt`, folder), "utf8")
    .split("\n")
    .filter(Boolean);
const FAMILIES = ["backtracking", "rules-thesis", "cultural-ga", "boltzmann"];

test("each recorded puzzle has one solution, and there are as many as the documentation says", () => {
  const counts = ["build-up", "blind", "dig"].map((generator) =>
    FAMILIES.map((family) => {
      const puzzles = puzzlesOf(`${generator}-${family}`);
      const digits = Uint8Array.from(puzzles.join(""), (cell) => Number(cell === "." ? 0 : cell));
      const found = [...lab.solveMany("fast", digits, { limit: 2 }).counts];
      assert.ok(
        found.every((count) => count === 1),
        `${generator} ${family}`,
      );
      assert.ok(puzzles.length <= 10);
      return puzzles.length;
    }),
  );
  const of = (/** @type {number} */ family) => counts.map((all) => all[family] ?? 0);
  assert.deepEqual([of(0), of(1)].flat(), new Array(6).fill(10));
  const [up, blind, dig] = of(2);
  for (const said of [
    "Backtracking and rules reach this goal in all ten runs with each generator.",
    `in ${up} runs with \`build-up\`, in ${blind} runs with \`build-up\` and \`placing=blind\`, and in ${dig} runs with \`dig\`.`,
    `The Boltzmann machine reaches it in ${of(3)[0]}, ${of(3)[1]} and ${of(3)[2]} runs with these generators`,
  ]) {
    assert.ok(page.includes(said), said);
  }
  assert.equal(readdirSync(folder).length, 3 * FAMILIES.length);
});
