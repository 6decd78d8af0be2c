/** Reads the pseudo-code and the names of algorithms from the built packages. */

import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

/** @typedef {{ readonly id: string, readonly name: string }} Entry */
/** @typedef {Readonly<Record<string, readonly { readonly text: string }[]>>} Lines */

/**
 * Returns the translations in a module of the page, by the path of a text in the catalog. English has none.
 * @param {string} language @param {string} file
 */
async function textsIn(language, file) {
  if (language === "en") return {};
  const path = fileURLToPath(new URL(`../../src/words/${language}/${file}.ts`, import.meta.url));
  const { module } = await runnerImport(path, { configFile: false, logLevel: "error" });
  const [texts] = Object.values(/** @type {Record<string, Record<string, string>>} */ (module));
  return texts ?? {};
}

/** @param {string} language @returns {Promise<import("./lesson.mjs").Codes>} */
export async function readCodes(language) {
  /** @type {{ default: unknown }[]} */
  const [first, all, code] = await Promise.all([
    import("../../../pkg/wasm/catalog.js"),
    import("../../../pkg/wasm/workshop/catalog.js"),
    import("../../../pkg/wasm/code.js"),
  ]);
  const lines = /** @type {Lines} */ (code?.default);
  const entries = [first, all].flatMap((list) => /** @type {Entry[]} */ (list?.default));
  const [definition, names] = await Promise.all([
    textsIn(language, "data/code"),
    textsIn(language, "docs/algorithms/index"),
  ]);
  return new Map(
    entries.map(({ id, name }) => [
      id,
      {
        name: names[`${id}.name`] ?? name,
        code: (lines[id] ?? []).map(({ text }, index) => definition[`${id}.${index}.text`] ?? text),
      },
    ]),
  );
}
