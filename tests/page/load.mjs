/** Loads the modules of the page in Node, compiled by Vite with the settings of the page. */

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildPageModules } from "../../tools/page-modules.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const source = join(root, "www", "src");
const compiled = await buildPageModules();

/** @param {string} path below `www/src` */
export function load(path) {
  const file = resolve(source, path).slice(root.length);
  const named = ["", ".ts", ".tsx", "/index.ts"].map((ending) => `${file}${ending}.js`);
  const found = named.map((one) => join(compiled, one)).find(existsSync);
  if (!found) throw new Error(`www/src has no module ${path}`);
  return import(pathToFileURL(found).href);
}
