/** The content security policy of the built page. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { policyOf } from "../page/policy.mjs";

const read = (/** @type {string} */ path) =>
  readFileSync(new URL(`../../www/${path}`, import.meta.url), "utf8");

test("the built page has the policy of its source, without a nonce", () => {
  const [source, built] = [read("index.html"), read("dist/index.html")];
  assert.deepEqual(policyOf(built), policyOf(source));
  assert.deepEqual(policyOf(source).get("style-src"), ["'self'"]);
  assert.doesNotMatch(built, /nonce/);
});
