/** Compares a puzzle with others, in a thread of its own. */
import { type LinesRead, SudokuError } from "sudoku-lab";
import { load, type Workshop } from "sudoku-lab/workshop";
import type { Comparison, Match, Question, Report } from "./protocol";

/** Ways to itself that are shown. */
const WAYS = 8;
/** Others that are shown which it is. */
const MATCHES = 20;
/** Milliseconds between two reports. */
const PATIENCE = 100;

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  try {
    compare(await load(data.module), data);
  } catch (error) {
    report({ type: "failed", message: error instanceof Error ? error.message : String(error) });
  }
};

const report = (message: Report) => self.postMessage(message);

function compare(lab: Workshop, { puzzle, known, list }: Question): void {
  const canonical = lab.canonical(puzzle);
  report({ type: "own", own: { canonical, ways: lab.automorphisms(puzzle, WAYS) } });
  const mine = signature(puzzle.givens);
  const matches: Match[] = [];
  let [compared, found, skipped] = [0, 0, 0];
  let firstSkipped: Comparison["firstSkipped"] = null;

  function look(name: string, line: number, givens: Uint8Array): void {
    compared += 1;
    if (signature(givens) !== mine) return;
    const other = lab.read(lab.write(givens, "3x3"));
    if (lab.canonical(other).text !== canonical.text) return;
    found += 1;
    const way = found <= MATCHES ? lab.equivalence(puzzle, other) : null;
    if (way) matches.push({ name, line, puzzle: other, way });
  }

  const sofar = (share: number): Comparison => {
    return { compared, matches, found, skipped, firstSkipped, share };
  };

  for (const { name, text, box } of known) {
    look(name, 0, lab.read(text, { box }).givens);
  }
  let reported = performance.now();
  let done = 0;
  for (const part of parts(lab, list)) {
    done += part.length;
    const unreadable = part.wrong.filter(({ clash }) => !clash);
    skipped += unreadable.length;
    const [wrong] = unreadable;
    if (wrong) firstSkipped ??= { line: wrong.line, why: wrong.reason };
    for (const [at, line] of part.lines.entries()) {
      look(part.labels[at] ?? "", line, part.givens.slice(81 * at, 81 * at + 81));
    }
    if (performance.now() - reported > PATIENCE) {
      reported = performance.now();
      report({ type: "progress", comparison: sofar(Math.min(1, done / list.length)) });
    }
  }
  report({ type: "done", comparison: sofar(1) });
}

/** What no disguise changes, and is known at once: how often each digit stands, the names aside. */
function signature(givens: Uint8Array): string {
  const counts = new Uint8Array(10);
  for (const digit of givens) counts[digit] = (counts[digit] ?? 0) + 1;
  return counts.subarray(1).sort().join();
}

/** A single puzzle over several lines is longer than this only with marks. */
const SINGLE = 2000;
/** Lines that are read at once. */
const LINES = 100;

/** The puzzles of a list, some lines at a time; or of one puzzle over several lines. */
function* parts(lab: Workshop, list: string): Generator<LinesRead & { readonly length: number }> {
  const single = list.length < SINGLE && list.trim().includes("\n") ? whole(lab, list) : null;
  const lines = (single ?? list).split("\n");
  const encoder = new TextEncoder();
  let before: LinesRead | undefined;
  for (let at = 0; at < lines.length; at += LINES) {
    const text = `${lines.slice(at, at + LINES).join("\n")}\n`;
    before = lab.readLines(encoder.encode(text), "3x3", before);
    yield { ...before, length: text.length };
  }
}

/** A text that is one 9×9 puzzle, on one line. */
function whole(lab: Workshop, list: string): string | null {
  try {
    return lab.read(list, { box: "3x3" }).text;
  } catch (error) {
    if (!(error instanceof SudokuError)) throw error;
    return null;
  }
}
