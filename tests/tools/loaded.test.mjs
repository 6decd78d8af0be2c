/** The files of the built site on which a browser test depends. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import {
  isRecorded,
  loadedBy,
  loadedByHost,
  plainName,
  siteHashes,
  siteKey,
} from "../../tools/stages/loaded.mjs";

const home = mkdtempSync(join(tmpdir(), "sudoku-lab-loaded-"));
after(() => rmSync(home, { recursive: true }));

/** @param {string} name */
const spec = (name) => fileURLToPath(new URL(`../e2e/${name}.spec.ts`, import.meta.url));

/** Writes files into a new folder. @param {Record<string, string>} files */
function folderOf(files) {
  const folder = mkdtempSync(join(home, "site-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test("names of built files count without their content hashes, also within texts", () => {
  assert.equal(plainName("/assets/page-DftOJtsU.js"), "/assets/page.js");
  const site = (/** @type {string} */ hash, /** @type {string} */ view) =>
    siteHashes(
      folderOf({
        "index.html": `<script src="./assets/page-${hash}.js"></script>`,
        [`assets/page-${hash}.js`]: `import("./View-${hash}.js"); const word = "not-a-file-abcdefgh.js";`,
        [`assets/View-${hash}.js`]: view,
      }),
    );
  const before = site("aaaaaaaa", "one");
  const after = site("bbbbbbbb", "two");
  assert.deepEqual([...before.keys()].sort(), [
    "/assets/View.js",
    "/assets/page.js",
    "/index.html",
  ]);
  assert.equal(before.get("/assets/page.js"), after.get("/assets/page.js"));
  assert.equal(before.get("/index.html"), after.get("/index.html"));
  assert.notEqual(before.get("/assets/View.js"), after.get("/assets/View.js"));
});

test("a test depends on the files that it loaded, or on the whole site", () => {
  const hashes = new Map([
    ["/a.js", "1"],
    ["/b.js", "2"],
  ]);
  const changed = new Map([...hashes, ["/b.js", "3"]]);
  assert.equal(siteKey(["/a.js"], hashes), siteKey(["/a.js"], changed));
  assert.notEqual(siteKey(["/b.js"], hashes), siteKey(["/b.js"], changed));
  assert.notEqual(siteKey(undefined, hashes), siteKey(undefined, changed));
  // A file that was missing and exists now.
  assert.notEqual(
    siteKey(["/c.js"], hashes),
    siteKey(["/c.js"], new Map([...hashes, ["/c.js", "4"]])),
  );
});

test("requests of a spec file are recorded if all of its pages have host names of its own", () => {
  assert.ok(isRecorded(spec("lens")));
  // These spec files serve the built site themselves, or open it at another address.
  for (const name of ["offline", "embed", "framed", "zoom", "pseudo"])
    assert.ok(!isRecorded(spec(name)), name);
});

test("requests are assigned to tests by the names of hosts", () => {
  const log =
    "one.lens.localhost:8170 /index.html\ntwo.lens.localhost:8170 /assets/page-DftOJtsU.js\n127.0.0.1:8170 /sw.js\nlens.localhost:8170 /shared.js\none.lens.localhost:8170 /index.html\none.play.localhost:8170 /other.js\n";
  const loaded = loadedByHost(log);
  assert.deepEqual(loadedBy(spec("lens"), "one", loaded), ["/index.html", "/shared.js"]);
  assert.deepEqual(loadedBy(spec("lens"), "two", loaded), ["/assets/page.js", "/shared.js"]);
  assert.deepEqual(loadedBy(spec("lens"), "three", loaded), ["/shared.js"], "on the shared page");
  assert.equal(loadedBy(spec("play"), "two", loaded), undefined, "the whole site");
  assert.equal(loadedBy(spec("zoom"), "one", loaded), undefined, "the whole site");
});
