/** The snippets of the package's README, written into a project that has the package installed. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./installed.mjs";

export const readme = readFileSync(join(root, "pkg", "README.md"), "utf8");
const fences = [...readme.matchAll(/^```(\w.*)\n([\s\S]*?)^```$/gm)].map(
  ([, kind = "", code = ""]) => ({ kind, code }),
);
export const snippets = fences.filter(({ kind }) => kind === "ts").map(({ code }) => code);
/** Snippets for bundled pages, which do not run in Node. */
export const pageSnippets = fences
  .filter(({ kind }) => kind === "ts bundlers")
  .map(({ code }) => code);

/**
 * Returns a complete program: a snippet that does not load a lab continues with the lab of the first one.
 * @param {string} code @param {number} index
 */
function completeProgram(code, index) {
  if (index === 0) return `${code}\nexport { lab, puzzle };\n`;
  if (/import \{.*\bload\b.*\} from/.test(code)) return `${code}\nexport {};\n`;
  const plain = code.replaceAll(/\/\/.*$/gm, "");
  const used = ["lab", "puzzle"].filter((name) => new RegExp(`(?<!\\.)\\b${name}\\b`).test(plain));
  return `import { ${used.join(", ")} } from "./snippet0.js";\n${code}`;
}

/** Writes all snippets, and the file of puzzles that one of them reads. @param {string} project */
export function writeSnippets(project) {
  const set = readFileSync(join(root, "tests", "puzzles", "top95.txt"), "utf8").split("\n");
  writeFileSync(
    join(project, "puzzles.txt"),
    Array.from({ length: 1000 }, (_, n) => `${set[n % 95]}\n`).join(""),
  );
  for (const [index, code] of snippets.entries()) {
    writeFileSync(join(project, `snippet${index}.ts`), completeProgram(code, index));
  }
  for (const [index, code] of pageSnippets.entries()) {
    writeFileSync(join(project, `page${index}.ts`), code);
  }
}

/**
 * Compiles under the strictest options; JavaScript goes to `out`.
 * @param {string} project @param {string} name of the settings file @param {object} compilerOptions
 * @param {readonly string[]} include
 */
export function compile(project, name, compilerOptions, include) {
  const settings = {
    extends: join(root, "node_modules/@tsconfig/strictest/tsconfig.json"),
    compilerOptions: {
      target: "es2023",
      outDir: "out",
      typeRoots: [join(root, "node_modules/@types")],
      ...compilerOptions,
    },
    include,
  };
  writeFileSync(join(project, name), JSON.stringify(settings));
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  try {
    execFileSync(process.execPath, [tsc, "-p", join(project, name)], { encoding: "utf8" });
  } catch (error) {
    assert.fail(/** @type {{ stdout: string }} */ (error).stdout);
  }
}

/** Settings for Node with the types of browsers. */
export const NODE = { module: "nodenext", types: ["node"] };
export const DOM = { lib: ["es2023", "dom"], skipLibCheck: false };

/** Checks that the lines in the comments of a snippet were printed. @param {string} code @param {string} stdout */
export function expectPrinted(code, stdout) {
  const printed = stdout.split("\n");
  const lines = code.split("\n").map((line) => /console\.log\(.*\); \/\/ (.*)$/.exec(line)?.[1]);
  for (const line of lines.filter((line) => line !== undefined)) {
    assert.ok(printed.includes(line), `"${line}" is not among\n${stdout}`);
  }
}
