/** The project's Markdown: links have targets, and the numbers in the README agree with the lab. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { load } from "../../pkg/dist/node/workshop.js";
import { filesUnder } from "../../tools/fresh.mjs";
import { inRoot, root } from "../../tools/run.mjs";
import { sections } from "../../www/docs/contents.mjs";

const MAX_README_WORDS = 700;

/** Lessons and recipes link to addresses of the built site and of other projects, and have tests of their own. */
const documents = [
  ...readdirSync(root)
    .filter((name) => name.endsWith(".md"))
    .map((name) => inRoot(name)),
  ...filesUnder(
    ["docs", "src", "pkg/README.md", "tests/README.md", "tools", "engine"].map((path) =>
      inRoot(path),
    ),
  ),
  inRoot("www/README.md"),
  inRoot("www/src/words/README.md"),
].filter((file) => file.endsWith(".md") && !/node_modules|docs\/recipes\/./.test(file));

/** Returns the identifier that Markdown renderers give a heading. @param {string} heading */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");

/** @param {string} file */
const anchorsOf = (file) =>
  [...readFileSync(file, "utf8").matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    anchorOf(heading),
  );

/** Returns the fault of a relative link, if any. @param {string} from the file with the link @param {string} target */
function faultOf(from, target) {
  const [path = "", anchor] = target.split("#");
  const file = path === "" ? from : join(dirname(from), path);
  if (!existsSync(file)) return "there is no such file";
  if (anchor === undefined || statSync(file).isDirectory()) return null;
  return anchorsOf(file).includes(anchor) ? null : "the file has no such heading";
}

test("a link without a target is detected", () => {
  const readme = inRoot("README.md");
  assert.equal(faultOf(readme, "docs/none.md"), "there is no such file");
  assert.equal(faultOf(readme, "CONTRIBUTING.md#none"), "the file has no such heading");
  assert.equal(faultOf(readme, "CONTRIBUTING.md#the-loop"), null);
});

test("every relative link leads to an existing file and heading", () => {
  assert.ok(documents.length > 12, `${documents.length} documents`);
  const wrong = documents.flatMap((file) => {
    const text = readFileSync(file, "utf8").replaceAll(/^```[\s\S]*?^```/gm, "");
    const links = [...text.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)];
    return links
      .map(([, link, image]) => link ?? image ?? "")
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => ({ target, fault: faultOf(file, target) }))
      .filter(({ fault }) => fault !== null)
      .map(({ target, fault }) => `${relative(root, file)}: ${target}: ${fault}`);
  });
  assert.deepEqual(wrong, []);
});

test("the README is short, and its numbers are correct", async () => {
  const readme = readFileSync(inRoot("README.md"), "utf8");
  const words = readme.split(/\s+/).filter((word) => /\w/.test(word)).length;
  assert.ok(words <= MAX_README_WORDS, `${words} words`);
  const lab = await load();
  const store = readFileSync(inRoot("www/src/views/race/store.ts"), "utf8");
  const [, maxLanes] = /LANES = (\d+);/.exec(store) ?? [];
  const lessons = readdirSync(inRoot("www/lessons/en")).filter((name) => name.endsWith(".md"));
  const numbers = {
    solvers: lab.algorithms.filter(({ kind }) => kind === "solver").length,
    "human techniques": lab.techniques.length,
    "rating scales": lab.scales.length,
    lessons: lessons.length,
    algorithms: Number(maxLanes),
  };
  for (const [what, number] of Object.entries(numbers)) {
    const said = new RegExp(`(\\d+) ${what}`).exec(readme.replaceAll(/\s+/g, " "))?.[1];
    assert.equal(Number(said), number, what);
  }
});

test("the documentation of the site contains every page of docs exactly once", () => {
  const files = sections.flatMap(({ entries }) => entries.map(({ file }) => file));
  assert.equal(new Set(files).size, files.length);
  const pages = readdirSync(inRoot("docs")).filter((name) => name.endsWith(".md"));
  assert.deepEqual(
    files.filter((file) => dirname(file) === "docs").sort(),
    pages.map((name) => `docs/${name}`).sort(),
  );
});
