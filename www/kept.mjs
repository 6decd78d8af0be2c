/** Writes into a built site's service worker which files it keeps, and what is in them. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const WORKER = "sw.js";
/** Where the worker is given its build: once, as the whole of a line. */
const PLACE = /^const build = .*;$/m;
/** Sets of puzzles, the documentation and answers of experiments are kept when they have been opened: most visits open none. */
const LATER = /^(sets\/.*\.(txt|csv)|docs\/.*\.html|experiments\/answers\/.*)$/;
/** So are runs of experiments, if they take more bytes than this: the first experiment's do not. */
const RUNS = /^experiments\/.*\.csv$/;
const FEW = 100_000;
/** What only search engines and messengers ask for. */
const NEVER = /^(sitemap\.xml|robots\.txt|icons\/card\.png)$/;

/** The contents as the worker computes them again. */
const digest = (/** @type {Uint8Array | string} */ bytes) =>
  createHash("sha256").update(bytes).digest("hex");

/** Names the build by its contents: the same site put up twice is one build. @param {string} site */
export function writeKept(site) {
  const paths = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => path !== WORKER && !NEVER.test(path))
    .sort();
  /** The digest of each file, by its address from the page. @type {Record<string, string>} */
  const files = {};
  /** @type {Record<string, string>} */
  const later = {};
  for (const path of paths) {
    const bytes = readFileSync(join(site, path));
    const list = LATER.test(path) || (RUNS.test(path) && bytes.length > FEW) ? later : files;
    list[path === "index.html" ? "./" : path] = digest(bytes);
  }
  const worker = readFileSync(join(site, WORKER), "utf8");
  if (!PLACE.test(worker)) throw new Error(`${WORKER} has no place for its build`);
  const name = digest(JSON.stringify([files, later, worker.replace(PLACE, "")])).slice(0, 16);
  const line = `const build = ${JSON.stringify({ name, files, later })};`;
  writeFileSync(
    join(site, WORKER),
    worker.replace(PLACE, () => line),
  );
}
