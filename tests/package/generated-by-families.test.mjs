/** The puzzles that each family generated with the same ten seeds, and what `docs/papers.md` says of them. */
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
  for (const generator of ["build-up", "blind", "dig"]) {
    const counts = FAMILIES.map((family) => {
      const puzzles = puzzlesOf(`${generator}-${family}`);
      const digits = Uint8Array.from(puzzles.join(""), (cell) => Number(cell === "." ? 0 : cell));
      const found = [...lab.solveMany("fast", digits, { limit: 2 }).counts];
      assert.ok(
        found.every((count) => count === 1),
        `${generator} ${family}`,
      );
      assert.ok(puzzles.length <= 10);
      return puzzles.length;
    });
    const name = generator === "blind" ? "`build-up` with `placing=blind`" : `\`${generator}\``;
    assert.ok(page.includes(`${name} ${counts.join(", ")}`), `${generator}: ${counts}`);
  }
  assert.equal(readdirSync(folder).length, 3 * FAMILIES.length);
});
