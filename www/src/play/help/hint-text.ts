/** Hints and reasons as sentences. */
import type { Consequence, Deduction, Refutation } from "sudoku-lab";
import { rewriteDigits } from "sudoku-lab/board";
import { glyph } from "../../text/digits";
import { words } from "../../words/hint";
import { explained } from "../../words/messages";
import type { Position } from "../position";
import { nameOf } from "./about";
import { type Hint, STEP_STAGE, stagesOf } from "./hint";
import { areaOverlay } from "./hint-overlays";
import { cellName, cellNames, groupByDigit, houseAt } from "./notation";
import { reasonsOf, stepProofOf } from "./reasons";
import type { SolutionsLeft } from "./teacher";

/**
 * The maximum number of cells that a sentence names. If there are more, only their number is given, because they are
 * marked on the board.
 */
const MAX_NAMED_CELLS = 4;

/** Returns the sentence about the area to look at: houses, or a few cells. */
export function areaText(step: Deduction, p: Position): string {
  const { houses = [], marks } = areaOverlay(step, p);
  if (houses.length > 0) {
    return words.look(houses.map(({ kind, index }) => words.house(kind, index + 1)));
  }
  if (marks.length > MAX_NAMED_CELLS) return words.lookAt(marks.length);
  return words.look(marks.map(({ cell }) => cellName(cell, p.side)));
}

/** Returns the text of one stage; the texts of the previous stages are not repeated. */
export function stageText(hint: Hint, stage: number, p: Position): string {
  switch (hint.kind) {
    case "step":
      if (stage < STEP_STAGE) return `${nameOf(hint.step.technique)}. ${areaText(hint.step, p)}`;
      if (stage === STEP_STAGE) return stepText(hint.step, p);
      return stepProofOf(hint.step, p.side);
    case "wrong": {
      if (stage === 1) return words.wrong;
      const names = (cells: ReadonlySet<number>) =>
        [...cells].map((cell) => cellName(cell, p.side));
      return words.wrongAt(names(hint.mistakes.wrong), names(hint.mistakes.ruledOut));
    }
    case "failed":
      return words.failed(hint.why);
    case "several":
      return severalSolutionsText(hint.left, p.side);
    default:
      return words[hint.kind];
  }
}

/** Returns the reason why there is no logical step, and the cells in which the solutions differ if they are known. */
function severalSolutionsText({ found, exhausted, differ }: SolutionsLeft, side: number): string {
  const reason = words.several(found, exhausted);
  if (differ.length === 0) return reason;
  if (differ.length > MAX_NAMED_CELLS) return `${reason} ${words.differMany(differ.length)}`;
  return `${reason} ${words.differ(differ.map((cell) => cellName(cell, side)))}`;
}

/**
 * The maximum number of candidates that a sentence names. If there are more, only their number is given, because they
 * are marked on the board.
 */
const MAX_NAMED_CANDIDATES = 30;

/**
 * Returns the reason of a step, and the candidates that it removes; if the step places a digit, the reason names the
 * digit.
 */
export const stepReasonText = (step: Deduction, side: number): string =>
  stepParts(step, side).join(" ").trim();

/** Returns the reason of a step in a sentence, with its digits as the board shows them. */
export const explanationText = (explanation: Deduction["explanation"], side: number): string =>
  rewriteDigits(explained(explanation), side, (digit) => glyph(digit, side));

/** Returns the reason of a step, and the candidates that it removes. */
export function stepParts(
  { explanation, placements, eliminations }: Deduction,
  side: number,
): readonly [reason: string, gone: string] {
  const reason = explanationText(explanation, side);
  const none = eliminations.length === 0 || placements.length > 0;
  return [reason, none ? "" : removalText(eliminations, side)];
}

/** Returns a sentence about the candidates that a step removes, before or after it is carried out. */
function removalText(eliminations: Deduction["eliminations"], side: number, done = false): string {
  const [some, many] = done ? [words.removed, words.removedMany] : [words.gone, words.goneMany];
  if (eliminations.length > MAX_NAMED_CANDIDATES) return many(eliminations.length);
  const removedTexts = groupByDigit(eliminations).map(([digit, cells]) =>
    words.inCells(
      glyph(digit, side),
      cells.map((cell) => cellName(cell, side)),
    ),
  );
  return some(removedTexts);
}

/** Returns a sentence about the changes of a step. Removals are remembered even if the board shows no candidates. */
export function doneText({ placements, eliminations }: Deduction, side: number): string {
  if (placements.length === 0) return words.doneGone(removalText(eliminations, side, true));
  const placed = placements.map(([cell, digit]) =>
    words.isDigit(cellName(cell, side), glyph(digit, side)),
  );
  return words.done(placed);
}

/** Returns the sentence of a step with its reasons, in the order in which they are shown. */
function stepText(step: Deduction, p: Position): string {
  const reasons = reasonsOf(step, p);
  const linesOf = (precedes: boolean) =>
    reasons
      .filter((reason) => (reason.precedes ?? false) === precedes)
      .flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]);
  return [...linesOf(true), stepReasonText(step, p.side), ...linesOf(false)].join(" ");
}

/** Returns the text of a stage in the form that screen readers announce. */
export function announcedText(hint: Hint, stage: number, p: Position): string {
  const sentence = stageText(hint, stage, p);
  const of = stagesOf(hint);
  return of > 1 ? `${words.stageOf(stage, of)}: ${sentence}` : sentence;
}

/** Returns a sentence about one consequence of an assumption. */
export function consequenceText(step: Consequence, side: number): string {
  const house = (index: number) => {
    const { kind, number } = houseAt(index, side);
    return words.house(kind, number);
  };
  switch (step.type) {
    case "digit":
      return words.followDigit(cellName(step.cell, side), glyph(step.digit, side));
    case "place":
      return words.followPlace(
        cellName(step.cell, side),
        glyph(step.digit, side),
        house(step.house),
      );
    case "locked":
      return words.followLocked(
        glyph(step.digit, side),
        house(step.house),
        house(step.other),
        cellNames(step.cells, side),
      );
    case "pair": {
      const gone = step.eliminations.map(
        ([cell, digit]) => `${cellName(cell, side)}<>${glyph(digit, side)}`,
      );
      return words.followPair(cellNames(step.pair, side), house(step.house), gone.join(", "));
    }
  }
}

/** Returns a sentence about the contradiction at the end of a proof. */
export function contradictionText({ end }: Refutation, side: number): string {
  if (end.type === "cell") return words.endCell(cellName(end.cell, side));
  const { kind, number } = houseAt(end.house, side);
  return words.endHouse(glyph(end.digit, side), words.house(kind, number));
}
