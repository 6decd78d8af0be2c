/** Licences of all dependencies, and a reason for each direct one. */
import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { checkDependencies, isPermitted } from "../../tools/dependencies.mjs";

test("every dependency has a permitted licence, and every direct dependency a reason", () => {
  deepEqual(checkDependencies(["Cargo.toml"]), []);
});

test("a licence expression is permitted if one of its alternatives is", () => {
  for (const licence of ["MIT", "GPL-3.0 OR MIT", "(MIT OR Apache-2.0) AND ISC", "GPL-2.0/MIT"]) {
    equal(isPermitted(licence, ["MIT", "ISC"]), true, licence);
  }
  for (const licence of ["", "GPL-3.0", "GPL-3.0 AND MIT", "AGPL-3.0 OR GPL-3.0"]) {
    equal(isPermitted(licence, ["MIT", "ISC"]), false, licence);
  }
});
