/** The English texts of the package's hints equal those of the page's catalog. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { hintTexts } from "../../tools/hint-texts.mjs";

test("the package has the texts of the catalog", () => {
  const all = [...hintTexts()];
  assert.equal(all.length, 2);
  for (const [file, text] of all) {
    assert.equal(readFileSync(file, "utf8"), text, "run node tools/hint-texts.mjs");
  }
});
