/** The cells that a lane's board shows as filled: the same on the board, in the figures and in the texts. */
import type { Frame, Lane } from "sudoku-lab";
import { shownDigits } from "sudoku-lab/board";
import { countBlanks } from "../../lab/race/lane";

/**
 * Returns whether the lane still waits for the start. A waiting lane shows the puzzle alone, because the digits that a
 * run fills in during preparation would look like a lead.
 */
export const isWaiting = ({ playing, progress: { steps, outcome } }: Lane): boolean =>
  steps === 0 && outcome === null && !playing;

/**
 * Returns whether a frame is the last one of its run, at which the board also shows digits that the run was unsure of.
 */
export const isLast = ({ progress: { steps, outcome } }: Lane, frame: Frame | null): boolean =>
  outcome !== null && frame?.step === steps;

/** Returns the digits on the board at a frame; 0 for cells that are blank or show candidates. */
export const digitsOn = (lane: Lane, frame: Frame, givens: Uint8Array): Uint8Array =>
  isWaiting(lane) ? givens : shownDigits(frame, givens, isLast(lane, frame));

/**
 * Returns the number of blank cells of the board; 0 if the run holds a digit in every cell, however unsure, because its
 * conflicts are known then.
 */
export function countBlank(lane: Lane, frame: Frame, givens: Uint8Array): number {
  const complete = !isWaiting(lane) && !frame.digits.includes(0);
  return complete ? 0 : countBlanks(digitsOn(lane, frame, givens));
}

export const countFilled = (digits: Uint8Array): number => digits.filter(Boolean).length;
