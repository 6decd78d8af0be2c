/** Requests about puzzles: a worker gives the answers of the workshop in this thread. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { startPool } from "./pools.mjs";
import { blank, easy, fullLab, lab, settleSoon } from "./support.mjs";

const four = lab.read("1...............");
const half = lab.read(`1${".".repeat(39)}9${".".repeat(39)}2`);

/** Sends requests to one worker, one after another. */
async function answers(questions) {
  const { pool } = startPool(1);
  const piece = async (ask) => {
    const all = [];
    for (const question of questions) all.push(await ask(question));
    return all;
  };
  const [done] = await settleSoon(pool.run([piece]));
  if (done.error) throw done.error;
  return done.value;
}

const of = ({ text, box }) => ({ text, box });

test("a worker computes properties of a puzzle, easier versions, and its canonical form", async () => {
  const [facts, judged, fewer, eased, form] = await answers([
    { type: "facts", ...of(easy) },
    { type: "facts", ...of(easy), maker: "general" },
    { type: "facts", ...of(four) },
    { type: "ease", ...of(easy), givens: 40, seed: 7 },
    { type: "canonical", ...of(half), ways: 3 },
  ]);
  assert.deepEqual(facts, fullLab.facts(easy));
  assert.deepEqual(judged, fullLab.facts(easy, "general"));
  assert.deepEqual(fewer, fullLab.facts(four));
  assert.notDeepEqual(facts, fewer);
  assert.equal(eased, fullLab.ease(easy, 40, 7).text);
  assert.deepEqual(form.canonical, fullLab.canonical(half));
  assert.deepEqual(form.ways, fullLab.automorphisms(half, 3));
  assert.equal(form.ways.length, 3);
});

test("a worker finds equivalent puzzles among many, and the transformations", async () => {
  const file = new URL("../puzzles/17-clue.txt", import.meta.url);
  const others = readFileSync(file, "utf8")
    .split("\n")
    .slice(0, 40)
    .map((line) => lab.read(line));
  others[7] = lab.shuffle(easy, 1);
  others[21] = easy;
  others[30] = lab.shuffle(easy, 2);
  // A puzzle with the same number of each digit that is not equivalent.
  others[35] = lab.read(easy.text.replace(/^53\.\./, ".35."));
  assert.equal(others[35].clashes.length, 0);
  const puzzles = Uint8Array.from(others.flatMap(({ givens }) => [...givens]));
  const [few, other] = await answers([
    { type: "match", ...of(easy), puzzles, ways: 2 },
    { type: "match", ...of(others[3]), puzzles, ways: 2 },
  ]);
  assert.deepEqual(few.places, [7, 21, 30]);
  assert.deepEqual(
    few.ways,
    [7, 21].map((at) => fullLab.equivalence(easy, others[at])),
  );
  assert.deepEqual([other.places, other.ways.length], [[3], 1]);
});

test("an invalid request is rejected, and the worker continues to work", async () => {
  const refused = (question, code) => assert.rejects(answers([question]), { code });
  await refused({ type: "canonical", ...of(blank("2x2")), ways: 1 }, "size");
  await refused({ type: "match", ...of(four), puzzles: new Uint8Array(16), ways: 1 }, "size");
  await refused({ type: "match", ...of(easy), puzzles: new Uint8Array(80), ways: 1 }, "box");
  await refused({ type: "ease", ...of(blank("3x3")), givens: 40, seed: 1 }, "not-unique");
  await refused({ type: "facts", text: "55".padEnd(81, "."), box: "3x3" }, "clash");
  const { pool } = startPool(1);
  const facts = (puzzle) => (ask) => ask({ type: "facts", ...of(puzzle) });
  const clash = lab.read("55".padEnd(81, "."));
  const [first, second] = await settleSoon(pool.run([facts(clash), facts(easy)]));
  assert.equal(first.error.code, "clash");
  assert.deepEqual(second.value, fullLab.facts(easy));
});
