/**
 * Texts that tests of the page look for exist in the page, so that a reworded message does not make a browser test
 * wait.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { test } from "node:test";
import { parse } from "@fluent/syntax";
import { filesUnder } from "../../tools/fresh.mjs";
import { inRoot, root } from "../../tools/run.mjs";

/** Calls that look for a text of the page, with the text. */
const QUOTED = [
  /\b(?:button|getByText|getByLabel|getByTitle|getByPlaceholder|toHaveText|toContainText|toHaveAccessibleName)\(\s*(?:[\w.()]+,\s*)?"((?:[^"\\\n]|\\.)+)"/g,
  /\b(?:name|hasText):\s*"((?:[^"\\\n]|\\.)+)"/g,
];

const read = (/** @type {string} */ file) => readFileSync(file, "utf8");
/** @param {string} folder @param {RegExp} name */
const filesOf = (folder, name) => filesUnder([inRoot(folder)]).filter((file) => name.test(file));
const plain = (/** @type {string} */ text) => text.replace(/\s+/g, " ");

/** The maximum number of sequences of one message; messages with more select expressions count as gaps. */
const MOST = 64;

/** Messages of the page, as their fixed parts in order; a select expression gives one sequence per variant. */
const messages = filesOf("www/src/words/en", /\.ftl$/).flatMap((file) =>
  parse(read(file), {}).body.flatMap((entry) =>
    entry.type === "Message" && entry.value ? sequences(entry.value) : [],
  ),
);

/** @param {import("@fluent/syntax").Pattern} pattern @returns {string[][]} */
function sequences(pattern) {
  /** @type {string[][]} */
  let all = [[""]];
  for (const element of pattern.elements) {
    const { type } = element;
    const expression = type === "Placeable" ? element.expression : undefined;
    /** @type {string[][]} */
    let ends = [["", ""]];
    if (type === "TextElement") ends = [[plain(element.value)]];
    else if (expression?.type === "StringLiteral") ends = [[expression.value]];
    else if (expression?.type === "SelectExpression")
      ends = expression.variants.flatMap(({ value }) => sequences(value));
    if (all.length * ends.length > MOST) ends = [["", ""]];
    all = all.flatMap((start) =>
      ends.map(([first = "", ...rest]) => [
        ...start.slice(0, -1),
        `${start.at(-1)}${first}`,
        ...rest,
      ]),
    );
  }
  return all;
}

/** All other texts that the page can show: names and sentences of the engine, of the package and of data. */
const sources = plain(
  [
    ...filesOf("www/src", /\.(tsx?|ftl)$/),
    ...filesOf("www/public", /\.json$/),
    inRoot("www/index.html"),
    ...filesOf("www/lessons", /\.(md|mjs)$/),
    ...filesOf("pkg/src", /\.(ts|json)$/),
    ...filesOf("src", /\.rs$/),
  ]
    .map(read)
    .join("\n"),
);

/** All fixed parts: no text contains a line break, so none is found across two parts. */
const fixed = messages.flat().join("\n");
/** A text that is in no fixed part can only be in messages with gaps. */
const gapped = messages.filter((parts) => parts.length > 1);

/**
 * Whether an instance of a message contains `text`: the text starts in one fixed part, contains the following ones, and
 * ends in another. At least a third of the text must be fixed, because a message of gaps would match any text.
 * @param {string} text
 */
function isInMessage(text) {
  if (fixed.includes(text)) return true;
  const gaps = Math.floor((text.length * 2) / 3);
  return gapped.some((parts) =>
    parts.some((part, first) => {
      if (first > 0 && continues(text, parts, first, gaps)) return true;
      for (
        let from = part.indexOf(text[0] ?? "");
        from >= 0;
        from = part.indexOf(text[0] ?? "", from + 1)
      ) {
        const start = part.slice(from);
        if (!text.startsWith(start) || (from > 0 && isInWord(part, from))) continue;
        if (continues(text.slice(start.length), parts, first + 1, gaps)) return true;
      }
      return false;
    }),
  );
}

/** Whether a position is inside a word. @param {string} text @param {number} at */
const isInWord = (text, at) => /\w\w/.test(text.slice(Math.max(at - 1, 0), at + 1));

/** @param {string} rest @param {readonly string[]} parts @param {number} at @param {number} gaps @returns {boolean} */
function continues(rest, parts, at, gaps) {
  const part = parts[at];
  if (part === undefined) return rest === "";
  for (let gap = 0; gap <= Math.min(rest.length, gaps); gap += 1) {
    if (isInWord(rest, gap)) continue;
    const after = rest.slice(gap);
    if (part.startsWith(after)) return true;
    if (part === "" || !after.startsWith(part)) continue;
    if (continues(after.slice(part.length), parts, at + 1, gaps - gap)) return true;
  }
  return false;
}

/** Splits a quoted text into parts of one message each, at numbers and punctuation. */
const piecesOf = (/** @type {string} */ text) =>
  text
    .split(/[\d“”\u202f]+|\\u\w{4}|(?<=[.:])\s|[()=]/)
    .map((piece) => piece.trim().replace(/^[.,:;×·–%\s]+|[.,:;×·–%\s]+$/g, ""))
    .filter((piece) => /[a-z]{3}/i.test(piece));

/** Quoted texts that are not in a single message, with the reason. */
const ALLOWED = new Map([
  ["runs.csv", "the name of a file"],
  ["Nackter Single", "a name that begins a sentence"],
  ["Most constrained cell, changed: cell order rows.", "a name and what is changed"],
  [
    "The link also sets the view (Race), the algorithms (Genetic algorithm: paper, Propagation and search), seed 7, and their parameters.",
    "a list of names",
  ],
  ["Save sudoku-lab.png", "an action and its file"],
  ["what saves a plot", "the name of a case"],
  ["whether it is another in disguise", "the name of a case"],
  ["the style sheet of a view", "the name of a case"],
  ["the view of several cores", "the name of a case"],
  ["Why it works Read the chain from one end", "a title and its text"],
  ["nowhere is not defined", "an error of the browser"],
  ["Differences: a quarter turn to the left, digits renamed", "a list of messages"],
  ["Symmetries of your puzzleNone.", "a title and its text"],
]);

test("every text that a browser or component test quotes exists in the page", () => {
  const files = [...filesOf("tests/e2e", /\.ts$/), ...filesOf("tests/components", /\.tsx?$/)];
  let quoted = 0;
  const unknown = files.flatMap((file) => {
    const code = read(file);
    const found = QUOTED.flatMap((form) => [...code.matchAll(form)]);
    quoted += found.length;
    return found.flatMap(([, text = ""]) => {
      if (ALLOWED.has(text)) return [];
      const whole = plain(text);
      if (sources.includes(whole) || isInMessage(whole)) return [];
      const missing = piecesOf(text).filter(
        (piece) => !sources.includes(plain(piece)) && !isInMessage(plain(piece)),
      );
      // Texts that the test itself defines: a file, a puzzle, or an algorithm.
      const foreign = missing.filter((piece) => code.split(piece).length < 3);
      return foreign.length > 0 ? [`${relative(root, file)}: "${text}" (${foreign})`] : [];
    });
  });
  assert.ok(quoted > 1500, `only ${quoted} quoted texts were found`);
  assert.deepEqual(unknown, []);
});
