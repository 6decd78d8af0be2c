/**
 * The address of an embedded frame: the visible and the locked parts of the page, and the attributes of the element.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { parseHash } = await load("lab/address/hash.ts");
const { createFrame, FRAME_KEYS, parts, withoutFrameKeys } = await load("lab/address/frame.ts");
const { createSession } = await load("session/session.ts");
const { addressTheme } = await load("ui/theme.ts");
const { attributeNames, hashOf } = await load("embed/hash.ts");

const frame = createSession().get(createFrame);
const ours = new Set(FRAME_KEYS);

/** Parses a hash; returns the parts that could not be used. */
function read(/** @type {string} */ hash) {
  const parsed = parseHash(hash, ours);
  /** @type {string[]} */
  const problems = [];
  const problem = (/** @type {any} */ one) => problems.push(`${one.key}=${one.value}`);
  for (const key of frame.keys) key.read({ ...parsed, lab: null, problem }, true);
  return problems;
}

const write = () =>
  frame.keys
    .flatMap((/** @type {any} */ key) => key.write())
    .map((/** @type {any} */ pair) => pair.join("="));

/** Returns the address that an element with these attributes opens. */
const opens = (/** @type {Record<string, string>} */ given) =>
  decodeURIComponent(hashOf((/** @type {string} */ name) => given[name] ?? null));

test("the settings of a frame are read from an address and written", () => {
  const all = [
    "hide=setup,curves",
    "lock=all",
    "theme=dark",
    "lang=de",
    "autoplay=1",
    "max-seconds=30",
    "compact=1",
    "range=10-20",
  ];
  assert.deepEqual(read(`#${all.join("&")}`), []);
  assert.deepEqual(write(), all);
  assert.deepEqual(frame.span.value, [10, 20]);
  read("#");
  assert.deepEqual(write(), []);
});

test("parts are in their order and unique, and 0 switches off", () => {
  read("#hide=curves,header,curves,&compact=0&autoplay=0");
  assert.deepEqual(write(), ["hide=header,curves"]);
});

test("the system theme is written by its name", () => {
  read("#theme=system");
  assert.equal(addressTheme.value, "auto");
  assert.deepEqual(write(), ["theme=system"]);
});

test("an invalid value is reported, and the other values are used", () => {
  const wrong = [
    "hide=everything",
    "theme=pink",
    "compact=yes",
    "compact=constructor",
    "range=9-9",
    "range=-3",
    "max-seconds=0",
  ];
  for (const one of wrong) {
    assert.deepEqual(read(`#${one}&lock=setup`), [one], one);
    assert.deepEqual(write(), ["lock=setup"], one);
  }
});

test("a link from a frame to the page contains no settings of the frame", () => {
  assert.deepEqual(Object.keys(withoutFrameKeys), [...ours]);
  assert.ok(
    Object.values(withoutFrameKeys).every((/** @type {any} */ pairs) => pairs.length === 0),
  );
});

test("attributes are converted to an address", () => {
  const hash = opens({
    view: "race",
    puzzle: "1...",
    size: "6",
    algorithms: "ga:woc,rules",
    params: "1.population=30; 2.limit=9",
    seed: "7",
    lock: "",
    "max-seconds": "5",
  });
  const said = "compact=1&view=race&p=1...&box=2x3&a=ga:woc,rules&1.population=30&2.limit=9&seed=7";
  assert.equal(hash, `#${said}&lock=all&max-seconds=5`);
});

test("a box is as nearly square as its side permits", () => {
  const boxes = ["4", "6", "8", "9", "10", "12", "16", "25", "7", "3x2"].map((size) =>
    opens({ size }).replace(/.*box=/, ""),
  );
  assert.deepEqual(boxes, ["2x2", "2x3", "2x4", "3x3", "2x5", "3x4", "4x4", "5x5", "1x7", "3x2"]);
});

test("a complete address is used unless an attribute overrides it", () => {
  const hash = "https://lab.example/#v=1&a=rules&seed=3&autoplay=1&p=1%2B2";
  assert.equal(
    hashOf((/** @type {string} */ name) => ({ hash, seed: "4" })[name] ?? null),
    "#compact=1&v=1&a=rules&seed=4&p=1%2B2",
  );
  assert.equal(opens({ hash: "a=rules&compact=0" }), "#compact=0&a=rules");
  assert.equal(opens({ compact: "false" }), "#compact=0");
  assert.equal(opens({ compact: "" }), "#compact=1");
});

test("a value cannot add a key", () => {
  assert.equal(
    hashOf((/** @type {string} */ name) => (name === "seed" ? "1&hide=header" : null)),
    "#compact=1&seed=1%26hide%3Dheader",
  );
});

test("every key of a frame is an attribute, except those that the element sets itself", () => {
  const missing = [...ours].filter((name) => !attributeNames.includes(name));
  assert.deepEqual(missing, []);
});

test("every key of a frame can be removed from links", () => {
  const names = frame.keys.flatMap((/** @type {{ names: string[] }} */ one) => one.names);
  assert.deepEqual(names, [...FRAME_KEYS]);
});
