/**
 * `www/src/words/en/reasons.ftl` → `pkg/src/hints/texts.ts` and `english.ts`: the English texts of the reasons of
 * hints, as part of the package.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compileTable, readCatalog, wordsFolder } from "../www/tables.mjs";
import { declarations } from "./catalog-types.mjs";
import { inRoot } from "./run.mjs";

const GENERATED_HEADER = "// Generated from www/src/words/en/reasons.ftl by tools/hint-texts.mjs.";

/** Returns the contents of the generated files by their paths. @returns {Map<string, string>} */
export function hintTexts() {
  const declared = declarations().get(join(wordsFolder, "en", "reasons.ftl.d.ts")) ?? "";
  const type = /export type Words = \{\n([\s\S]*?)\n\};/.exec(declared)?.[1];
  if (!type) throw new Error("the texts of the reasons have no type");
  const english = readCatalog("en", "reasons");
  const { code } = compileTable(english, english);
  const texts = `${GENERATED_HEADER}

/** The texts of reasons and proofs. */
export interface HintTexts {
  /** The name of a house; numbers start at 1. */
  readonly house: (kind: "row" | "column" | "box", number: number) => string;
${type}
}
`;
  const written = `${GENERATED_HEADER}
import type { HintTexts } from "./texts.js";

const format = {
  number: (number: number): string => number.toLocaleString("en"),
  list: (values: readonly string[]): string => new Intl.ListFormat("en").format(values),
  CAPITAL: (text: string): string => text.charAt(0).toUpperCase() + text.slice(1),
};

const reasons: (r: typeof format) => Omit<HintTexts, "house"> = ${code};

/** The English texts. */
export const english: HintTexts = {
  house: (kind, number) => \`\${kind} \${number}\`,
  ...reasons(format),
};
`;
  return new Map([
    [inRoot("pkg", "src", "hints", "texts.ts"), texts],
    [inRoot("pkg", "src", "hints", "english.ts"), written],
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const [file, text] of hintTexts()) writeFileSync(file, text);
}
