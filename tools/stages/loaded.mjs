/** The files of the built site on which a browser test depends: those that its pages requested when it last passed. */
import { readFileSync } from "node:fs";
import { basename, relative } from "node:path";
import { filesUnder } from "../fresh.mjs";
import { closureOf, inputsOf } from "../inputs.mjs";
import { hashOf, hashOfFile } from "../passed.mjs";
import { inRoot } from "../run.mjs";

const site = inRoot("www", "dist");

/** The part of a file name that Vite derives from the contents, as in `page-DftOJtsU.js`. */
const CONTENT_HASH = /-[\w-]{8}(?=\.\w+)/g;

/** Returns the name of a built file without its content hash. @param {string} path */
export const plainName = (path) => path.replace(CONTENT_HASH, "");

/**
 * Returns the hashes of the contents of the built site by plain file names. Names of other files in the contents are
 * made plain too, so that a changed chunk does not change the chunks that only refer to it.
 * @param {string} folder @returns {Map<string, string>}
 */
export function siteHashes(folder = site) {
  const files = filesUnder([folder]);
  const names = files.map((file) => basename(file)).filter((name) => plainName(name) !== name);
  const hashes = new Map();
  for (const file of files) {
    const path = `/${relative(folder, file)}`;
    const isText = /\.(js|css|html|json|webmanifest)$/.test(path);
    const content = isText
      ? hashOf([withPlainNames(readFileSync(file, "utf8"), names)])
      : hashOfFile(file);
    const plain = plainName(path);
    // Two files whose names differ only in their content hashes share one entry.
    hashes.set(plain, hashOf([hashes.get(plain) ?? "", content]));
  }
  return hashes;
}

/** @param {string} text @param {readonly string[]} names */
function withPlainNames(text, names) {
  const knownNames = new Set(names);
  return text.replace(/[\w.-]+-[\w-]{8}\.\w+/g, (name) =>
    knownNames.has(name) ? plainName(name) : name,
  );
}

/**
 * Returns a key of the files of the site on which a test depends: the files that its pages loaded, or all files if these
 * are not known.
 * @param {readonly string[] | undefined} loaded @param {ReadonlyMap<string, string>} hashes
 */
export function siteKey(loaded, hashes) {
  const paths = loaded ?? [...hashes.keys()].sort();
  return hashOf(paths.map((path) => `${path} ${hashes.get(path) ?? "missing"}`));
}

/**
 * Whether all requests of a spec file are recorded by test: its pages are opened at host names of their tests, or at the
 * host name of the file if the tests share a page by `onePage`.
 * @param {string} spec
 */
export function isRecorded(spec) {
  const files = [...closureOf(spec)];
  const code = files
    .filter((file) => file.startsWith(inRoot("tests", "e2e")))
    .map((file) => readFileSync(file, "utf8"));
  return (
    files.includes(inRoot("tests/e2e/test.ts")) &&
    !inputsOf(spec).some((path) => path === "www" || path === "www/dist") &&
    // These expressions are other ways to address the server, open pages of another Playwright project, or share a page
    // in another way.
    !code.some((text) =>
      /project\.use|process\.env\.PORT|import\.meta\.env|beforeAll|describe\.serial/.test(text),
    )
  );
}

/**
 * Parses the request log of the server, whose lines contain a host and a path.
 * @param {string} log
 * @returns {Map<string, string[]>} plain names of files by host names, without `.localhost`
 */
export function loadedByHost(log) {
  /** @type {Map<string, Set<string>>} */
  const results = new Map();
  for (const line of log.split("\n")) {
    const [host = "", path = ""] = line.split(" ");
    const name = /^(.+)\.localhost(:\d+)?$/.exec(host)?.[1];
    if (!name || !path) continue;
    results.set(name, (results.get(name) ?? new Set()).add(plainName(path)));
  }
  return new Map([...results].map(([name, paths]) => [name, [...paths].sort()]));
}

/**
 * Returns the files that the pages of a test loaded, with all files of the page that tests of its file share;
 * `undefined` if they are not known.
 * @param {string} spec @param {string} id of the test @param {ReadonlyMap<string, readonly string[]>} loaded by host
 */
export function loadedBy(spec, id, loaded) {
  if (!isRecorded(spec)) return undefined;
  const name = basename(spec, ".spec.ts");
  const paths = [...(loaded.get(name) ?? []), ...(loaded.get(`${id}.${name}`) ?? [])];
  return paths.length > 0 ? [...new Set(paths)].sort() : undefined;
}
