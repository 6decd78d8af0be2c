/** Tests a puzzle for equivalence with others in a worker. */
import type { Ask, Canonical, LinesRead, Puzzle, Registry, Symmetry } from "sudoku-lab";
import { SudokuError } from "sudoku-lab";
import { sentence } from "../../words/messages";

/** The maximum number of automorphisms that are shown. */
const MAX_AUTOMORPHISMS = 8;
/** The maximum number of equivalent puzzles that are shown. */
const MAX_MATCHES = 20;
/** The number of lines per request to the worker. */
const LINES_PER_REQUEST = 250;
/** The maximum length of a text that may be a single puzzle on several lines, in characters. */
const MAX_GRID_TEXT_LENGTH = 2000;

/** A puzzle to compare with. */
export interface NamedPuzzle {
  readonly name: string;
  readonly text: string;
  readonly box?: string;
}

export interface Question {
  readonly puzzle: Puzzle;
  readonly known: readonly NamedPuzzle[];
  /** A list with one puzzle per line, each optionally followed by a name. */
  readonly list: string;
}

/** The properties of the puzzle itself. */
export interface OwnLine {
  readonly canonical: Canonical;
  /** Some of the automorphisms of the puzzle. */
  readonly ways: readonly Symmetry[];
}

/** A puzzle that is equivalent to the puzzle in question. */
export interface Match {
  /** The name of the puzzle; empty if its line in the list has none. */
  readonly name: string;
  /** The number of the line in the list, from 1; 0 if the puzzle is not from the list. */
  readonly line: number;
  readonly puzzle: Puzzle;
  /** The transformation from the puzzle in question to this one. */
  readonly way: Symmetry;
}

/** The progress of the comparison. */
export interface Comparison {
  /** The number of puzzles that have been compared. */
  readonly compared: number;
  /** The first equivalent puzzles, at most `MAX_MATCHES`. */
  readonly matches: readonly Match[];
  /** The number of all equivalent puzzles. */
  readonly found: number;
  /** The number of lines without a valid 9×9 puzzle. */
  readonly skipped: number;
  readonly firstSkipped: { readonly line: number; readonly why: string } | null;
  /** The completed share of the work, from 0 to 1. */
  readonly share: number;
}

/** The results so far. */
export interface Answer {
  readonly own: OwnLine | null;
  readonly comparison: Comparison | null;
}

export async function compare(
  request: Ask,
  lab: Registry,
  { puzzle, known, list }: Question,
  report: (answer: Answer) => void,
): Promise<Comparison> {
  const { text, box } = puzzle;
  const own = await request({ type: "canonical", text, box, ways: MAX_AUTOMORPHISMS });
  report({ own, comparison: null });
  const matches: Match[] = [];
  let [compared, matchCount, skipped] = [0, 0, 0];
  let firstSkipped: Comparison["firstSkipped"] = null;

  async function comparePart(
    puzzles: Uint8Array,
    name: (at: number) => string,
    lines?: readonly number[],
  ) {
    const wanted = MAX_MATCHES - matches.length;
    const { places, ways } = await request({ type: "match", text, box, puzzles, ways: wanted });
    compared += puzzles.length / 81;
    matchCount += places.length;
    for (const [index, way] of ways.entries()) {
      const at = places[index] ?? 0;
      const other = lab.read(lab.write(puzzles.subarray(81 * at, 81 * at + 81), box));
      matches.push({ name: name(at), line: lines?.[at] ?? 0, puzzle: other, way });
    }
  }
  const sofar = (share: number): Comparison => {
    return { compared, matches: [...matches], found: matchCount, skipped, firstSkipped, share };
  };

  const bundled = known.map(({ text, box }) => lab.read(text, { box }).givens);
  await comparePart(
    Uint8Array.from(bundled.flatMap((givens) => [...givens])),
    (at) => known[at]?.name ?? "",
  );
  const single =
    list.length < MAX_GRID_TEXT_LENGTH && list.trim().includes("\n")
      ? singlePuzzle(lab, list)
      : null;
  const lines = (single ?? list).split("\n");
  const encoder = new TextEncoder();
  let before: Pick<LinesRead, "read" | "begun"> = { read: 0, begun: false };
  for (let at = 0; at < lines.length; at += LINES_PER_REQUEST) {
    const bytes = encoder.encode(`${lines.slice(at, at + LINES_PER_REQUEST).join("\n")}\n`);
    const { read, begun } = before;
    const part = await request({ type: "lines", bytes, read, begun, box });
    before = part;
    const unreadable = part.wrong.filter(({ clash }) => !clash);
    skipped += unreadable.length;
    const [wrong] = unreadable;
    if (wrong) firstSkipped ??= { line: wrong.line, why: sentence(wrong.i18n, wrong.reason) };
    await comparePart(part.givens, (place) => part.labels[place] ?? "", part.lines);
    report({ own, comparison: sofar(Math.min(1, (at + LINES_PER_REQUEST) / lines.length)) });
  }
  return sofar(1);
}

/** Returns the text of a single 9×9 puzzle on one line; `null` if the list is not a single puzzle. */
function singlePuzzle(lab: Registry, list: string): string | null {
  try {
    return lab.read(list, { box: "3x3" }).text;
  } catch (error) {
    if (!(error instanceof SudokuError)) throw error;
    return null;
  }
}
