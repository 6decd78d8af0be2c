/** What a lane's board shows: the same cells count as filled on the board, in the figures and in what is said. */
import type { Frame, Lane } from "sudoku-lab";
import { shownDigits } from "sudoku-lab/board";
import { blanks } from "../../lab/race/lane";

/** Before the race all lanes show the puzzle alone: what a run makes of it beforehand would look like a lead. */
export const isWaiting = ({ playing, progress: { steps, outcome } }: Lane): boolean =>
  steps === 0 && outcome === null && !playing;

/** Whether a frame is that of the run's end, at which a board shows digits that the run was unsure of too. */
export const isLast = ({ progress: { steps, outcome } }: Lane, frame: Frame | null): boolean =>
  outcome !== null && frame?.step === steps;

/** The digits on the board at a frame; 0 where a cell is blank or shows candidates. */
export const digitsOn = (lane: Lane, frame: Frame, givens: Uint8Array): Uint8Array =>
  isWaiting(lane) ? givens : shownDigits(frame, givens, isLast(lane, frame));

/**
 * The blank cells of the board; 0 where the run holds a digit in every cell, however unsure it is of them,
 * as its conflicts are known then.
 */
export function countBlank(lane: Lane, frame: Frame, givens: Uint8Array): number {
  const complete = !isWaiting(lane) && !frame.digits.includes(0);
  return complete ? 0 : blanks(digitsOn(lane, frame, givens));
}

export const countFilled = (digits: Uint8Array): number => digits.filter(Boolean).length;
