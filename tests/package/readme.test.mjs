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

const set = readFileSync(join(root, "tests", "puzzles", "top95.txt"), "utf8").split("\n");
/** The file that is read. */
writeFileSync(
  at("puzzles.txt"),
  Array.from({ length: 1000 }, (_, n) => `${set[n % 95]}\n`).join(""),
);

/** What does not load a lab goes on from that of the first snippet. */
function whole(code, index) {
  if (index === 0) return `${code}\nexport { lab, puzzle };\n`;
  if (/import \{.*\bload\b.*\} from/.test(code)) return `${code}\nexport {};\n`;
  const plain = code.replaceAll(/\/\/.*$/gm, "");
  const used = ["lab", "puzzle"].filter((name) => new RegExp(`(?<!\\.)\\b${name}\\b`).test(plain));
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

test("the first screen solves one and a million, races, generates and cancels", () => {
  const screen = readme.split("\n").slice(0, 62).join("\n");
  const calls = [
    /lab\.solve\(/,
    /readFile\(.*solveMany\(/s,
    /race\.run\(/,
    /lab\.generate\(/,
    /signal: \w+\.signal/,
  ];
  const places = calls.map((call) => screen.search(call));
  assert.ok(
    places.every((at) => at > 0),
    String(places),
  );
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
  );
});

test("they compile under the strictest options, for Node with and without the types of browsers", () => {
  const node = { module: "nodenext", types: ["node"] };
  compile("tsconfig.bare.json", { ...node, lib: ["es2023"], noEmit: true }, ["snippet*.ts"]);
  const dom = { lib: ["es2023", "dom"], skipLibCheck: false };
  compile("tsconfig.json", { ...node, ...dom }, ["snippet*.ts"]);
});

test("so do those for bundlers", () => {
  const page = { module: "esnext", moduleResolution: "bundler", types: [] };
  const dom = { lib: ["es2023", "dom"], skipLibCheck: false };
  compile("tsconfig.page.json", { ...page, ...dom, noEmit: true }, ["page*.ts"]);
});

for (const [index, code] of snippets.entries()) {
  test(`snippet ${index + 1} runs, prints what it says and ends`, async () => {
    const args = [at("out", `snippet${index}.js`)];
    const options = { cwd: project, timeout: 120_000 };
    const { stdout } = await promisify(execFile)(process.execPath, args, options);
    const printed = stdout.split("\n");
    const lines = code.split("\n").map((line) => /console\.log\(.*\); \/\/ (.*)$/.exec(line)?.[1]);
    for (const line of lines.filter((line) => line !== undefined)) {
      assert.ok(printed.includes(line), `"${line}" is not among\n${stdout}`);
    }
  });
}
