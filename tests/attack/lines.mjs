/**
 * Streams malformed lines through the command line: every line that is not blank must have exactly one answer, a row or
 * an error with its position, and every solution in a row must solve the puzzle beside it.
 */
import { isUtf8 } from "node:buffer";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { solves } from "../../tools/bench/verify.mjs";
import { inRoot } from "../../tools/run.mjs";
import { randomOf } from "../monkey/actions.mjs";

/** The number of lines that are written at once. */
const CHUNK_LINES = 2000;
/** The number of faults that are stored with their text; all faults are counted. */
const MAX_FAULTS = 20;

const SETS = ["easy50.txt", "top95.txt", "radcliffe-rated-2500.csv", "16x16-gecode.txt"];

/** Fragments that damage inserts into a line. */
const PIECES = [
  ...[
    "\0",
    "\r",
    "\n",
    "\r\n",
    "é",
    "🦀",
    "\u0661",
    "\u2028",
    "\ufeff",
    " ",
    "\t",
    ",",
    ";",
    '"',
    '""',
  ],
  ...[
    "#",
    "|",
    "-",
    "+--+",
    "!",
    "0",
    "9",
    "Z",
    "99999999999999999999",
    "puzzle",
    "'",
    "r1c1=2",
    "{}",
  ],
].map((text) => Buffer.from(text));
PIECES.push(...["ff", "eda080", "c0af", "fffe", "efbb"].map((hex) => Buffer.from(hex, "hex")));

/** @param {() => number} random @returns {(from: Buffer) => Buffer} */
function damager(random) {
  const below = (/** @type {number} */ bound) => Math.floor(random() * bound);
  return (from) => {
    let line = from;
    for (let left = below(4); left > 0; left -= 1) {
      const start = below(line.length + 1);
      const end = Math.min(start + below(4), line.length);
      const [head, tail] = [line.subarray(0, start), line.subarray(end)];
      switch (below(6)) {
        case 0:
          line = Buffer.from(head);
          break;
        case 1:
          line = Buffer.concat([head, tail]);
          break;
        case 2:
          line = Buffer.concat([line, line.subarray(start)]);
          break;
        case 3:
          line = Buffer.concat([head, Buffer.from([below(256), below(256), below(256)]), tail]);
          break;
        default:
          line = Buffer.concat([head, PIECES[below(PIECES.length)] ?? tail, tail]);
      }
    }
    return line;
  };
}

/** Trailing white space by Unicode's definition; `trimEnd` would also remove U+FEFF. */
const BLANKS = /\p{White_Space}+$/u;

/** Whether a line requires an answer: it contains more than white space and a comment. @param {Buffer} line */
function wantsAnswer(line) {
  if (!isUtf8(line)) return true;
  const text = line.toString("utf8").replace(BLANKS, "");
  return text.includes("\r") || (text.split("#")[0] ?? "").replace(BLANKS, "") !== "";
}

/**
 * @param {string} lab path of the command line @param {{ lines: number, seed: number }} size
 * @returns {Promise<{ lines: number, wanted: number, rows: number, solved: number, errors: number, wrong: string[] }>}
 */
export async function attackLines(lab, { lines, seed }) {
  const random = randomOf(seed);
  const damaged = damager(random);
  const puzzles = SETS.flatMap((set) =>
    readFileSync(inRoot("tests", "puzzles", set), "utf8")
      .split("\n")
      .slice(1, 60),
  ).map((text) => Buffer.from(text));
  const counts = { lines: 0, wanted: 0, rows: 0, invalid: 0, solved: 0, errors: 0 };
  /** @type {string[]} */
  const wrong = [];
  const fault = (/** @type {string} */ text) => {
    if (wrong.length < MAX_FAULTS) wrong.push(text.slice(0, 400));
  };

  const child = spawn(lab, "solve --algorithm general --max-steps 20 --jobs 2 -".split(" "));
  const ended = once(child, "close");
  const answers = read(child.stdout, (text) => {
    const [puzzle = "", , , outcome, , , , , , , , solution = ""] = text.split(",");
    if (puzzle === "puzzle") return;
    counts.rows += 1;
    if (outcome === "invalid") counts.invalid += 1;
    if (outcome !== "solved") return;
    counts.solved += 1;
    const digits = (/** @type {string} */ grid) =>
      Array.from(grid, (symbol) => Number(symbol) || 0);
    if (puzzle.length === 81 && !solves(digits(puzzle), digits(solution))) fault(`wrong: ${text}`);
  });
  let last = 0;
  const errors = read(child.stderr, (text) => {
    counts.errors += 1;
    const place = /^line (\d+)[,:] *.{6}/.exec(text);
    if (!place) return fault(`no line or no reason: ${text}`);
    if (Number(place[1]) <= last) fault(`twice, or out of order: ${text}`);
    last = Number(place[1]);
  });

  // The first line could be taken for a header, so the input begins with a comment.
  child.stdin.write("# malformed lines\n");
  while (counts.lines < lines) {
    const chunk = [];
    for (let left = Math.min(CHUNK_LINES, lines - counts.lines); left > 0; left -= 1) {
      const puzzle = puzzles[Math.floor(random() * puzzles.length)] ?? Buffer.alloc(0);
      chunk.push(damaged(puzzle));
    }
    const text = Buffer.concat(chunk.flatMap((line) => [line, Buffer.from("\n")]));
    // Damage can split a line in two, so the lines are counted in the text that is sent.
    for (let from = 0; from < text.length; ) {
      const end = text.indexOf(10, from);
      counts.lines += 1;
      if (wantsAnswer(text.subarray(from, end))) counts.wanted += 1;
      from = end + 1;
    }
    if (!child.stdin.write(text)) await Promise.race([once(child.stdin, "drain"), ended]);
    if (child.exitCode !== null || child.signalCode !== null) break;
  }
  child.stdin.end();
  const [status, signal] = await ended;
  await Promise.all([answers, errors]);
  if (status !== 2) fault(`exit status ${status ?? signal} instead of 2`);
  const answered = counts.rows - counts.invalid + counts.errors;
  if (answered !== counts.wanted) fault(`${answered} answers for ${counts.wanted} lines`);
  const { invalid: _, ...told } = counts;
  return { ...told, wrong };
}

/** @param {import("node:stream").Readable} stream @param {(line: string) => void} line */
async function read(stream, line) {
  let rest = "";
  for await (const text of stream.setEncoding("utf8")) {
    // `readline` would also split lines at U+2028, which error messages may quote.
    const texts = (rest + text).split("\n");
    rest = texts.pop() ?? "";
    for (const one of texts) line(one);
  }
  if (rest !== "") line(rest);
}
