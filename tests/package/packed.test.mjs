/** The contents of the package, and that it works where it is installed: in Node, and bundled for pages. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, normalize } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";
import { install, root } from "./installed.mjs";

const { project, files } = install();
const at = (...path) => join(project, ...path);
const own = (...path) => at("node_modules", "sudoku-lab", ...path);
const { exports } = JSON.parse(readFileSync(own("package.json"), "utf8"));

const { rolldown } = await import(
  pathToFileURL(createRequire(import.meta.resolve("vite")).resolve("rolldown")).href
);

/** Returns every file that a value of `exports` names. */
const targets = (value) =>
  typeof value === "string" ? [value] : Object.values(value).flatMap(targets);

test("the package contains the code, its types, its README and its licences, and nothing else", () => {
  const expected = [
    ...["LICENSE-APACHE", "LICENSE-MIT", "NOTICES.md", "README.md", "package.json"],
    ...["guest.html", "types/address.d.ts", "wasm/ids.d.ts"],
    ...["react", "preact", "solid", "vue"].map((name) => `types/embed-${name}.d.ts`),
    ...["", "workshop/"].flatMap((folder) =>
      ["sudoku_lab.js", "sudoku_lab_bg.wasm", "catalog.js", "arguments.js"].map(
        (name) => `wasm/${folder}${name}`,
      ),
    ),
    ...["code", "docs", "texts", "techniques", "technique-docs"].map((name) => `wasm/${name}.js`),
    ...sources(join(root, "pkg", "src")).flatMap((name) => [
      `dist/${name}.js`,
      `dist/${name}.js.map`,
      `dist/${name}.d.ts`,
    ]),
  ];
  assert.deepEqual(files.toSorted(), expected.toSorted());
  for (const path of targets(exports)) assert.ok(existsSync(own(path)), path);
});

test("each script has a source map that contains its source", () => {
  const scripts = files.filter((path) => /^dist\/.*\.js$/.test(path));
  assert.ok(scripts.length > 50);
  for (const path of scripts) {
    assert.match(readFileSync(own(path), "utf8"), /\n\/\/# sourceMappingURL=\S+\.map\s*$/);
    const { sources, sourcesContent } = JSON.parse(readFileSync(own(`${path}.map`), "utf8"));
    const written = readFileSync(
      join(root, "pkg", path.replace(/^dist/, "src").replace(/js$/, "ts")),
    );
    assert.equal(sources.length, 1);
    assert.equal(sourcesContent[0], written.toString());
  }
});

/** Returns the names of TypeScript files under a folder, without their extensions. */
function sources(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.slice(0, -3));
}

