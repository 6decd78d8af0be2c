/** Finds dangling references in a built site: to missing files, experiments, papers, sets and ids of elements. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { parse } from "smol-toml";

/**
 * The path by which a definition names a set of the site: its path in the repository. See `lab/experiment/files.ts`.
 */
const SHIPPED_SET = /^(?:\.\.\/)*(?:tests\/puzzles|sets)\/([\w-]+\.(?:txt|csv))$/;

/** A reference to another site. */
const EXTERNAL_REFERENCE = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/**
 * Returns the dangling references of a built site, each as "file: reference".
 *
 * @param {string} site The folder of the site.
 * @returns {string[]}
 */
export function danglingReferences(site) {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join("/"));
  /** @type {string[]} */
  const dangling = [];
  const check = (
    /** @type {string} */ from,
    /** @type {string} */ to,
    /** @type {boolean} */ is,
  ) => {
    if (!is) dangling.push(`${from}: ${to}`);
  };
  const isFile = (/** @type {string} */ path) =>
    existsSync(join(site, path)) && statSync(join(site, path)).isFile();
  const text = (/** @type {string} */ path) => readFileSync(join(site, path), "utf8");
  /** @param {string} path @returns {any} */
  const json = (path) => (isFile(path) ? JSON.parse(text(path)) : []);

  const experiments = json("experiments/index.json");
  const sets = json("sets/index.json");
  const papers = files.filter((path) => /^papers\/[^/]+\.json$/.test(path));
  const known = {
    e: new Set(experiments.map((/** @type {{ id: string }} */ { id }) => id)),
    set: new Set(sets.map((/** @type {{ id: string }} */ { id }) => id)),
    paper: new Set(papers.map((path) => json(path).id)),
  };
  const checkHash = (/** @type {string} */ from, /** @type {string} */ hash) => {
    const keys = new URLSearchParams(hash);
    for (const [key, ids] of Object.entries(known)) {
      const id = keys.get(key);
      if (id !== null) check(from, `#${key}=${id}`, ids.has(id));
    }
  };

  /** @type {Map<string, Set<string>>} */
  const parts = new Map();
  const partsOf = (/** @type {string} */ path) => {
    const result =
      parts.get(path) ??
      new Set([...text(path).matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id));
    parts.set(path, result);
    return result;
  };
  const checkAddress = (/** @type {string} */ from, /** @type {string} */ address) => {
    if (EXTERNAL_REFERENCE.test(address)) return;
    const [before = "", hash = ""] = address.split(/#(.*)/s);
    const path = before.split("?")[0] ?? "";
    let to = path === "" ? from : join(dirname(from), path).split(sep).join("/");
    if (/(^|\/)\.?$|\/$/.test(path) && path !== "")
      to = join(to, "index.html").split(sep).join("/");
    check(from, address, isFile(to));
    if (!hash || !isFile(to)) return;
    if (hash.includes("=")) checkHash(from, hash);
    else if (to !== "index.html") check(from, address, partsOf(to).has(hash));
  };

  for (const path of files.filter((one) => one.endsWith(".html"))) {
    const page = text(path).replaceAll("&amp;", "&");
    for (const [, address = ""] of page.matchAll(/\s(?:href|src)="([^"]*)"/g))
      checkAddress(path, address);
    for (const [, hash = ""] of page.matchAll(/\sdata-hash="([^"]*)"/g)) checkHash(path, hash);
  }
  for (const { definition, records, ratings, link = "" } of experiments) {
    for (const name of [definition, records, ratings]) {
      if (name) check("experiments/index.json", name, isFile(`experiments/${name}`));
    }
    checkHash("experiments/index.json", link.replace(/^#/, ""));
  }
  for (const { file } of sets) check("sets/index.json", file, isFile(`sets/${file}`));
  for (const { hash } of json("races.json")) checkHash("races.json", hash);
  for (const path of papers) {
    for (const [, name = ""] of text(path).matchAll(/"definition": "([^"]+\.toml)"/g)) {
      check(path, name, isFile(`papers/${name}`));
    }
  }
  for (const path of files.filter((one) => one.endsWith(".toml"))) {
    const { set = [] } = /** @type {{ set?: { file?: string }[] }} */ (parse(text(path)));
    for (const { file } of set) {
      if (file === undefined) continue;
      const name = SHIPPED_SET.exec(file)?.[1];
      check(path, file, name !== undefined && isFile(`sets/${name}`));
    }
  }
  for (const path of files.filter((one) => one.endsWith(".webmanifest"))) {
    for (const { src } of json(path).icons ?? []) checkAddress(path, src);
  }
  return dangling;
}

/** Throws an error that lists the dangling references of a built site, if there are any. @param {string} site */
export function checkReferences(site) {
  const dangling = danglingReferences(site);
  if (dangling.length === 0) return;
  throw new Error(`references of the site lead nowhere:\n${dangling.join("\n")}`);
}
