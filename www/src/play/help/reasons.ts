/** The reasons of a step and the proof of its technique in the language of the page. */
import type { Deduction } from "sudoku-lab";
import {
  type HintBoard,
  proofOf as proofIn,
  type Reason,
  reasonsOf as reasonsIn,
  stepProofOf as stepProofIn,
} from "sudoku-lab/hints";
import { glyph } from "../../text/digits";
import { words as hint } from "../../words/hint";
import { words } from "../../words/reasons";
import { candidatesOf, digitsOf, type Position } from "../position";

const texts = { ...words, house: hint.house };

/** Converts a position of a game to the form in which hints are explained. */
export const hintBoardOf = (p: Position): HintBoard => ({
  side: p.side,
  box: p.box,
  digits: digitsOf(p),
  candidates: candidatesOf(p),
});

/** Returns the reasons of a step on the position before it; empty if the sentence of the step is sufficient. */
export const reasonsOf = (step: Deduction, p: Position): readonly Reason[] =>
  reasonsIn(step, hintBoardOf(p), texts, (digit) => glyph(digit, p.side));

/** Returns the proof of a technique; empty if it has none. `form` is the id of the message that explains a step. */
export const proofOf = (technique: string, form?: string): string =>
  proofIn(technique, words, form);

/** Returns the proof of a step, with the houses of a fish; empty for techniques without a proof. */
export const stepProofOf = (step: Deduction, side: number): string =>
  stepProofIn(step, side, texts, (digit) => glyph(digit, side));
