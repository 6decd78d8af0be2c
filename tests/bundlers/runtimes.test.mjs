/**
 * Runs the snippets of the package's README in each other available runtime. `npm run test:long` installs all runtimes
 * first.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { programOf, runtimes } from "../../tools/runtimes.mjs";
import { install } from "../package/installed.mjs";
import {
  compile,
  DOM,
  expectPrinted,
  NODE,
  snippets,
  writeSnippets,
} from "../package/snippets.mjs";

const here = runtimes.filter(programOf);
const missing = runtimes.filter((runtime) => !here.includes(runtime)).map(({ name }) => name);

test("missing runtimes are listed, and in the long tests there are none", (context) => {
  const names = missing.length > 0 ? missing : here.map(({ name }) => name);
  context.diagnostic(
    `${missing.length > 0 ? "not at hand, so not tried" : "tried"}: ${names.join(", ")}`,
  );
  if (process.env.SUDOKU_LONG) assert.deepEqual(missing, []);
});

if (here.length > 0) {
  const { project } = install();
  writeSnippets(project);
  compile(project, "tsconfig.json", { ...NODE, ...DOM }, ["snippet*.ts"]);
  for (const runtime of here) {
    for (const [index, code] of snippets.entries()) {
      test(`snippet ${index + 1} runs in ${runtime.name}, prints the values in its comments and exits`, async () => {
        const args = [...runtime.args, join(project, "out", `snippet${index}.js`)];
        const options = { cwd: project, timeout: 120_000 };
        const { stdout } = await promisify(execFile)(programOf(runtime) ?? "", args, options);
        expectPrinted(code, stdout);
      });
    }
  }
}
