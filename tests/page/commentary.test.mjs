/** The event of a running race that the headline reports. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { Commentary } = await load("views/race/commentary.ts");

/** Returns a lane that places digits. @param {number} blank */
const placing = (blank, ended = false) => ({
  ended,
  places: true,
  cells: 81,
  blank,
  conflicts: blank,
});

/** Returns a lane that improves complete grids. @param {number} conflicts */
const improving = (conflicts, ended = false) => ({
  ended,
  places: false,
  cells: 81,
  blank: 0,
  conflicts,
});

test("nothing is reported before something happens", () => {
  const commentary = new Commentary();
  assert.equal(commentary.update([placing(56), null, improving(52)]), null);
  assert.equal(commentary.update([placing(50), null, improving(40)]), null);
});

test("removing a ninth of the cells since the maximum is an event, and removing fewer is none", () => {
  const commentary = new Commentary();
  for (const blank of [56, 13, 18]) assert.equal(commentary.update([placing(blank)]), null);
  const event = { kind: "back", lane: 0, digits: 24 };
  assert.deepEqual(commentary.update([placing(37)]), event);
  assert.deepEqual(commentary.update([placing(40)]), event, "the latest event stays");
  assert.deepEqual(commentary.update([placing(47)]), { kind: "back", lane: 0, digits: 10 });
});

test("the last cells of a lane are reported once, and again after digits were removed", () => {
  const commentary = new Commentary();
  commentary.update([placing(56)]);
  assert.deepEqual(commentary.update([placing(8)]), { kind: "few", lane: 0 });
  assert.deepEqual(commentary.update([placing(5)]), { kind: "few", lane: 0 });
  assert.equal(commentary.update([placing(30)])?.kind, "back");
  assert.deepEqual(commentary.update([placing(9)]), { kind: "few", lane: 0 });
});

test("conflicts are reported each time they have halved, with the number of times", () => {
  const commentary = new Commentary();
  commentary.update([improving(52)]);
  assert.equal(commentary.update([improving(27)]), null);
  assert.deepEqual(commentary.update([improving(26)]), { kind: "halved", lane: 0, times: 1 });
  assert.deepEqual(commentary.update([improving(14)]), { kind: "halved", lane: 0, times: 1 });
  assert.deepEqual(commentary.update([improving(13)]), { kind: "halved", lane: 0, times: 2 });
});

test("an end has precedence over simultaneous events, and a lane that has ended is not reported again", () => {
  const commentary = new Commentary();
  commentary.update([improving(52), placing(9), placing(10)]);
  const end = { kind: "ended", lane: 2 };
  assert.deepEqual(commentary.update([improving(4), placing(40), placing(0, true)]), end);
  assert.deepEqual(commentary.update([improving(4), placing(39), placing(0, true)]), end);
  assert.deepEqual(commentary.update([improving(4), placing(49), placing(60, true)]), {
    kind: "back",
    lane: 1,
    digits: 10,
  });
});

test("the headline contains no count of which the lane shows a newer value", async () => {
  const { words } = await load("words/finish.ts");
  assert.doesNotMatch(words.fewLeft("A"), /\d/);
  const halvings = [1, 2, 3].map((times) => words.halved("A", times));
  assert.deepEqual(halvings, [
    "A has halved its conflicts.",
    "A has halved its conflicts twice.",
    "A has halved its conflicts 3 times.",
  ]);
});
