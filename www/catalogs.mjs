/** A Vite plugin that compiles the Fluent catalogs of the engine and of the page when the page is built. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { parse } from "@fluent/syntax";
import { compileTable, existingGroups, languagesIn, readCatalog, wordsFolder } from "./tables.mjs";

/**
 * Returns the messages of a catalog by id, in the representation of `@fluent/bundle`. Throws if a message is malformed.
 * @param {string} text
 * @returns {Record<string, import("@fluent/bundle/esm/ast.js").Pattern>}
 */
export function compileCatalog(text) {
  const faults = parse(text, {}).body.filter(({ type }) => type === "Junk");
  if (faults.length > 0) throw new Error(`not Fluent: ${JSON.stringify(faults[0])}`);
  const messages = new FluentResource(text).body.flatMap(({ id, value }) =>
    value === null ? [] : [/** @type {const} */ ([id, value])],
  );
  return Object.fromEntries(messages);
}

const TABLES_MODULE_ID = "virtual:tables";
const FIRST_GROUP = "first";

/**
 * Tables that are not compiled for English: the page derives their English texts from ids or gets them from the engine.
 * Their English catalogs are for translators only.
 */
const DERIVED_TABLES = new Set(["classes", "drawn", "names"]);

/**
 * Returns the module that maps each language to its first file. The first file names all other files of the language,
 * so that the first script contains only one file name per language.
 */
function indexModule() {
  const groupOf = Object.fromEntries(
    existingGroups().flatMap(([group, tables]) =>
      tables.flatMap((table) => (table === group ? [] : [[table, group]])),
    ),
  );
  const first = languagesIn().map(
    (language) =>
      `${JSON.stringify(language)}:()=>import("${TABLES_MODULE_ID}/${language}/${FIRST_GROUP}")`,
  );
  return `export const groupOf=${JSON.stringify(groupOf)};
export const firstFiles={${first.join(",\n")}};`;
}

/** Returns pairs of a kind of data and the path of the module that translates it. @param {string} language */
function translatedDataOf(language) {
  const folder = `${wordsFolder}${language}/data/`;
  return (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) =>
    /^export .*\btexts\b/m.test(readFileSync(folder + file, "utf8"))
      ? [[file.replace(/\.ts$/, ""), folder + file]]
      : [],
  );
}

/**
 * Returns exports that import the other files of a language: tables, translated data and translated engine messages.
 * @param {string} language
 * @param {(id: string) => string} importOf Returns the expression that imports a module.
 */
function otherFilesOf(language, importOf) {
  const tables = existingGroups().flatMap(([group]) =>
    group === FIRST_GROUP ? [] : [[group, `${TABLES_MODULE_ID}/${language}/${group}`]],
  );
  /** @param {string[][]} files */
  const object = (files) =>
    `{${files.map(([name, id = ""]) => `${JSON.stringify(name)}:()=>${importOf(id)}`).join(",\n")}}`;
  const engine = `${wordsFolder}${language}/engine.ftl`;
  const files = `export const files=${object(tables)};`;
  if (language === "en") return files; // the English texts come with the data and the messages
  return `${files}
export const data=${object(translatedDataOf(language))};
${existsSync(engine) ? `export const engine=()=>${importOf(engine)};` : ""}`;
}

/**
 * Returns the module of a group of tables, which exports each table by its name.
 * @param {string} language @param {string} group @param {(id: string) => string} importOf
 */
function groupModule(language, group, importOf) {
  const all = existingGroups().find(([name]) => name === group)?.[1] ?? [];
  const tables = language === "en" ? all.filter((table) => !DERIVED_TABLES.has(table)) : all;
  const compiled = tables.map((table) => {
    const { code } = compileTable(readCatalog("en", table), readCatalog(language, table));
    return `const ${table}=${code};`;
  });
  const others = group === FIRST_GROUP ? otherFilesOf(language, importOf) : "";
  return `${compiled.join("\n")}\nexport {${tables.join(",")}};\n${others}`;
}

/** @type {import("vite").Plugin} */
export const catalogs = {
  name: "catalogs",
  resolveId: (id) => (id.startsWith(TABLES_MODULE_ID) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${TABLES_MODULE_ID}`)) return null;
    const [, language, group] = id.split("/");
    for (const table of existingGroups().flatMap(([, tables]) => tables)) {
      for (const item of languagesIn()) {
        // A language may lack some tables, and the development server fails if a watched file does not exist.
        const file = `${wordsFolder}${item}/${table}.ftl`;
        if (existsSync(file)) this.addWatchFile(file);
      }
    }
    const { mode, config } = this.environment;
    // In the built page, Vite adds preloading code to `import("…")`, which is part of the main script. The main script
    // waits for the first texts, so the first texts must not import it. Vite leaves `import(URL)` unchanged.
    const byAddress = mode === "build" && config.consumer === "client";
    const importOf = (/** @type {string} */ id) => {
      if (!byAddress) return `import(${JSON.stringify(id)})`;
      const file = this.emitFile({ type: "chunk", id, preserveSignature: "strict" });
      return `import(import.meta.ROLLUP_FILE_URL_${file})`;
    };
    return language && group ? groupModule(language, group, importOf) : indexModule();
  },
  transform: {
    filter: { id: /\.ftl$/ },
    handler: (text) => ({
      code: `export default ${JSON.stringify(compileCatalog(text))};`,
      map: null,
    }),
  },
};
