/**
 * Each number in the introduction and in section A of `docs/papers.md` has a source; the tests of `papers-b.test.mjs`,
 * `papers-c.test.mjs` and `papers-d.test.mjs` say the same of the other sections.
 */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import {
  lettersOfPage,
  numbersWithoutSource,
  problemsOfNumbers,
  problemsOfSources,
  sources,
  textOf,
} from "./papers-numbers.mjs";
import { computed, root } from "./papers-page.mjs";

// The tests of these files compute phrases of the introduction and of section A.
import "./papers-boltzmann.test.mjs";
import "./papers-claims.test.mjs";
import "./papers-distributions.test.mjs";
import "./papers-drafts.test.mjs";
import "./papers-thesis.test.mjs";

test("each number is computed from records, printed in a text, or stands in a test or definition", () => {
  assert.ok(computed.size > 30, "the tests above have run");
  assert.deepEqual(problemsOfNumbers("", "A"), []);
  assert.deepEqual(problemsOfSources(textOf(lettersOfPage()), sources), []);
});

test("each section of the page has a test of its numbers", () => {
  assert.deepEqual(lettersOfPage(), ["", "A", "B", "C", "D"]);
  for (const letter of ["B", "C", "D"]) {
    const file = `${root}tests/tools/papers-${letter.toLowerCase()}.test.mjs`;
    assert.ok(existsSync(file), file);
    const call = `assert.deepEqual(problemsOfNumbers("${letter}"), []);`;
    assert.ok(readFileSync(file, "utf8").includes(call), file);
    assert.ok(textOf([letter]).length > 1000, letter);
  }
});

test("a number without a source, a source with another number and a lost phrase are found", () => {
  const problemsOf = (
    /** @type {string} */ text,
    /** @type {string[]} */ tested,
    /** @type {Record<string, string>} */ given,
  ) => [...problemsOfSources(text, given), ...numbersWithoutSource(text, tested, given)];
  const here = "tests/tools/papers-figures.test.mjs";
  assert.deepEqual(problemsOf("all 17 puzzles", [], {}).length, 1);
  assert.deepEqual(problemsOf("all of fifty boards", [], {}).length, 1, "a number in words");
  assert.deepEqual(
    problemsOf("all of fifty boards", [], { "of fifty boards": "biome.json" }).length,
    1,
  );
  assert.deepEqual(problemsOf("all of fifty boards", [], { "of fifty boards": "printed" }), []);
  assert.deepEqual(problemsOf("all 17 puzzles", ["17 puzzles"], {}), []);
  assert.deepEqual(problemsOf("all 17 puzzles", [], { "17 puzzles": "printed" }), []);
  assert.deepEqual(problemsOf("all 17 puzzles", [], { "17 puzzles": here }), []);
  assert.equal(problemsOf("all 17 puzzles", [], { "17 puzzles": "ours" }).length, 1, "no reason");
  assert.deepEqual(
    problemsOf("all 17 puzzles", [], { "17 puzzles": "ours: a convention of texts" }),
    [],
  );
  assert.equal(problemsOf("all 4,917 puzzles", [], { "4,917 puzzles": "biome.json" }).length, 1);
  assert.equal(problemsOf("all puzzles", [], { "17 puzzles": "printed" }).length, 1);
  assert.equal(
    problemsOf("17 puzzles", [], { "17 puzzles": `${here}: no test of ${"this"} name` }).length,
    1,
  );
});
