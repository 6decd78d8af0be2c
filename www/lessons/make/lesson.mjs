/**
 * Reads lessons: Markdown files with a head. Their fenced blocks are boards, live figures, pseudo-code, questions and
 * more.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import MarkdownIt from "markdown-it";
import { blocks } from "./blocks.mjs";
import { readFields, singleValue, throwFieldError } from "./fields.mjs";
import { formulas, withFormulas } from "./formula.mjs";
import { groupDigits, scrollable } from "./html.mjs";
import { languages } from "./words.mjs";

/** The folder of the lessons, with one folder per language and one file per lesson. */
const folder = fileURLToPath(new URL("..", import.meta.url));

/**
 * A setting that a lesson shows, with its expected result and its caption. `where` is the place in the source.
 * @typedef {import("./setting.mjs").Setting & { expect: string, caption: string, where: string }} Shown
 */

/**
 * @typedef {object} Lesson
 * @property {number} number The number of the lesson, from 1.
 * @property {string} slug The name of the lesson in its URL.
 * @property {string} language
 * @property {string} title
 * @property {keyof import("./words.mjs").Words["parts"]} part The part of the course.
 * @property {string} summary One sentence.
 * @property {string} html
 * @property {readonly Shown[]} shown All live figures and settings to try.
 * @property {readonly string[]} algorithms The ids of the algorithms whose pseudo-code or runs the lesson shows.
 * @property {Record<string, number>} counts The number of blocks of each kind.
 * @property {number} words The number of words of the text, including captions, hints and answers.
 */

/** Pseudo-code by the id of an algorithm. @typedef {ReadonlyMap<string, { name: string, code: readonly string[] }>} Codes */

/**
 * The state that the blocks of one lesson share.
 * @typedef {object} Context
 * @property {import("./words.mjs").Words} words
 * @property {ReadonlyMap<string, string>} puzzles
 * @property {Codes} codes
 * @property {Shown[]} shown
 * @property {Set<string>} coded The ids of the algorithms whose declared pseudo-code the lesson shows.
 * @property {Record<string, number>} counts
 * @property {string} language
 * @property {string} root The relative path from the page of the lesson to the lab.
 * @property {(text: string) => string} render Renders Markdown blocks.
 * @property {(text: string) => string} inline Renders inline Markdown.
 */

/**
 * Renders a lesson. Throws an error with the file and the line if the lesson is malformed.
 * @param {string} text The text of the file.
 * @param {string} file The name of the file, `NN-slug.md`.
 * @param {string} language @param {Codes} codes
 * @returns {Lesson}
 */
export function readLesson(text, file, language, codes) {
  const [, number, slug = ""] =
    /^(\d\d)-([\w-]+)\.md$/.exec(file) ?? throwFieldError(file, "is no NN-slug.md");
  const where = `${language}/${file}`;
  const [, head = "", body = ""] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(text) ??
    throwFieldError(where, "it has no head between lines of ---");
  const fields = readFields(head, where);
  const sentence = (/** @type {string} */ key) =>
    singleValue(fields, key, where) ?? throwFieldError(where, `its head has no “${key}”`);
  const puzzles = new Map(
    (fields.get("puzzle") ?? []).map((line) => {
      const [name = "", cells] = line.split(/\s+/);
      return [name, cells ?? throwFieldError(where, `“puzzle: ${line}” is no name and a puzzle`)];
    }),
  );
  const words =
    languages[language] ?? throwFieldError(where, `there are no words of “${language}”`);
  const markdown = new MarkdownIt({ html: true });
  formulas(markdown, where);
  /** @type {Context} */
  const context = {
    words,
    puzzles,
    codes,
    shown: [],
    coded: new Set(),
    counts: {},
    language,
    root: language === "en" ? "../" : "../../",
    render: (part) => markdown.render(part),
    inline: (part) => markdown.renderInline(part),
  };
  markdown.renderer.rules.fence = (tokens, index) => {
    const { info = "", content = "", map } = tokens[index] ?? {};
    const [kind = "", ...rest] = info.trim().split(/\s+/);
    const at = `${where}:${(map?.[0] ?? 0) + 1 + head.split("\n").length + 2}`;
    const block = blocks[kind] ?? throwFieldError(at, `there is no block “${kind}”`);
    context.counts[kind] = (context.counts[kind] ?? 0) + 1;
    return block({ text: content, rest, where: at, context });
  };
  // The numbering includes pictures that are written as SVG in the text.
  let figures = 0;
  const html = scrollable(markdown.render(body))
    .replace(/<figure(?=[ >])|<sudoku-lab |<figcaption>/g, (tag) => {
      if (tag === "<figure") return `${tag} id="figure-${++figures}"`;
      const caption = `figure-${figures}-said`;
      if (tag === "<figcaption>") {
        return `<figcaption id="${caption}"><b>${words.figure(figures)}</b> `;
      }
      // A link to skip the frame, which contains many controls for keyboard users.
      return `<a class="past" href="#${caption}">${words.past(figures)}</a>${tag}title="${words.frame(figures)}" `;
    })
    // The captions of pictures in the text are HTML, in which Markdown does not replace formulas.
    .replace(/<figcaption.*?<\/figcaption>/gs, (caption) => withFormulas(caption, where))
    .replace(/<h2>(.*?)(?: \{#([^}]+)\})?<\/h2>/g, (_, title, id) => {
      return `<h2 id="${id ?? anchorOf(title)}">${title}</h2>`;
    });
  context.counts.picture =
    html.split("<svg").length - html.split(/<svg class="(?:printed )?board still/).length;
  const read = html.replace(/<svg.*?<\/svg>/gs, " ").replace(/<[^>]+>/g, " ");
  return {
    number: Number(number),
    slug,
    language,
    title: sentence("title"),
    part: partIn(words, sentence("part"), where),
    summary: sentence("summary"),
    html: groupDigits(
      `${html}<section class="paper"><h2>${words.paper}</h2>${markdown.render(sentence("paper"))}</section>`,
      language,
    ),
    shown: context.shown,
    algorithms: [
      ...new Set([
        ...context.coded,
        ...context.shown.flatMap(({ lanes }) => lanes.map(({ algorithm }) => algorithm)),
      ]),
    ],
    counts: context.counts,
    words: read.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length,
  };
}

/** @param {import("./words.mjs").Words} words @param {string} part @param {string} where */
function partIn({ parts }, part, where) {
  if (!Object.hasOwn(parts, part))
    throwFieldError(where, `there is no part “${part}” of the course`);
  return /** @type {keyof typeof parts} */ (part);
}

/** Returns the anchor of a heading. @param {string} title The heading as HTML. */
const anchorOf = (title) =>
  title
    .replace(/<[^>]+>/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Reads all lessons of a language, ordered by number. @param {string} language @param {Codes} codes */
export function readLessons(language, codes) {
  const files = readdirSync(join(folder, language)).filter((file) => file.endsWith(".md"));
  return files
    .sort()
    .map((file) =>
      readLesson(readFileSync(join(folder, language, file), "utf8"), file, language, codes),
    );
}

/** Returns the languages that have lessons. */
export const taught = () =>
  Object.keys(languages).filter((language) => readdirSync(folder).includes(language));
