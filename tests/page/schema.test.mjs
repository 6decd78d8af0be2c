/** Stored data of the browser: schemas, versions and migrations. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { load } from "./load.mjs";

/** @type {Map<string, string>} */
const kept = new Map();
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => kept.set(key, text),
  },
});
const { flagSchema, listSchema, numberSchema, objectSchema, withFallback, stored, textSchema } =
  await load("ui/schema.ts");

beforeEach(() => kept.clear());

test("an object has the fields of its schema, and no others", () => {
  const schema = objectSchema({ name: textSchema, size: numberSchema, open: flagSchema });
  assert.deepEqual(schema({ name: "a", size: 1, open: true, more: 2 }), {
    name: "a",
    size: 1,
    open: true,
  });
  for (const other of [null, 5, "a", [], {}, { name: 1, size: 1, open: true }, { name: "a" }]) {
    assert.equal(schema(other), undefined);
  }
});

test("a list drops invalid entries, and is cut at its maximum length", () => {
  assert.deepEqual(listSchema(numberSchema)([1, "2", null, 3]), [1, 3]);
  assert.deepEqual(listSchema(numberSchema, 2)([1, "2", 3, 4]), [1, 3]);
  assert.equal(listSchema(numberSchema)({ length: 3 }), undefined);
});

test("a value of the first version is unchanged", () => {
  const { recall, keep } = stored("list", withFallback(listSchema(textSchema), []));
  assert.deepEqual(recall(), []);
  keep(["a"]);
  assert.equal(kept.get("sudoku-lab.list"), '["a"]');
  assert.deepEqual(recall(), ["a"]);
});

test("earlier versions are migrated to the current one, and later versions are ignored", () => {
  const read = withFallback(objectSchema({ names: listSchema(textSchema) }), { names: [] });
  const single = (/** @type {any} */ value) => [value];
  const named = (/** @type {any} */ value) => ({ names: value });
  const today = stored("names", read, [single, named]);
  kept.set("sudoku-lab.names", '"a"');
  assert.deepEqual(today.recall(), { names: ["a"] });
  kept.set("sudoku-lab.names", '{"v":1,"data":["a","b"]}');
  assert.deepEqual(today.recall(), { names: ["a", "b"] });
  today.keep({ names: ["c"] });
  assert.equal(kept.get("sudoku-lab.names"), '{"v":2,"data":{"names":["c"]}}');
  assert.deepEqual(today.recall(), { names: ["c"] });
  kept.set("sudoku-lab.names", '{"v":3,"data":{"names":["d"]}}');
  assert.deepEqual(today.recall(), { names: [] });
});
