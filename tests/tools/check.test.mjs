/** What `npm run check` denies. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

test("every call of clippy denies warnings, and the first one checks all targets of all crates", () => {
  const source = readFileSync(new URL("../../tools/check.mjs", import.meta.url), "utf8");
  assert.match(source, /const deny = \["--", "-D", "warnings"\]/);
  assert.match(source, /const host = \["--workspace"/);
  const arrays = [...source.matchAll(/\[(?:"clippy", "--quiet"|\.\.\.wasmClippy)[^\]]*\]/g)].map(
    ([call]) => call,
  );
  const checked = arrays.filter((call) => !call.includes("wasmTarget"));
  assert.ok(checked.length >= 4, `${checked.length} calls`);
  for (const call of checked) assert.match(call, /\.\.\.deny\]$/, call);
  assert.match(checked[0] ?? "", /--all-targets", \.\.\.host/);
});
