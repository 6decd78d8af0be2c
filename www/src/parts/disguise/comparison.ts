/** Compares a puzzle with others, by a worker that is asked. */
import type { Ask, Canonical, LinesRead, Puzzle, Registry, Symmetry } from "sudoku-lab";
import { SudokuError } from "sudoku-lab";
import { sentence } from "../../words/messages";

/** Ways to itself that are shown. */
const WAYS = 8;
/** Others that are shown which it is. */
const MATCHES = 20;
/** Lines that are read at once. */
const LINES = 250;
/** A single puzzle over several lines is longer than this only with marks. */
const SINGLE = 2000;

/** A puzzle to compare with. */
export interface Named {
  readonly name: string;
  readonly text: string;
  readonly box?: string;
}

export interface Question {
  readonly puzzle: Puzzle;
  readonly known: readonly Named[];
  /** A list: one puzzle per line, and its name after it. */
  readonly list: string;
}

/** What a puzzle is by itself. */
export interface Own {
  readonly canonical: Canonical;
  /** Some of the ways from it to itself. */
  readonly ways: readonly Symmetry[];
}

/** One that it is in disguise. */
export interface Match {
  /** Empty where a line of the list has none. */
  readonly name: string;
  /** Its line in the list; 0 where it is from elsewhere. */
  readonly line: number;
  readonly puzzle: Puzzle;
  /** From the puzzle in question to this one. */
  readonly way: Symmetry;
}

/** How far the comparison has come. */
export interface Comparison {
  /** Puzzles it was compared with. */
  readonly compared: number;
  /** Which of them it is, the first few. */
  readonly matches: readonly Match[];
  /** How many there are of these. */
  readonly found: number;
  /** Lines that hold no 9×9 puzzle. */
  readonly skipped: number;
  readonly firstSkipped: { readonly line: number; readonly why: string } | null;
  /** How much is done, from 0 to 1. */
  readonly share: number;
}

/** What is known of the puzzle so far. */
export interface Answer {
  readonly own: Own | null;
  readonly comparison: Comparison | null;
}

export async function compare(
  ask: Ask,
  lab: Registry,
  { puzzle, known, list }: Question,
  tell: (answer: Answer) => void,
): Promise<Comparison> {
  const { text, box } = puzzle;
  const own = await ask({ type: "canonical", text, box, ways: WAYS });
  tell({ own, comparison: null });
  const matches: Match[] = [];
  let [compared, found, skipped] = [0, 0, 0];
  let firstSkipped: Comparison["firstSkipped"] = null;

  async function look(
    puzzles: Uint8Array,
    name: (at: number) => string,
    lines?: readonly number[],
  ) {
    const wanted = MATCHES - matches.length;
    const { places, ways } = await ask({ type: "match", text, box, puzzles, ways: wanted });
    compared += puzzles.length / 81;
    found += places.length;
    for (const [index, way] of ways.entries()) {
      const at = places[index] ?? 0;
      const other = lab.read(lab.write(puzzles.subarray(81 * at, 81 * at + 81), box));
      matches.push({ name: name(at), line: lines?.[at] ?? 0, puzzle: other, way });
    }
  }
  const sofar = (share: number): Comparison => {
    return { compared, matches: [...matches], found, skipped, firstSkipped, share };
  };

  const bundled = known.map(({ text, box }) => lab.read(text, { box }).givens);
  await look(
    Uint8Array.from(bundled.flatMap((givens) => [...givens])),
    (at) => known[at]?.name ?? "",
  );
  const single = list.length < SINGLE && list.trim().includes("\n") ? whole(lab, list) : null;
  const lines = (single ?? list).split("\n");
  const encoder = new TextEncoder();
  let before: Pick<LinesRead, "read" | "begun"> = { read: 0, begun: false };
  for (let at = 0; at < lines.length; at += LINES) {
    const bytes = encoder.encode(`${lines.slice(at, at + LINES).join("\n")}\n`);
    const { read, begun } = before;
    const part = await ask({ type: "lines", bytes, read, begun, box });
    before = part;
    const unreadable = part.wrong.filter(({ clash }) => !clash);
    skipped += unreadable.length;
    const [wrong] = unreadable;
    if (wrong) firstSkipped ??= { line: wrong.line, why: sentence(wrong.i18n, wrong.reason) };
    await look(part.givens, (place) => part.labels[place] ?? "", part.lines);
    tell({ own, comparison: sofar(Math.min(1, (at + LINES) / lines.length)) });
  }
  return sofar(1);
}

/** A text that is one 9×9 puzzle, on one line. */
function whole(lab: Registry, list: string): string | null {
  try {
    return lab.read(list, { box: "3x3" }).text;
  } catch (error) {
    if (!(error instanceof SudokuError)) throw error;
    return null;
  }
}
