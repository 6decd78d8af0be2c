/** References within the built site: none is broken, and a broken one is detected. */
import assert from "node:assert/strict";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { checkReferences, danglingReferences } from "../../www/references.mjs";

const site = fileURLToPath(new URL("../../www/dist/", import.meta.url));

test("no reference of the built site is broken", () => {
  assert.ok(existsSync(join(site, "index.html")), "npm run build makes the site");
  assert.deepEqual(danglingReferences(site), []);
});

test("broken references of every kind are detected, and one fails the build", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "sudoku-site-"));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(site, folder, { recursive: true });
  const change = (
    /** @type {string} */ path,
    /** @type {RegExp} */ from,
    /** @type {string} */ to,
  ) => {
    const before = readFileSync(join(folder, path), "utf8");
    const after = before.replace(from, to);
    assert.notEqual(after, before, path);
    writeFileSync(join(folder, path), after);
    const dangling = danglingReferences(folder);
    writeFileSync(join(folder, path), before);
    return dangling;
  };
  for (const [path, from, to, found] of /** @type {const} */ ([
    [
      "experiments/ants.toml",
      /25x25-acs-030/,
      "25x25-acs-031",
      "experiments/ants.toml: ../../../tests/puzzles/25x25-acs-031.txt",
    ],
    ["experiments/index.json", /ants\.toml/, "ant.toml", "experiments/index.json: ant.toml"],
    [
      "experiments/index.json",
      /people-ratings\.csv/,
      "rated.csv",
      "experiments/index.json: rated.csv",
    ],
    ["sets/index.json", /"top95\.txt"/, '"top96.txt"', "sets/index.json: top96.txt"],
    ["papers/a.json", /a-singles\.toml/, "a-single.toml", "papers/a.json: a-single.toml"],
    [
      "learn/order.html",
      /href="inference\.html"/,
      'href="interference.html"',
      "learn/order.html: interference.html",
    ],
    [
      "learn/order.html",
      /href="#figure-1-said"/,
      'href="#figure-0-said"',
      "learn/order.html: #figure-0-said",
    ],
    ["learn/ants.html", /e=people/, "e=persons", "learn/ants.html: #e=persons"],
    ["index.html", /href="\.\/favicon\.svg"/, 'href="./icon.svg"', "index.html: ./icon.svg"],
    [
      "manifest.webmanifest",
      /icons\/[\w-]+\.png/,
      "icons/none.png",
      "manifest.webmanifest: icons/none.png",
    ],
  ])) {
    const dangling = change(path, from, to);
    assert.ok(
      dangling.length > 0 && dangling.every((one) => one === found),
      `${found}: ${dangling}`,
    );
  }
  rmSync(join(folder, "races.json"));
  rmSync(join(folder, "sets/top95.txt"));
  assert.throws(() => checkReferences(folder), /lead nowhere:\n.*top95\.txt/s);
});
