/** Catalogs in Fluent's format, compiled when the page is built: those of the engine, and those of the page itself. */
import { existsSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { parse } from "@fluent/syntax";
import { compileTable, groups, languagesIn, readCatalog, wordsFolder } from "./tables.mjs";

/**
 * The messages of a catalog by their ids, as `@fluent/bundle` interprets them.
 * @param {string} text
 * @returns {Record<string, import("@fluent/bundle/esm/ast.js").Pattern>}
 */
export function compile(text) {
  const faults = parse(text, {}).body.filter(({ type }) => type === "Junk");
  if (faults.length > 0) throw new Error(`not Fluent: ${JSON.stringify(faults[0])}`);
  const messages = new FluentResource(text).body.flatMap(({ id, value }) =>
    value === null ? [] : [/** @type {const} */ ([id, value])],
  );
  return Object.fromEntries(messages);
}

const TABLES = "virtual:tables";

/** Tables whose English texts the page has from ids or from the engine: the catalogs are for translators. */
const DERIVED = new Set(["classes", "drawn", "names"]);

/** Which file has which table, and how the files of each language are fetched. */
function index() {
  const all = groups();
  const files = languagesIn().flatMap((language) =>
    all.map(([group]) => {
      const path = `${language}/${group}`;
      return `${JSON.stringify(path)}:()=>import("${TABLES}/${path}")`;
    }),
  );
  const groupOf = Object.fromEntries(
    all.flatMap(([group, tables]) =>
      tables.flatMap((table) => (table === group ? [] : [[table, group]])),
    ),
  );
  return `export const languages=${JSON.stringify(languagesIn())};
export const groupOf=${JSON.stringify(groupOf)};
export const files={${files.join(",\n")}};`;
}

/** The tables of a file, each by its name. @param {string} language @param {string} group */
function fileOf(language, group) {
  const all = groups().find(([name]) => name === group)?.[1] ?? [];
  const tables = language === "en" ? all.filter((table) => !DERIVED.has(table)) : all;
  const compiled = tables.map((table) => {
    const { code } = compileTable(readCatalog("en", table), readCatalog(language, table));
    return `const ${table}=${code};`;
  });
  return `${compiled.join("\n")}\nexport {${tables.join(",")}};`;
}

/** @type {import("vite").Plugin} */
export const catalogs = {
  name: "catalogs",
  resolveId: (id) => (id.startsWith(TABLES) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${TABLES}`)) return null;
    const [, language, group] = id.split("/");
    for (const table of groups().flatMap(([, tables]) => tables)) {
      for (const one of languagesIn()) {
        // A language may have few tables. The development server fails on the name of a file that does not exist.
        const file = `${wordsFolder}${one}/${table}.ftl`;
        if (existsSync(file)) this.addWatchFile(file);
      }
    }
    return language && group ? fileOf(language, group) : index();
  },
  transform: {
    filter: { id: /\.ftl$/ },
    handler: (text) => ({ code: `export default ${JSON.stringify(compile(text))};`, map: null }),
  },
};
