/** What is built again after a change, and what is not. */
import { deepEqual, equal } from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fingerprint, isBuilt, recordBuilt } from "../../tools/fresh.mjs";
import { inRoot } from "../../tools/run.mjs";
import { sourcesOf } from "../../tools/wasm.mjs";

test("the sources of a module are those that cargo lists, and the manifests", (context) => {
  const folder = temporary(context);
  const list = join(folder, "module.d");
  writeFileSync(list, "/a/module.wasm: /a/src/lib.rs /a/my\\ folder/grid.rs /a/src/weights.bin\n");
  const [first, second, third, ...manifests] = sourcesOf(list);
  deepEqual(
    [first, second, third],
    ["/a/src/lib.rs", "/a/my folder/grid.rs", "/a/src/weights.bin"],
  );
  for (const path of ["src/solvers/Cargo.toml", "Cargo.toml", "Cargo.lock"]) {
    equal(manifests.includes(inRoot(path)), true, path);
  }
});

test("a result is built again if a source changes, a source is deleted or the result is missing", (context) => {
  const folder = temporary(context);
  const source = join(folder, "source.rs");
  const result = join(folder, "result.wasm");
  const key = () => fingerprint([source]);
  const name = `built-test-${process.pid}`;
  context.after(() =>
    rmSync(inRoot("node_modules", ".cache", "sudoku-lab", name), { force: true }),
  );
  const isUnchanged = () => isBuilt(name, key, [result]);

  writeFileSync(source, "fn one() {}");
  equal(isUnchanged(), false, "never built");
  writeFileSync(result, "");
  recordBuilt(name, key());
  equal(isUnchanged(), true);
  writeFileSync(source, "fn two() {}");
  equal(isUnchanged(), false, "after a change");
  recordBuilt(name, key());
  rmSync(source);
  equal(isUnchanged(), false, "after a source was deleted");
  recordBuilt(name, key());
  rmSync(result);
  equal(isUnchanged(), false, "without the result");
});

/** @param {import("node:test").TestContext} context */
function temporary(context) {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  context.after(() => rmSync(folder, { recursive: true }));
  return folder;
}
