/** Catalogs in Fluent's format, compiled when the page is built: those of the engine, and those of the page itself. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
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
const FIRST = "first";

/** Tables whose English texts the page has from ids or from the engine: the catalogs are for translators. */
const DERIVED = new Set(["classes", "drawn", "names"]);

/**
 * The first file of each language. It names all other files of the language, so that the first script names one file per
 * language.
 */
function index() {
  const groupOf = Object.fromEntries(
    groups().flatMap(([group, tables]) =>
      tables.flatMap((table) => (table === group ? [] : [[table, group]])),
    ),
  );
  const first = languagesIn().map(
    (language) => `${JSON.stringify(language)}:()=>import("${TABLES}/${language}/${FIRST}")`,
  );
  return `export const groupOf=${JSON.stringify(groupOf)};
export const firstFiles={${first.join(",\n")}};`;
}

/** The modules of a language with translations of data, by the kind of data. @param {string} language */
function dataOf(language) {
  const folder = `${wordsFolder}${language}/data/`;
  return (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) =>
    /^export .*\btexts\b/m.test(readFileSync(folder + file, "utf8"))
      ? [[file.replace(/\.ts$/, ""), folder + file]]
      : [],
  );
}

/**
 * The files of a language other than the first: tables, and translations of data and of the messages of the engine.
 * @param {string} language
 * @param {(id: string) => string} importOf the expression that imports a module
 */
function othersOf(language, importOf) {
  const tables = groups().flatMap(([group]) =>
    group === FIRST ? [] : [[group, `${TABLES}/${language}/${group}`]],
  );
  /** @param {string[][]} files */
  const object = (files) =>
    `{${files.map(([name, id = ""]) => `${JSON.stringify(name)}:()=>${importOf(id)}`).join(",\n")}}`;
  const engine = `${wordsFolder}${language}/engine.ftl`;
  const files = `export const files=${object(tables)};`;
  if (language === "en") return files; // the English texts come with the data and the messages
  return `${files}
export const data=${object(dataOf(language))};
${existsSync(engine) ? `export const engine=()=>${importOf(engine)};` : ""}`;
}

/**
 * The tables of a file, each by its name.
 * @param {string} language @param {string} group @param {(id: string) => string} importOf
 */
function fileOf(language, group, importOf) {
  const all = groups().find(([name]) => name === group)?.[1] ?? [];
  const tables = language === "en" ? all.filter((table) => !DERIVED.has(table)) : all;
  const compiled = tables.map((table) => {
    const { code } = compileTable(readCatalog("en", table), readCatalog(language, table));
    return `const ${table}=${code};`;
  });
  const others = group === FIRST ? othersOf(language, importOf) : "";
  return `${compiled.join("\n")}\nexport {${tables.join(",")}};\n${others}`;
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
    const { mode, config } = this.environment;
    // In the built page, Vite adds preloading code to `import("…")`. That code is in the script of the page, which waits
    // for the first words, so the first words must not wait for that script. An address gets no such code.
    const byAddress = mode === "build" && config.consumer === "client";
    const importOf = (/** @type {string} */ id) => {
      if (!byAddress) return `import(${JSON.stringify(id)})`;
      const file = this.emitFile({ type: "chunk", id, preserveSignature: "strict" });
      return `import(import.meta.ROLLUP_FILE_URL_${file})`;
    };
    return language && group ? fileOf(language, group, importOf) : index();
  },
  transform: {
    filter: { id: /\.ftl$/ },
    handler: (text) => ({ code: `export default ${JSON.stringify(compile(text))};`, map: null }),
  },
};
