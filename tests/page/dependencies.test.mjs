/** Licences of dependencies: which licence expressions are permitted. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isPermitted } from "../../tools/dependencies.mjs";

test("a licence is permitted if all parts of one of its alternatives are", () => {
  const allowed = ["MIT", "Apache-2.0", "Unicode-3.0", "Zlib"];
  const permitted = (/** @type {string} */ licence) => isPermitted(licence, allowed);
  for (const licence of [
    "MIT",
    "MIT OR GPL-3.0",
    "Unlicense/MIT",
    "MIT AND Apache-2.0",
    "(MIT OR GPL-2.0) AND Unicode-3.0",
    "MIT OR Apache-2.0 OR LGPL-2.1-or-later",
  ]) {
    assert.ok(permitted(licence), licence);
  }
  for (const licence of [
    "",
    "GPL-3.0",
    "AGPL-3.0-only",
    "SSPL-1.0",
    "UNLICENSED",
    "SEE LICENSE IN LICENSE",
    "MIT AND GPL-3.0",
    "(GPL-2.0 OR LGPL-3.0) AND MIT",
    "Apache-2.0 WITH Commons-Clause",
  ]) {
    assert.ok(!permitted(licence), licence);
  }
});
