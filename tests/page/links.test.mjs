/** Every address that was ever published still opens the same state. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { stateOpenedBy } from "./opened.mjs";

/**
 * Addresses of all views, with the state that each opened before the page had sessions (commit 554de743). Never change
 * an entry: a new key gets new entries.
 * @type {{ hash: string, view: string }[]}
 */
const links = JSON.parse(readFileSync(new URL("links.json", import.meta.url), "utf8"));

for (const view of new Set(links.map((one) => one.view))) {
  test(`every known address opens the same in the view ${view}`, () => {
    for (const { hash, ...expected } of links) {
      if (expected.view === view) assert.deepEqual(stateOpenedBy(hash), expected, hash);
    }
  });
}

test("the page reads the addresses that it writes", () => {
  for (const { hash } of links) {
    const first = stateOpenedBy(hash);
    const { unused: _, position: __, ...again } = stateOpenedBy(first.link);
    const { unused: ___, position: ____, ...expected } = first;
    assert.deepEqual(again, expected, hash);
  }
});
