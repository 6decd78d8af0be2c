/** Work on the layout in phases: all parts of the page read it before any part changes the document. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { inPhases } = await load("ui/phases.ts");

test("all parts read before any part writes, and paint after all have written", () => {
  /** @type {string[]} */
  const calls = [];
  const part = (/** @type {string} */ name) => () => {
    calls.push(`read ${name}`);
    return () => {
      calls.push(`write ${name}`);
      return () => calls.push(`paint ${name}`);
    };
  };
  inPhases([part("a"), () => null, part("b")]);
  assert.deepEqual(calls, ["read a", "read b", "write a", "write b", "paint a", "paint b"]);
});

test("an error is reported, and costs no other part its turn", () => {
  /** @type {string[]} */
  const calls = [];
  /** @type {unknown[]} */
  const reported = [];
  Object.assign(globalThis, {
    reportError: (/** @type {unknown} */ error) => reported.push(error),
  });
  const error = new Error("broken");
  const fail = () => {
    throw error;
  };
  inPhases([fail, () => () => calls.push("first"), () => fail, () => () => calls.push("last")]);
  assert.deepEqual(calls, ["first", "last"]);
  assert.deepEqual(reported, [error, error]);
});
