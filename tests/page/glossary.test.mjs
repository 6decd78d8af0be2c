/**
 * `docs/glossary.md`: its terms and their synonyms are allowed everywhere; the words of its last column, which are
 * home-made or ambiguous, occur in no identifier of the revised folders. Documentation comments there name their
 * subject.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

/** The folders whose identifiers and documentation have been revised. Add a folder when its files pass. */
const REVISED = [
  "src/experiment",
  "src/generator",
  "src/grid",
  "src/rating",
  "src/search",
  "src/stats",
  "src/techniques",
];

/** Openings of documentation comments that omit the subject. */
const VAGUE_OPENING =
  /^(It\b|Its\b|That\b|Those\b|This one\b|What\b|Whatever\b|Whether\b|Of\b|Nor\b|As \[|Same\b)/;

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");

const entries = (/** @type {string} */ cell) =>
  cell
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The rows of the glossary: terms, synonyms, and words to avoid. */
const rows = read("docs/glossary.md")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .slice(1)
  .map((line) => line.split("|").slice(1, -1))
  .map(([terms = "", , synonyms = "", avoid = ""]) => ({
    terms: entries(terms),
    synonyms: entries(synonyms),
    avoid: entries(avoid),
  }));
const avoided = new Set(rows.flatMap(({ avoid }) => avoid));
const allowed = rows.flatMap(({ terms, synonyms }) => [...terms, ...synonyms]);

/** The Rust sources of the revised folders. */
const sources = REVISED.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".rs"))
    .map((file) => join(folder, file)),
);

/** Splits an identifier into words: `aPart`, `a_part`, `A_PART` and `APart` have two. */
const wordsOf = (/** @type {string} */ name) =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

/** Returns code without its character literals, comments and strings. */
const bare = (/** @type {string} */ code) =>
  code
    .replace(/'(?:[^'\\\n]|\\.)'/g, "' '")
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")
    .replace(/"(?:[^"\\]|\\[\s\S])*"/g, '""');

/** Returns the identifiers of a source that contain a word to avoid. */
const wrongNames = (/** @type {string} */ code) =>
  [...new Set(bare(code).match(/[A-Za-z_]\w*/g))].filter((name) =>
    wordsOf(name).some((word) => avoided.has(word)),
  );

/** Returns the first lines of documentation comments; texts in `docs!` are for users and are not checked. */
const openings = (/** @type {string} */ code) => {
  const lines = code.replace(/docs! \{[\s\S]*?\n\}/g, "").split("\n");
  const doc = (/** @type {string | undefined} */ line) => line?.match(/^\s*\/\/[/!] ?(.*)$/)?.[1];
  return lines.flatMap((line, at) => {
    const text = doc(line);
    return text && !doc(lines[at - 1]) ? [text] : [];
  });
};

test("the glossary is parsed", () => {
  assert.ok(rows.length > 20 && rows.every(({ terms }) => terms.length > 0));
  for (const word of ["conflict", "nogood", "block", "pencil mark", "clue"]) {
    assert.ok(allowed.includes(word), word);
  }
  for (const word of ["told", "wave", "most"]) assert.ok(avoided.has(word), word);
});

test("no word is both allowed and to be avoided", () => {
  assert.deepEqual(
    allowed.filter((word) => avoided.has(word)),
    [],
  );
});

test("a home-made word and a missing subject are detected", () => {
  assert.deepEqual(wrongNames('const MOST_CELLS: usize = 9; // told\nlet wave_at = "lost";'), [
    "MOST_CELLS",
    "wave_at",
  ]);
  const code =
    "/// Whether it holds.\n/// Of all.\nfn a();\ndocs! {\n    /// It is shown.\n}\n/// The size.";
  assert.deepEqual(openings(code), ["Whether it holds.", "The size."]);
  assert.ok(VAGUE_OPENING.test("Whether it holds.") && !VAGUE_OPENING.test("The size."));
});

test("no identifier of a revised folder has a home-made word", () => {
  assert.ok(sources.length > 80, `${sources.length} files`);
  const wrong = sources.flatMap((file) => wrongNames(read(file)).map((name) => `${file}: ${name}`));
  assert.equal(wrong.join("\n"), "");
});

test("documentation in a revised folder names its subject", () => {
  const wrong = sources.flatMap((file) =>
    openings(read(file))
      .filter((text) => VAGUE_OPENING.test(text))
      .map((text) => `${file}: ${text}`),
  );
  assert.equal(wrong.join("\n"), "");
});
