/** The numbers in `docs/papers.md`: each is computed by a test, or has a source in `papers-numbers.json`. */
import { readFileSync } from "node:fs";
import { computed, root } from "./papers-page.mjs";

/**
 * Returns the sections of the page by the letter of their text; the introduction has no letter. Other sources are left
 * out.
 */
function sectionsOfPage() {
  const [stated = ""] = readFileSync(`${root}docs/papers.md`, "utf8").split(
    "## Presets with other sources",
  );
  return new Map(
    stated.split(/^(?=## [A-Z]\. )/m).map((text) => [/^## ([A-Z])\. /.exec(text)?.[1] ?? "", text]),
  );
}

/** Returns the letters of the sections that the page has; "" for its introduction. */
export const lettersOfPage = () => [...sectionsOfPage().keys()];

/**
 * Returns the parts of some sections whose numbers need a source: no headings, titles in code and first cells of
 * tables.
 */
export function textOf(/** @type {readonly string[]} */ letters) {
  const sections = sectionsOfPage();
  return letters
    .map((letter) => sections.get(letter) ?? "")
    .join("\n")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => (line.split("|").length === 5 ? line.replace(/^\| .*? \|/, "|") : line))
    .join(" ")
    .replaceAll(/\s+/g, " ");
}

/** Numbers that are written as words. Smaller ones are seldom results. */
const WORDS = new Map([
  ["eight", "8"],
  ["nine", "9"],
  ["ten", "10"],
  ["eleven", "11"],
  ["twelve", "12"],
  ["thirteen", "13"],
  ["fourteen", "14"],
  ["fifteen", "15"],
  ["sixteen", "16"],
  ["twenty", "20"],
  ["thirty", "30"],
  ["forty", "40"],
  ["fifty", "50"],
  ["sixty", "60"],
  ["seventy", "70"],
  ["eighty", "80"],
  ["ninety", "90"],
  ["hundred", "100"],
]);

const NUMBER = new RegExp(`\\d[\\d,]*(?:\\.\\d+)?|\\b(?:${[...WORDS.keys()].join("|")})\\b`, "gi");

const numbersOf = (/** @type {string} */ text) =>
  [...text.replaceAll(/`[^`]*`/g, "").matchAll(NUMBER)].map(
    ([found]) => WORDS.get(found.toLowerCase()) ?? found.replace(/,$/, ""),
  );

/** Whether a file has this number, with at least as many digits, or as a share of 1 where the page has per cents. */
function hasNumber(/** @type {string} */ file, /** @type {string} */ text) {
  const decimals = text.split(".")[1]?.length ?? 0;
  const value = Number(text.replaceAll(",", ""));
  const literals = readFileSync(`${root}${file}`, "utf8")
    .replaceAll(/(?<=\d)[_,](?=\d{3})/g, "")
    .replaceAll(/\b[A-Za-z]+\b/g, (word) => WORDS.get(word.toLowerCase()) ?? word);
  return [...literals.matchAll(/\d+(?:\.\d+)?/g)].some(([found]) =>
    [1, 100].some((scale) => (scale * Number(found)).toFixed(decimals) === value.toFixed(decimals)),
  );
}

/**
 * Returns the problems of sources: phrases that a text lacks, and sources that are gone or have another number. A
 * source is a file, `file: name of a test or other text in it`, `printed` for numbers of the texts and of their
 * authors' programs, or `ours: reason` for numbers that nothing computes.
 */
export function problemsOfSources(
  /** @type {string} */ text,
  /** @type {Record<string, string>} */ sources,
) {
  const problems = [];
  for (const [phrase, source] of Object.entries(sources)) {
    if (!text.includes(phrase)) problems.push(`“${phrase}” is not on the page`);
    const [file = ""] = source.split(": ");
    if (file === "printed") continue;
    if (file === "ours") {
      if (source.length < 20) problems.push(`“${phrase}”: a choice of ours needs its reason`);
      continue;
    }
    for (const number of numbersOf(phrase))
      if (!hasNumber(file, number)) problems.push(`“${phrase}”: ${file} has no ${number}`);
    const name = source.slice(file.length + 2);
    if (name && !readFileSync(`${root}${file}`, "utf8").includes(name))
      problems.push(`“${phrase}”: ${file} has no “${name}”`);
  }
  return problems;
}

/** Returns the numbers of a text that are neither in code nor in a phrase that a test computes or that has a source. */
export function numbersWithoutSource(
  /** @type {string} */ text,
  /** @type {Iterable<string>} */ tested,
  /** @type {Record<string, string>} */ sources,
) {
  const problems = [];
  const code = [...text.matchAll(/`[^`]*`/g)].map(([found]) => found);
  const covered = new Set();
  for (const phrase of [...code, ...tested, ...Object.keys(sources)]) {
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
      for (let one = at; one < at + phrase.length; one++) covered.add(one);
  }
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const place = text.slice(Math.max(0, index - 40), index + 20);
    if (!covered.has(index)) problems.push(`${number} without a source: ${place}`);
  }
  return problems;
}

/** The phrases of the page whose numbers no test computes, with their sources. @type {Record<string, string>} */
export const sources = JSON.parse(readFileSync(`${root}tests/tools/papers-numbers.json`, "utf8"));

/**
 * Returns the numbers of some sections without a source, after the tests of the calling file have computed their
 * phrases.
 */
export const problemsOfNumbers = (/** @type {readonly string[]} */ ...letters) =>
  numbersWithoutSource(textOf(letters), computed, sources);
