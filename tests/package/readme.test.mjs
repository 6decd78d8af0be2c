/** The snippets of the package's README do what they say, in a project that has it installed. */
import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { install, root } from "./installed.mjs";

const readme = readFileSync(join(root, "pkg", "README.md"), "utf8");
const fences = [...readme.matchAll(/^```(\w.*)\n([\s\S]*?)^```$/gm)];
const snippets = fences.filter(([, kind]) => kind === "ts").map(([, , code]) => code);
/** For pages that are bundled: there is nothing of the kind in Node. */
const forPages = fences.filter(([, kind]) => kind === "ts bundlers").map(([, , code]) => code);

const { project } = install();
const at = (...path) => join(project, ...path);

/** What does not load a lab goes on from that of the first snippet. */
function whole(code, index) {
  if (index === 0) return `${code}\nexport { lab, puzzle };\n`;
  if (/import \{.*\bload\b.*\} from/.test(code)) return `${code}\nexport {};\n`;
  const used = ["lab", "puzzle"].filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return `import { ${used.join(", ")} } from "./snippet0.js";\n${code}`;
}

for (const [index, code] of snippets.entries()) {
  writeFileSync(at(`snippet${index}.ts`), whole(code, index));
}
for (const [index, code] of forPages.entries()) writeFileSync(at(`page${index}.ts`), code);

function compile(name, compilerOptions, include) {
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
  writeFileSync(at(name), JSON.stringify(settings));
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  try {
    execFileSync(process.execPath, [tsc, "-p", at(name)], { encoding: "utf8" });
  } catch (error) {
    assert.fail(error.stdout);
  }
}

test("there are snippets of both kinds", () => {
  assert.ok(snippets.length > 5);
  assert.ok(forPages.length > 0);
});

test("they compile under the strictest options, for Node with and without the types of browsers", () => {
  const node = { module: "nodenext", types: ["node"] };
  compile("tsconfig.bare.json", { ...node, lib: ["es2023"], noEmit: true }, ["snippet*.ts"]);
  compile("tsconfig.json", { ...node, lib: ["es2023", "dom"] }, ["snippet*.ts"]);
});

test("so do those for bundlers", () => {
  const page = { module: "esnext", moduleResolution: "bundler", types: [] };
  compile("tsconfig.page.json", { ...page, lib: ["es2023", "dom"], noEmit: true }, ["page*.ts"]);
});

for (const [index, code] of snippets.entries()) {
  test(`snippet ${index + 1} runs, prints what it says and ends`, async () => {
    const args = [at("out", `snippet${index}.js`)];
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 120_000 });
    const printed = stdout.split("\n");
    const lines = code.split("\n").map((line) => /console\.log\(.*\); \/\/ (.*)$/.exec(line)?.[1]);
    for (const line of lines.filter((line) => line !== undefined)) {
      assert.ok(printed.includes(line), `"${line}" is not among\n${stdout}`);
    }
  });
}
