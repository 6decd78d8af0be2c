/**
 * Compiles `<sudoku-lab>` in JSX with the installed package and the types of each available framework, and checks every
 * declaration. `npm run test:long` installs all frameworks first.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { folderOf, packagesFolderOf } from "../../tools/bundlers.mjs";
import { frameworks } from "../../tools/frameworks.mjs";
import { installInto, root } from "../package/installed.mjs";

const here = frameworks.filter((framework) => packagesFolderOf(framework));

test("missing frameworks are listed, and in the long tests there are none", (context) => {
  const missing = frameworks.filter((one) => !here.includes(one)).map(({ name }) => name);
  const names = missing.length > 0 ? missing : here.map(({ name }) => name);
  context.diagnostic(
    `${missing.length > 0 ? "not at hand, so not tried" : "tried"}: ${names.join(", ")}`,
  );
  if (process.env.SUDOKU_LONG) assert.deepEqual(missing, []);
});

for (const { name, entry, source, listener } of here) {
  test(`${name} compiles the element with its attributes and events, and rejects others`, () => {
    const tool = { name };
    mkdirSync(folderOf(tool), { recursive: true });
    const project = mkdtempSync(join(folderOf(tool), "project-"));
    after(() => rmSync(project, { recursive: true, force: true }));
    installInto(project);
    writeFileSync(
      join(project, "app.tsx"),
      `import type {} from "sudoku-lab/embed/${entry}";
       export const view = (
         <sudoku-lab puzzle="1" algorithms="ga" max-seconds="3" lock=""
           ${listener}={(event) => event.detail.lanes[0]?.place?.toFixed()}>text</sudoku-lab>
       );
       export const race = <sudoku-race algorithms="ga" ${listener}={(event) => event.detail.lanes[0]?.steps} />;
       export const plot = <sudoku-plot for="race" log="xy" />;
       export const hint = <sudoku-hint for="board" />;
       export const board = <sudoku-board id="board" editable />;
       // @ts-expect-error: there is no such attribute.
       export const wrongBoard = <sudoku-board puzle="1" />;
       // @ts-expect-error: there is no such attribute.
       export const wrongName = <sudoku-lab puzle="1" />;
       // @ts-expect-error: attributes are text.
       export const wrongType = <sudoku-lab seed={2} />;
       // @ts-expect-error: the event has no such detail.
       export const wrongEvent = <sudoku-lab ${listener}={(event) => event.detail.places} />;`,
    );
    const compilerOptions = {
      skipLibCheck: false,
      target: "es2022",
      module: "esnext",
      moduleResolution: "bundler",
      lib: ["es2023", "dom", "dom.iterable"],
      jsx: "preserve",
      jsxImportSource: source,
      types: [],
      noEmit: true,
    };
    const base = join(root, "node_modules/@tsconfig/strictest/tsconfig.json");
    const settings = { extends: base, compilerOptions, files: ["app.tsx"] };
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify(settings));
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    try {
      execFileSync(process.execPath, [tsc, "-p", project], { encoding: "utf8", stdio: "pipe" });
    } catch (error) {
      assert.fail(/** @type {{ stdout: string }} */ (error).stdout);
    }
  });
}