test("no file imports a file that the package does not contain", () => {
  for (const path of files.filter((path) => path.endsWith(".js"))) {
    const code = readFileSync(own(path), "utf8");
    const imported = [...code.matchAll(/^(?:import|export)(?: [^;"]*? from)? "([^"]+)"/gm)];
    for (const [, name] of imported) {
      const inNode = path.startsWith("dist/node/") && name.startsWith("node:");
      assert.ok(inNode || existsSync(own(path, "..", name)), `${path} imports ${name}`);
    }
  }
});

const FRAMEWORKS = new Map([
  ["types/embed-react.d.ts", "react"],
  ["types/embed-preact.d.ts", "preact"],
  ["types/embed-solid.d.ts", "solid-js"],
  ["types/embed-vue.d.ts", "vue"],
]);

test("no public type refers to the bindings: each is found by the names of the package alone", () => {
  const entries = Object.values(exports).flatMap(({ types = [] }) => types);
  assert.ok(entries.length > 3);
  const seen = new Set();
  const follow = (path) => {
    if (seen.has(path)) return;
    seen.add(path);
    assert.ok(files.includes(path), `${path} is not in the package`);
    if (path !== "wasm/ids.d.ts") assert.doesNotMatch(path, /^wasm\//);
    const code = readFileSync(own(path), "utf8");
    for (const [, name] of code.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)) {
      // Imports by the name of the package lead to files that are checked from here.
      if (/^sudoku-lab\b/.test(name)) continue;
      // The JSX types of a framework are for users of the framework.
      if (FRAMEWORKS.get(path) === name) continue;
      assert.match(name, /^\.\.?\//, `${path} names ${name}`);
      follow(normalize(join(path, "..", name)).replace(/\.js$/, ".d.ts"));
    }
  };
  for (const path of entries) follow(normalize(path));
  assert.ok(seen.size > 15, `${seen.size} files`);
});

test("the metadata that the registry shows exist and are true", () => {
  const { license, keywords, repository, description, engines } = JSON.parse(
    readFileSync(own("package.json"), "utf8"),
  );
  assert.equal(license, "MIT OR Apache-2.0");
  for (const name of ["LICENSE-APACHE", "LICENSE-MIT", "NOTICES.md"]) {
    assert.deepEqual(readFileSync(own(name)), readFileSync(join(root, name)), name);
  }
  assert.ok(keywords.includes("sudoku") && description.length > 20 && engines.node);
  assert.equal(repository, undefined, "there is no public address");
});

const run = (file) =>
  promisify(execFile)(process.execPath, [at(file)], { cwd: project, timeout: 120_000 });

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

test("in Node, everything works without configuration, and the process exits", async () => {
  writeFileSync(at("puzzles.txt"), `${EASY}\n`.repeat(3));
  writeFileSync(
    at("node.js"),
    `import { load, Pool, Race, readFile, Solutions, solveMany } from "sudoku-lab";
     import { load as loadAll } from "sudoku-lab/workshop";
     import settings from "sudoku-lab/package.json" with { type: "json" };
     const lab = await load();
     const puzzle = lab.read("${EASY}");
     const pool = new Pool(lab);
     const { found } = await pool.solve(puzzle, { solutions: 2 });
     const { groups } = await readFile(pool, "puzzles.txt");
     const { counts } = await solveMany(pool, "fast", groups[0].puzzles, { limit: 2 });
     const solutions = new Solutions(lab);
     solutions.open(puzzle);
     const census = await solutions.count();
     const all = await loadAll();
     const race = new Race(all);
     const lanes = await race.run(".".repeat(81), [{ algorithm: "minimal", seed: 1 }]);
     const { outcome } = lanes[0].progress;
     console.log(settings.name, found, counts.join(), census.found, outcome);`,
  );
  assert.deepEqual(await run("node.js"), { stdout: "sudoku-lab 1 1,1,1 1 solved\n", stderr: "" });
});

test("a CommonJS project, as npm init creates it, can require the package", async () => {
  mkdirSync(at("older"));
  writeFileSync(at("older", "package.json"), JSON.stringify({ name: "older", type: "commonjs" }));
  writeFileSync(
    at("older", "index.js"),
    `const { load, Pool } = require("sudoku-lab");
     load().then(async (lab) => {
       console.log(lab.solve("${EASY}").found);
       console.log((await new Pool(lab).solve("${EASY}")).found);
     });`,
  );
  assert.equal((await run("older/index.js")).stdout, "1\n1\n");
});

test("if the modules are missing, the error says so and refers to the documentation", async () => {
  const bundle = await rolldown({ cwd: project, input: "node.js", platform: "node" });
  await bundle.write({ dir: at("alone"), entryFileNames: "[name].mjs", codeSplitting: false });
  await assert.rejects(run("alone/node.mjs"), ({ stderr }) =>
    /SudokuError: The solvers could not be fetched: ENOENT.*See In Node in/.test(stderr),
  );
});

test("the script of the worker cannot be imported, and its error says so", async () => {
  writeFileSync(at("wrong.js"), `await import("sudoku-lab/worker");`);
  await assert.rejects(run("wrong.js"), { stderr: /is to be run in a worker, not imported/ });
});

test("without web workers and Node threads, one error explains what to do", async () => {
  writeFileSync(
    at("neither.js"),
    `import { readFileSync } from "node:fs";
     import { load, Pool, Race, Solutions, solveMany } from "./node_modules/sudoku-lab/dist/index.js";
     const lab = await load(readFileSync("node_modules/sudoku-lab/wasm/sudoku_lab_bg.wasm"));
     const puzzle = lab.read("1".padEnd(81, "."));
     const say = ({ code, message }) => console.log(code, message);
     await solveMany(new Pool(lab), "fast", puzzle.givens).catch(say);
     const solutions = new Solutions(lab);
     solutions.open(puzzle);
     await solutions.count().catch(say);
     const race = new Race(lab);
     race.prepare(puzzle, [{ algorithm: "fast" }]);
     await new Promise((settle) => setTimeout(settle));
     say(race.lanes[0].error);
     await load(readFileSync("node_modules/sudoku-lab/wasm/workshop/sudoku_lab_bg.wasm")).catch(say);`,
  );
  const { stdout } = await run("neither.js");
  const line =
    "unsupported No worker could be started: Worker is not defined. See createWorker in sudoku-lab's README.\n";
  const whole = "unsupported Load all of it by load() of sudoku-lab/workshop.\n";
  assert.equal(stdout, line.repeat(3) + whole);
});

/** Returns the contents of a bundle: its scripts, and the bytes of its modules. */
function bundled(folder) {
  const paths = readdirSync(folder, { recursive: true });
  const scripts = paths.filter((path) => path.endsWith(".js"));
  const code = scripts.map((path) => readFileSync(join(folder, path), "utf8"));
  const modules = paths.filter((path) => path.endsWith(".wasm"));
  return { scripts, code, modules: modules.map((path) => readFileSync(join(folder, path))) };
}

const solvers = readFileSync(own("wasm", "sudoku_lab_bg.wasm"));
const everything = readFileSync(own("wasm", "workshop", "sudoku_lab_bg.wasm"));
const bySize = (modules) => modules.toSorted((a, b) => a.length - b.length);
/** Whether code contains a text that occurs only in the worker's script. */
const asked = (code) => code.includes("before the start of a run");

test("Vite finds the module and the worker, and includes no code for Node", async () => {
  writeFileSync(
    at("app.js"),
    `import { load, Pool, Race, Solutions, solveMany } from "sudoku-lab";
     const lab = await load();
     globalThis.all = { lab, Pool, Race, Solutions, solveMany };`,
  );
  writeFileSync(at("index.html"), `<script type="module" src="./app.js"></script>`);
  await build({ root: project, configFile: false, logLevel: "error", build: { target: "es2022" } });
  const { scripts, code, modules } = bundled(at("dist"));
  assert.deepEqual(bySize(modules), [solvers, everything]);
  assert.equal(code.filter(asked).length, 1);
  const worker = scripts[code.findIndex(asked)].replace(/^.*\//, "");
  assert.ok(code.some((one) => !asked(one) && one.includes(worker)));
  for (const one of code) assert.doesNotMatch(one, /node:|worker_threads|readFileSync/);
});

test("Rolldown bundles the package as the README describes for Rollup", async () => {
  const readme = readFileSync(own("README.md"), "utf8");
  const examples = [...readme.matchAll(/^```ts bundlers\n([\s\S]*?)^```$/gm)];
  const [, page] = examples.find(([, code]) => code.includes("sudoku_lab.wasm"));
  mkdirSync(at("rollup"));
  writeFileSync(at("rollup", "app.ts"), page);
  const bundle = await rolldown({
    cwd: at("rollup"),
    input: { app: "app.ts", worker: "sudoku-lab/worker" },
    platform: "browser",
    moduleTypes: { ".wasm": "asset" },
  });
  await bundle.write({ dir: at("rollup", "dist"), entryFileNames: "[name].js" });
  const { code, modules } = bundled(at("rollup", "dist"));
  assert.deepEqual(bySize(modules), [solvers, everything]);
  assert.ok(asked(readFileSync(at("rollup", "dist", "worker.js"), "utf8")));
  assert.ok(existsSync(at("rollup", "dist", "app.js")));
  for (const one of code) assert.doesNotMatch(one, /node:|worker_threads|readFileSync/);
});

test("a bundle for Node keeps Node's workers", async () => {
  const bundle = await rolldown({ cwd: project, input: "node.js", platform: "node" });
  const { output } = await bundle.generate();
  assert.match(output[0].code, /worker_threads/);
});
