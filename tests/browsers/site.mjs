/**
 * Serves a copy of the built page with a script that records its errors, together with the files for the golden runs.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRoot } from "../../tools/run.mjs";
import { serverOf } from "../../tools/serve.mjs";
import { writePrecacheManifest } from "../../www/precache-manifest.mjs";

const inBrowsers = (name) => inRoot("tests", "browsers", name);

/** Copies the files. `listen` may be called again after `close`, on the same port. */
export function prepareSite() {
  const folder = mkdtempSync(join(tmpdir(), "sudoku-lab-site-"));
  const put = (from, to) => cpSync(from, join(folder, to), { recursive: true });
  put(inRoot("www", "dist"), "page");
  for (const name of [
    "pkg/dist",
    "pkg/wasm",
    "pkg/guest.html",
    "docs/own",
    "tests/golden",
    "tests/puzzles",
  ]) {
    put(inRoot(...name.split("/")), name);
  }
  put(inBrowsers("golden.html"), "golden.html");
  put(inBrowsers("golden-page.mjs"), "golden-page.mjs");
  put(inBrowsers("witness.js"), "page/witness.js");
  // Some drivers report no errors of the page, and cannot run a script before the page's own scripts.
  const index = join(folder, "page", "index.html");
  const html = readFileSync(index, "utf8");
  const witnessed = html.replace("</title>", '</title><script src="./witness.js"></script>');
  if (witnessed === html) throw new Error("index.html has no place for the witness");
  writeFileSync(index, witnessed);
  writePrecacheManifest(join(folder, "page")); // the copy is a different build, with a different list of files

  let server = null;
  let port = 0;
  return {
    /** @returns {Promise<string>} the address, with a slash at its end */
    listen() {
      return new Promise((resolve, reject) => {
        server = serverOf(folder).once("error", reject);
        server.listen(port, "127.0.0.1", () => {
          ({ port } = server.address());
          resolve(`http://127.0.0.1:${port}/`);
        });
      });
    },
    /** Refuses all connections from now on, including open ones. */
    close() {
      const closed = new Promise((settle) => server.close(settle));
      server.closeAllConnections();
      return closed;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
