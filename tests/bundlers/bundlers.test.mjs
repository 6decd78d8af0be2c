/**
 * Bundles the installed package with each available bundler, as the README describes, and opens the resulting page in a
 * browser. `npm test` uses the installed bundlers; `npm run test:long` installs the others first.
 */
import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { browserArgs, findBrowser } from "../../tools/browser.mjs";
import { folderOf, moduleOf, packagesFolderOf, tools } from "../../tools/bundlers.mjs";
import { serverOf } from "../../tools/serve.mjs";
import { installInto, root } from "../package/installed.mjs";

const browser = await findBrowser();
const here = tools.filter((tool) => packagesFolderOf(tool));
const missing = [
  ...tools.filter((tool) => !here.includes(tool)).map(({ name }) => name),
  ...(browser ? [] : ["a browser to open the pages in"]),
];

test("missing bundlers are listed, and in the long tests there are none", (context) => {
  const rest = `not at hand, so not tried: ${missing.join(", ")} (npm run test:long fetches them)`;
  context.diagnostic(
    missing.length > 0 ? rest : `tried: ${here.map(({ name }) => name).join(", ")}`,
  );
  assert.ok(here.length > 0);
  if (process.env.SUDOKU_LONG) assert.deepEqual(missing, []);
});

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** The code of the page, which shows its results in the title: computed in the thread, in a pool and in a race. */
const work = (createWorker) => `
  const here = lab.solve("${EASY}").text;
  const pool = new Pool(lab${createWorker});
  const there = (await pool.solve("${EASY}", { algorithm: "general" })).text;
  const aborted = await pool.solve("${EASY}", {}, { signal: AbortSignal.abort() }).catch(({ name }) => name);
  pool.dispose();
  const race = new Race(lab${createWorker});
  const lanes = await race.run("${EASY}", [{ algorithm: "backtracking" }, { algorithm: "cdcl" }]);
  race.dispose();
  document.title = [here, there, aborted, ...lanes.map(({ progress }) => progress.outcome)].join(" ");`;
const expected = [SOLVED, SOLVED, "AbortError", "solved", "solved"].join(" ");

const readme = readFileSync(join(root, "pkg", "README.md"), "utf8");
const examples = [...readme.matchAll(/^```ts bundlers\n([\s\S]*?)^```$/gm)].map(
  ([, code = ""]) => code,
);
const told = examples.find((code) => code.includes("sudoku_lab.wasm")) ?? "";

/** @type {Record<string, Record<string, string>>} */
const pages = {
  plain: {
    "app.js": `import { load, Pool, Race } from "sudoku-lab"; const lab = await load(); ${work("")}`,
  },
  // The code of the README, which already creates a pool.
  told: {
    "app.js": `import { Race } from "sudoku-lab"; ${told} pool.dispose(); { ${work(", { createWorker }")} }`,
  },
  next: {
    "next.config.mjs": `export default {
      output: "export",
      serverExternalPackages: ["sudoku-lab"],
      turbopack: { root: new URL("..", import.meta.url).pathname },
    };`,
    "app/layout.js": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
    // The puzzle is solved by Node during the build, and again in the page.
    "app/page.js": `import { load } from "sudoku-lab";
      import Client from "./client";
      export default async function Page() {
        const lab = await load();
        return <><p id="built">{lab.solve("${EASY}").text}</p><Client /></>;
      }`,
    "app/client.js": `"use client";
      import { useEffect } from "react";
      import { load, Pool, Race } from "sudoku-lab";
      async function work() { const lab = await load(); ${work("")} }
      export default function Client() {
        useEffect(() => void work().catch((error) => { document.title = String(error); }), []);
        return null;
      }`,
  },
};

for (const tool of here) {
  test(`${tool.name} builds a working page`, { timeout: 600_000 }, async () => {
    const home = packagesFolderOf(tool) ?? root;
    // In a folder below the packages of the bundler, from which they are resolved.
    mkdirSync(folderOf(tool), { recursive: true });
    const project = mkdtempSync(join(folderOf(tool), "project-"));
    after(() => rmSync(project, { recursive: true, force: true }));
    installInto(project);
    for (const [name, text] of Object.entries(pages[tool.page] ?? {})) {
      mkdirSync(join(project, name, ".."), { recursive: true });
      writeFileSync(join(project, name), text);
    }
    const site = await tool.bundle(project, moduleOf(home), home);
    assert.ok(existsSync(join(site, "index.html")));
    if (tool.page === "next") {
      assert.ok(readFileSync(join(site, "index.html"), "utf8").includes(`>${SOLVED}<`));
    }
    if (browser) assert.equal(await titleOf(site), expected);
  });
}

/** Returns the title of the page when it has finished. @param {string} site */
async function titleOf(site) {
  const { chromium } = await import("playwright-core");
  const server = serverOf(site);
  await new Promise((settle) => server.listen(0, "127.0.0.1", () => settle(null)));
  const opened = await chromium.launch({ executablePath: browser ?? "", args: browserArgs });
  try {
    const page = await opened.newPage();
    const said = new Promise((_, reject) => page.on("pageerror", reject));
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    await page.goto(`http://127.0.0.1:${port}/`);
    await Promise.race([
      said,
      page.waitForFunction(() => document.title !== "", null, { timeout: 120_000 }),
    ]);
    return await page.title();
  } finally {
    await opened.close();
    server.closeAllConnections();
    server.close();
  }
}
