/** What the page says of how hard a puzzle is. */
import { count, format } from ".";
import { translated } from "./language";

/** Small numbers are written out. */
const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];

const number = (value: number) => NUMBERS[value] ?? format(value);

/** A name within a sentence: `Hidden pair` begins small there, `X-wing` and `Sue de Coq` do not. */
const within = (name: string) =>
  /^[A-Z][a-z]{2}[a-z-]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** `an` where the name is said with a vowel first: an X-wing, an ALS-XZ, an empty rectangle; but a unique one. */
const article = (name: string) => (/^([AEFHILMNORSX](?=[A-Z-])|[aeio])/.test(name) ? "an" : "a");

/** Names that are the same for several: swordfish, locked candidates, multi-colours. */
const alike = /(fish|s|subset of five or more|Medusa|Coq)$/;

/** One of several of its kind stands before a comma: unique rectangles, type 1. */
const plural = (name: string) => {
  const [head = "", ...rest] = name.split(/(?=,| \+)/);
  return alike.test(head) ? name : [`${head}s`, ...rest].join("");
};

/** `two X-wings`, `an XY-chain`. */
export const times = (count: number, name: string): string => {
  const plain = within(name);
  if (count > 1) return `${number(count)} ${plural(plain)}`;
  return /(candidates|colours)$/.test(plain) ? `${plain} once` : `${article(plain)} ${plain}`;
};

/** Techniques that a sentence names. */
const MOST_TOLD = 4;

const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const words = await translated("ratings", {
  title: "How hard it is",
  looking: "Rating the puzzle…",
  failed: (why: string) => `The puzzle could not be rated: ${why}.`,
  notUnique: "Only a puzzle with exactly one solution has a rating.",
  needs: "What it needs",
  needsLooking: (steps: number) => `Looking for the path: ${count(steps, "step")} so far…`,
  singles: "Singles are enough.",
  /** What a path takes beyond singles, hardest first; of many the hardest alone. */
  sentence: (parts: readonly (readonly [count: number, name: string])[]) => {
    const told = parts.length > MOST_TOLD ? parts.slice(0, MOST_TOLD - 1) : parts;
    const rest = parts.length - told.length;
    const all = told.map(([each, name]) => times(each, name));
    if (rest > 0) all.push(`${number(rest)} easier techniques beyond singles`);
    return `${capital(list(all))}.`;
  },
  stuck: "The techniques here do not solve it to the end; what they do is counted.",
  bar: "Steps of the path by technique, the easiest first. Press one to list its steps alone on the path.",
  need: (name: string, steps: number) => `${name}: ${count(steps, "step")}`,
  scales: "Ratings",
  /** `≥ 5.6` where more is not known. */
  value: (text: string) => text.replace(">=", "≥ "),
  interval: (low: string, high: string) => `95 %: ${low}–${high}`,
  unit: (unit: string) => `in ${unit}`,
  how: "Definition, source, checks",
  source: "Source",
  checked: "Checked",
  slow: "takes longer",
  rate: "Rate",
  rateOn: (scale: string) => `Rate: ${scale}`,
  waiting: "…",
  running: (seconds: number) => `${format(seconds)} s so far`,
  cancel: "Cancel",
  cancelOf: (what: string) => `Cancel: ${what}`,
  anotherHelp: "Opens as a new puzzle; this one is kept as it is, and Back returns to it.",
  kind: "Like this one in",
  level: (column: string, level: string) => `${column}: ${level}`,
  needing: (technique: string) => `hardest technique: ${technique}`,
  make: "Make another",
  tried: (puzzles: number) => `${count(puzzles, "puzzle")} tried`,
  made: "Another puzzle of this kind is on the board.",
  missed: (puzzles: number, says: string | null) =>
    `None in ${count(puzzles, "puzzle")}.${says === null ? "" : ` The nearest: ${says}.`}`,
  openNearest: "Open the nearest",
  makeFailed: (why: string) => `No other could be made: ${why}.`,
} as const);
