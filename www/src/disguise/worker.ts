/** Compares a puzzle with others, in a thread of its own. */
import { type Lab, load, type Puzzle, SudokuError } from "sudoku-lab";
import type { Comparison, Match, Named, Question, Report } from "./protocol";

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

function compare(lab: Lab, { puzzle, known, list }: Question): void {
  const canonical = lab.canonical(puzzle);
  report({ type: "own", own: { canonical, ways: lab.automorphisms(puzzle, WAYS) } });
  const mine = signature(puzzle);
  const matches: Match[] = [];
  let [compared, found, skipped] = [0, 0, 0];
  let firstSkipped: Comparison["firstSkipped"] = null;

  function look(name: string, line: number, other: Puzzle): void {
    compared += 1;
    if (signature(other) !== mine || lab.canonical(other).text !== canonical.text) return;
    found += 1;
    const way = found <= MATCHES ? lab.equivalence(puzzle, other) : null;
    if (way) matches.push({ name, line, puzzle: other, way });
  }

  const sofar = (share: number): Comparison => {
    return { compared, matches, found, skipped, firstSkipped, share };
  };

  for (const { name, text, box } of known) look(name, 0, lab.read(text, { box }));
  let reported = performance.now();
  let line = 0;
  let at = 0;
  for (const one of entries(lab, list)) {
    line += 1;
    at += one.length;
    if (one.text === "") continue;
    const other = read(lab, one.text);
    if (typeof other === "string") {
      skipped += 1;
      firstSkipped ??= { line, why: other };
    } else {
      look(one.name, line, other);
    }
    if (performance.now() - reported > PATIENCE) {
      reported = performance.now();
      report({ type: "progress", comparison: sofar(Math.min(1, at / list.length)) });
    }
  }
  report({ type: "done", comparison: sofar(1) });
}

/** What no disguise changes, and is known at once: how often each digit stands, the names aside. */
function signature({ givens }: Puzzle): string {
  const counts = new Uint8Array(10);
  for (const digit of givens) counts[digit] = (counts[digit] ?? 0) + 1;
  return counts.subarray(1).sort().join();
}

/** A puzzle of 9×9, or why it is none. */
function read(lab: Lab, text: string): Puzzle | string {
  try {
    const puzzle = lab.read(text);
    return puzzle.box === "3x3" ? puzzle : `${puzzle.side} × ${puzzle.side}`;
  } catch (error) {
    if (!(error instanceof SudokuError)) throw error;
    return error.message;
  }
}

/** A single puzzle over several lines is longer than this only with marks. */
const SINGLE = 2000;

/** A puzzle each line, its name after it; comments and headers are empty. */
function* entries(lab: Lab, list: string): Generator<Named & { readonly length: number }> {
  if (list.length < SINGLE && list.trim().includes("\n")) {
    const whole = read(lab, list);
    if (typeof whole !== "string") {
      yield { name: "", text: list, length: list.length };
      return;
    }
  }
  for (const line of list.split("\n")) {
    const [, text = "", name = ""] = /^\s*([^\s,;]*)[\s,;]*(.*?)\s*$/.exec(line) ?? [];
    yield { name, text: /^(#|puzzle)/i.test(text) ? "" : text, length: line.length + 1 };
  }
}
