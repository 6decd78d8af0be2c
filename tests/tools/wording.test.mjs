/** New text does not contain the deprecated phrases. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { accepted, findLines, hasTripwire } from "../../tools/wording.mjs";

test("the deprecated phrases are detected, and ordinary English is not", () => {
  for (const text of [
    "It is drawn anew.",
    "Whoever comes",
    "it is told",
    "9 goes from r3c3",
    "one variable a row",
    "a thousand steps a second",
  ]) {
    assert.ok(hasTripwire(text), text);
  }
  for (const text of [
    "a row of lanes",
    "one per row",
    "as many as there are",
    "solves a puzzle",
    "one of a lane's",
  ]) {
    assert.ok(!hasTripwire(text), text);
  }
});

test("no new line contains a deprecated phrase", (context) => {
  const lines = findLines();
  if (!lines) {
    context.skip("no git here to list the files");
    return;
  }
  const known = new Set(accepted());
  const added = lines.filter(({ hash }) => !known.has(hash));
  assert.deepEqual(
    added.map(({ place, line }) => `${place}: ${line}`),
    [],
  );
});
