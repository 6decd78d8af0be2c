/** The snippets of the package's README work in a project with the package installed. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { install } from "./installed.mjs";
import {
  compile,
  DOM,
  expectPrinted,
  NODE,
  pageSnippets,
  readme,
  snippets,
  writeSnippets,
} from "./snippets.mjs";

const { project } = install();
writeSnippets(project);

test("there are snippets of both kinds", () => {
  assert.ok(snippets.length > 5);
  assert.ok(pageSnippets.length > 0);
});

test("the first screen solves one puzzle and a million, races, generates and cancels", () => {
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

test("the snippets compile under the strictest options, for Node with and without the types of browsers", () => {
  const bare = { ...NODE, lib: ["es2023"], noEmit: true };
  compile(project, "tsconfig.bare.json", bare, ["snippet*.ts"]);
  compile(project, "tsconfig.json", { ...NODE, ...DOM }, ["snippet*.ts"]);
});

test("the snippets for bundlers compile too", () => {
  const page = { module: "esnext", moduleResolution: "bundler", types: [] };
  compile(project, "tsconfig.page.json", { ...page, ...DOM, noEmit: true }, ["page*.ts"]);
});

for (const [index, code] of snippets.entries()) {
  test(`snippet ${index + 1} runs, prints the values in its comments and exits`, async () => {
    const args = [join(project, "out", `snippet${index}.js`)];
    const options = { cwd: project, timeout: 120_000 };
    const { stdout } = await promisify(execFile)(process.execPath, args, options);
    expectPrinted(code, stdout);
  });
}
