/** Puzzles on which a solver can be tried. */
import type { Puzzle, Registry } from "sudoku-lab";
import { createDocument } from "../../../session/document";
import type { Session } from "../../../session/session";
import type { RunSample } from "../store";

/** The texts of the samples. The easy and the hard one are the first puzzles of the sets `easy50` and `top95`. */
const samplePuzzles: Readonly<Record<Exclude<RunSample, "board">, string>> = {
  small: ".2.4..1..1..3.2.",
  easy: "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
  hard: "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
};

/** Returns the puzzle of a sample; `null` if the sample is the board and the board has no puzzle. */
export const puzzleOf = (session: Session, lab: Registry, sample: RunSample): Puzzle | null => {
  const { puzzle } = session.get(createDocument);
  return sample === "board" ? puzzle.value : lab.read(samplePuzzles[sample]);
};
