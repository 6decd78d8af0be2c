/** Damaged data in the browser's storage are ignored and cause no errors. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { load } from "./load.mjs";

/** Returns the stored value of every key; `null` if there is none. @type {(key: string) => string | null} */
let kept = () => null;
/** @type {Map<string, string>} */
const written = new Map();
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => kept(key.replace("sudoku-lab.", "")),
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => written.set(key, text),
    removeItem: (/** @type {string} */ key) => written.delete(key),
  },
});

/** Modules that read stored data when they are loaded, or through their exports. */
const READERS = [
  "lab/own/drafts.ts",
  "lab/recent.ts",
  "play/help/order.ts",
  "play/saved-games.ts",
  "play/settings.ts",
  "views/learn/lessons.ts",
  "views/solve/share/collection.ts",
];

const [drafts, recent, order, games, settings, lessons, collection] = await Promise.all(
  READERS.map(load),
);

test("every module that parses stored data is tested here", () => {
  const root = fileURLToPath(new URL("../../www/src/", import.meta.url));
  const parsing = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !["ui/storage.ts", "ui/schema.ts"].includes(file) &&
      /readJson\(|\bstored\(/.test(readFileSync(join(root, file), "utf8")),
  );
  assert.deepEqual(parsing.sort(), READERS);
});

/** Valid contents of each key, of which each part is replaced in turn. */
const sound = {
  "own-drafts": [{ id: "a", text: "export const about = {};", when: 5 }],
  recent: {
    puzzles: [{ text: "1".repeat(81), box: "3x3", label: "one" }],
    races: [{ hash: "#a=fast", label: "a race" }],
  },
  games: [{ id: "g", box: "2x2", givens: "1000000000000000", blank: 15, finished: false, at: 1 }],
  "game.g": { v: 1, box: "2x2", now: "", past: "", future: "", spent: 5, finished: null },
  play: { auto: true, timer: false },
  "hint-order": "se",
  lessons: ["backtracking", "ants"],
  collection: {
    name: "two",
    entries: [
      { text: "1", label: "a" },
      { text: "2", label: "b" },
    ],
    at: 1,
    solved: [0],
    wrong: 0,
  },
};

const RUBBISH = [
  null,
  true,
  -1,
  1e308,
  "",
  "__proto__",
  "99999x99999",
  "40x40",
  "9".repeat(30_000),
  [],
  [null],
  [[[]]],
  {},
  { length: 1e9 },
  { toString: 1, valueOf: 1 },
];

/**
 * Yields every copy of a value in which one part, or the whole value, is invalid.
 * @param {any} value @returns {Generator<any>}
 */
function* spoiled(value) {
  yield* RUBBISH;
  if (typeof value !== "object" || value === null) return;
  for (const key of Object.keys(value)) {
    for (const part of spoiled(value[key])) {
      const copy = structuredClone(value);
      copy[key] = part;
      yield copy;
    }
  }
}

/** Reads the data that the page would use, and checks their types. */
function read() {
  for (const { id, text, when } of drafts.loadDrafts()) {
    assert.deepEqual([typeof id, typeof text, typeof when], ["string", "string", "number"]);
  }
  const { puzzles, races } = recent.loadRecent();
  for (const { text, box, label } of puzzles) {
    assert.deepEqual([typeof text, typeof box, typeof label], ["string", "string", "string"]);
  }
  for (const { hash, label } of races) {
    assert.deepEqual([typeof hash, typeof label], ["string", "string"]);
  }
  for (const { box, givens } of games.loadGames()) {
    const [rows, columns] = box.split("x").map(Number);
    assert.equal(givens.length, (rows * columns) ** 2);
  }
  const game = games.loadGame("g");
  if (game) assert.equal(game.position.givens.length, game.position.side ** 2);
  assert.ok(order.loadHintOrder() in order.HINT_ORDERS);
  for (const on of Object.values(settings.loadSettings())) assert.equal(typeof on, "boolean");
  for (const lesson of lessons.lessonsDone()) assert.equal(typeof lesson, "string");
  const now = collection.recallCollection();
  if (now) {
    assert.equal(typeof now.entries[now.at].text, "string");
    assert.equal(typeof now.name, "string");
    for (const one of now.solved) assert.equal(typeof one, "number");
  }
}

test("valid data are read", () => {
  kept = (key) => JSON.stringify(sound[/** @type {keyof typeof sound} */ (key)]) ?? null;
  assert.equal(drafts.loadDrafts().length, 1);
  assert.equal(recent.loadRecent().puzzles.length, 1);
  assert.equal(recent.loadRecent().races.length, 1);
  assert.equal(games.loadGames().length, 1);
  assert.equal(games.loadGame("g")?.position.side, 4);
  assert.equal(settings.loadSettings().auto, true);
  assert.equal(order.loadHintOrder(), "se");
  assert.equal(lessons.lessonsDone().size, 2);
  assert.equal(collection.recallCollection()?.at, 1);
});

test("a collection with a damaged entry keeps the valid ones, and reports the position of the damaged one", () => {
  const entry = (/** @type {string} */ text) => ({ text, label: `label of ${text}` });
  const damaged = { text: 5 };
  const stored = {
    name: "four",
    entries: [entry("a"), damaged, entry("c"), entry("d")],
    at: 3,
    solved: [0, 1, 2],
    wrong: 1,
  };
  kept = (key) => (key === "collection" ? JSON.stringify(stored) : null);
  const now = collection.recallCollection();
  assert.deepEqual(now, {
    name: "four",
    entries: [entry("a"), entry("c"), entry("d")],
    at: 2,
    solved: new Set([0, 1]),
    wrong: 1,
    damaged: [{ number: 2, content: damaged }],
  });
  // The repaired data, as they are stored from then on, are read again.
  kept = () => JSON.stringify({ ...now, solved: [...now.solved] });
  assert.deepEqual(collection.recallCollection(), now);
  // This also holds if a single entry is left.
  kept = () => JSON.stringify({ ...stored, entries: [null, entry("b")], at: 1, solved: [1] });
  const left = collection.recallCollection();
  assert.deepEqual([left.entries, left.at, [...left.solved]], [[entry("b")], 0, [0]]);
  assert.deepEqual(left.damaged, [{ number: 1, content: null }]);
});

test("malformed data, data of a wrong type and huge data are ignored", () => {
  for (const text of ["", "{]", "\u0000\ud800", "1e999", '{"__proto__":[1]}', "[".repeat(9999)]) {
    kept = () => text;
    read();
  }
  for (const [key, value] of Object.entries(sound)) {
    for (const item of spoiled(value)) {
      const text = JSON.stringify(item);
      kept = (asked) => (asked === key ? text : null);
      read();
    }
  }
});

test("an error in the code is not mistaken for damaged data", ({ mock }) => {
  kept = (key) => JSON.stringify(sound[/** @type {keyof typeof sound} */ (key)]) ?? null;
  const mistake = () => {
    throw new TypeError("a mistake in the code");
  };
  const isArray = mock.method(Array, "isArray", mistake);
  const keys = mock.method(Object, "keys", mistake);
  const finite = mock.method(Number, "isFinite", mistake);
  const answers = [
    drafts.loadDrafts,
    recent.loadRecent,
    games.loadGames,
    () => games.loadGame("g"),
    settings.loadSettings,
    collection.recallCollection,
  ].map((recall) => {
    try {
      return recall();
    } catch (error) {
      return /** @type {Error} */ (error).message;
    }
  });
  for (const mocked of [isArray, keys, finite]) mocked.mock.restore();
  assert.deepEqual(answers, Array(6).fill("a mistake in the code"));
});

test("valid entries beside invalid ones are read, and are kept when another is stored", () => {
  /** @param {readonly unknown[]} entries */
  const among = (entries) => [...RUBBISH, ...entries, ...RUBBISH];
  const { recent: lists, games: list, "own-drafts": texts } = sound;
  const spoilt = {
    "own-drafts": among(texts),
    recent: { puzzles: among(lists.puzzles), races: among(lists.races) },
    games: among(list),
  };
  kept = (key) => JSON.stringify(spoilt[/** @type {keyof typeof spoilt} */ (key)]) ?? null;
  written.clear();
  drafts.saveDraft({ id: "b", text: "another", when: 6 });
  recent.rememberRecent(
    { text: "2".repeat(81), box: "3x3", label: "two" },
    { hash: "#", label: "two" },
  );
  const other = games.loadGames().map((/** @type {{ id: string }} */ { id }) => id);
  assert.deepEqual(other, ["g"]);
  games.deleteGame("none");
  const now = (/** @type {string} */ key) => JSON.parse(written.get(`sudoku-lab.${key}`) ?? "null");
  assert.deepEqual(now("own-drafts").slice(1), texts);
  assert.deepEqual(now("recent").puzzles.slice(1), lists.puzzles);
  assert.deepEqual(now("recent").races.slice(1), lists.races);
  assert.deepEqual(now("games"), list);
});
