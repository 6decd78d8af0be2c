/**
 * `X.module.css` → `X.module.css.d.ts`: the classes of a style sheet, so that the compiler reports a class without a
 * rule.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "lightningcss";
import { inRoot } from "./run.mjs";

const www = inRoot("www");
/** Folders with style sheets of components, of the page and of the gallery. */
const STYLE_FOLDERS = ["src", "gallery"];
const named = (/** @type {string} */ ending) =>
  STYLE_FOLDERS.flatMap((folder) =>
    readdirSync(join(www, folder), { recursive: true, encoding: "utf8" }).map((file) =>
      join(www, folder, file),
    ),
  ).filter((file) => file.endsWith(ending));

/** Returns the paths of the style sheets of components. */
export const styleModules = () => named(".module.css");

/** Returns the classes that a style sheet defines, without those of other sheets. @param {string} file */
export function classesOf(file) {
  const { exports } = transform({
    filename: file,
    code: readFileSync(file),
    cssModules: { pattern: "[local]", animation: false, customIdents: false, grid: false },
  });
  return Object.keys(exports ?? {}).sort();
}

/**
 * Returns the name under which JavaScript imports a class: `reading-sample` becomes `readingSample`.
 * @param {string} local
 */
export const importNameOf = (local) => local.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Returns the declarations by the paths of their files. @returns {Map<string, string>} */
export function declarations() {
  return new Map(
    styleModules().map((file) => {
      const lines = classesOf(file).map((name) => `export const ${importNameOf(name)}: string;\n`);
      const head = `// Generated from ${basename(file)} by tools/style-types.mjs.\n`;
      return [`${file}.d.ts`, head + lines.join("")];
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const all = declarations();
  for (const file of named(".module.css.d.ts")) if (!all.has(file)) rmSync(file);
  for (const [file, text] of all) {
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
}
