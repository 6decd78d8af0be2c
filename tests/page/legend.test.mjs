/** The legend of a hint lists the visible signs on the board, and no others. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { load } from "./load.mjs";

const { signsIn, visibleMarks } = await load("play/help/hint-overlays");

const mark = (cell, digit, role) => ({ cell, digit, role });

test("a ring that a later ring around the same candidate covers is not in the legend", () => {
  const marks = [mark(0, 5, "first"), mark(0, 5, "second"), mark(1, 5, "second")];
  assert.deepEqual(signsIn({ marks, links: [] }), ["second"]);
  assert.deepEqual(visibleMarks(marks), marks.slice(1));
});

test("strokes and frames cover no rings", () => {
  const marks = [
    mark(0, 5, "fin"),
    mark(0, 5, "eliminated"),
    mark(0, 5, "placed"),
    mark(0, 0, "focus"),
  ];
  assert.deepEqual(signsIn({ marks, links: [] }), ["fin", "eliminated", "placed", "focus"]);
});

test("some examples of techniques have covered marks, and their legends leave them out", () => {
  const examples = [];
  const collect = (value) => {
    if (value === null || typeof value !== "object") return;
    if (Array.isArray(value.marks)) examples.push(value.marks.map((parts) => mark(...parts)));
    Object.values(value).forEach(collect);
  };
  const file = new URL("../../www/public/techniques.json", import.meta.url);
  collect(JSON.parse(readFileSync(file, "utf8")));
  const shorter = examples.filter(
    (marks) => signsIn({ marks, links: [] }).length < new Set(marks.map(({ role }) => role)).size,
  );
  assert.ok(examples.length > 400);
  assert.ok(shorter.length > 0);
});
