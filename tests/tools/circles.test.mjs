import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { findCircles } from "../../tools/circles.mjs";
import { inRoot } from "../../tools/run.mjs";

test("no modules of a crate import each other in a cycle, and no crate depends on a later one", () => {
  assert.deepEqual(findCircles(inRoot()), []);
});

test("cycles are detected through re-exports of the root of a crate, and tests are ignored", () => {
  const root = mkdtempSync(join(tmpdir(), "circles-"));
  const files = {
    "Cargo.toml": 'members = [\n  "src/low",\n  "src/high",\n]\n',
    "src/low/Cargo.toml": "[dependencies]\nsudoku-high.workspace = true\n",
    "src/low/lib.rs": "mod one;\nmod three;\nmod two;\npub use two::Two;\n",
    "src/low/one.rs": "use crate::Two;\npub struct One(Two);\n",
    "src/low/two.rs": "use crate::{one::One, three::Three};\npub struct Two(Box<One>, Three);\n",
    "src/low/three.rs": "pub struct Three;\n#[cfg(test)]\nmod tests {\n    use crate::Two;\n}\n",
    "src/high/Cargo.toml": "[dev-dependencies]\nsudoku-low.workspace = true\n",
    "src/high/lib.rs": "",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  assert.deepEqual(findCircles(root), [
    "low depends on high, which is listed after it",
    "circle in low: one two",
  ]);
  rmSync(root, { recursive: true });
});
