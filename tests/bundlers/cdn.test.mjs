/**
 * Opens the page of the README that needs no build in a browser. Requests to the CDN are answered with the files of the
 * installed package, from a different origin than the page.
 */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { browserArgs, findBrowser } from "../../tools/browser.mjs";
import { serverOf } from "../../tools/serve.mjs";
import { installInto, root } from "../package/installed.mjs";

const browser = await findBrowser();
const readme = readFileSync(join(root, "pkg", "README.md"), "utf8");
const snippet = /^```html cdn\n([\s\S]*?)^```$/m.exec(readme)?.[1] ?? "";
const { version } = JSON.parse(readFileSync(join(root, "pkg", "package.json"), "utf8"));
const CDN = `https://cdn.jsdelivr.net/npm/sudoku-lab@${version}/`;

test("every address in the page contains the current version", () => {
  const addresses = snippet.match(/https:[^"]*/g) ?? [];
  assert.ok(addresses.length > 1);
  for (const address of addresses) assert.ok(address.startsWith(CDN), address);
});

const skip = browser ? false : "no browser";
test("the page prints the values in its comments", { skip, timeout: 120_000 }, async () => {
  const project = mkdtempSync(join(tmpdir(), "sudoku-lab-cdn-"));
  after(() => rmSync(project, { recursive: true, force: true }));
  installInto(project);
  writeFileSync(join(project, "index.html"), `<!doctype html><meta charset="utf-8">\n${snippet}`);
  const expected = [...snippet.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(
    ([, text]) => text,
  );
  assert.ok(expected.length > 1);

  const { chromium } = await import("playwright-core");
  const server = serverOf(project);
  await new Promise((settle) => server.listen(0, "127.0.0.1", () => settle(null)));
  const opened = await chromium.launch({ executablePath: browser ?? "", args: browserArgs });
  try {
    // A worker requests its scripts itself, so requests of the whole context are answered.
    const context = await opened.newContext();
    await context.route(`${CDN}**`, (route) => {
      const file = route.request().url().slice(CDN.length);
      return route.fulfill({
        path: join(project, "node_modules", "sudoku-lab", file),
        headers: {
          "access-control-allow-origin": "*",
          "content-type": file.endsWith(".wasm") ? "application/wasm" : "text/javascript",
        },
      });
    });
    const page = await context.newPage();
    /** @type {string[]} */
    const printed = [];
    const failed = new Promise((_, reject) => page.on("pageerror", reject));
    const done = new Promise((resolve) =>
      page.on("console", (message) => {
        printed.push(message.text());
        if (printed.length === expected.length) resolve(null);
      }),
    );
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    await page.goto(`http://127.0.0.1:${port}/`);
    await Promise.race([done, failed]);
    assert.deepEqual(printed, expected);
  } finally {
    await opened.close();
    server.closeAllConnections();
    server.close();
  }
});
