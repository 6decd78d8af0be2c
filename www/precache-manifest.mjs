/** Writes the precache manifest, the files of a built site with their digests, into its service worker. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const SERVICE_WORKER_FILE = "sw.js";
/** The line of the worker that is replaced by the manifest. It must occur once. */
const MANIFEST_PLACEHOLDER = /^const build = .*;$/m;
/** Sets of puzzles, the documentation and answers of experiments are kept when they have been opened: most visits open none. */
const CACHED_ON_DEMAND = /^(sets\/.*\.(txt|csv)|docs\/.*\.html|experiments\/answers\/.*)$/;
/** So are runs of experiments, if they take more bytes than this: the first experiment's do not. */
const EXPERIMENT_RECORDS = /^experiments\/.*\.csv$/;
/**
 * Maximum size in bytes of records that are cached on installation. The records of the first experiment are smaller.
 */
const MAX_PRECACHED_RECORD_BYTES = 100_000;
/** Files that are never cached, because only search engines and link previews request them. */
const NEVER_CACHED = /^(sitemap\.xml|robots\.txt|icons\/card\.png)$/;

/** Returns the SHA-256 digest of contents in hexadecimal, as the worker computes it. */
const digest = (/** @type {Uint8Array | string} */ bytes) =>
  createHash("sha256").update(bytes).digest("hex");

/**
 * Writes the manifest into the worker of a site. The name of the build is a digest of the contents of all files, so a
 * site that is deployed again without a change is the same build. Throws if the worker has no line for the manifest.
 * @param {string} site
 */
export function writePrecacheManifest(site) {
  const paths = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => path !== SERVICE_WORKER_FILE && !NEVER_CACHED.test(path))
    .sort();
  /** The digest of each file, by its path relative to the main page. @type {Record<string, string>} */
  const files = {};
  /** @type {Record<string, string>} */
  const later = {};
  for (const path of paths) {
    const bytes = readFileSync(join(site, path));
    const list =
      CACHED_ON_DEMAND.test(path) ||
      (EXPERIMENT_RECORDS.test(path) && bytes.length > MAX_PRECACHED_RECORD_BYTES)
        ? later
        : files;
    list[path === "index.html" ? "./" : path] = digest(bytes);
  }
  const worker = readFileSync(join(site, SERVICE_WORKER_FILE), "utf8");
  if (!MANIFEST_PLACEHOLDER.test(worker))
    throw new Error(`${SERVICE_WORKER_FILE} has no place for its build`);
  const name = digest(
    JSON.stringify([files, later, worker.replace(MANIFEST_PLACEHOLDER, "")]),
  ).slice(0, 16);
  const line = `const build = ${JSON.stringify({ name, files, later })};`;
  writeFileSync(
    join(site, SERVICE_WORKER_FILE),
    worker.replace(MANIFEST_PLACEHOLDER, () => line),
  );
}
