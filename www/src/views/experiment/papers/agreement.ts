/** The verdicts on claims and printed figures, and their counts. */
import type { ClaimInput, Judgement } from "sudoku-lab/workshop";

/**
 * A verdict, `implied` if no run of a correct program can contradict the claim, or `none` if nothing can be compared.
 */
export type VerdictMark = Judgement["verdict"] | "implied" | "none";

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A finding with the numbers that the judge needs; `input` is `null` if nothing can be compared. */
export interface Judgeable {
  readonly input: ClaimInput | null;
  /**
   * The mark of a claim that needs no test, because it is counted without a sampling error or follows from the method.
   */
  readonly exact?: "compatible" | "contradicted" | "implied";
}

/** The judge's verdict on a claim or a figure. */
export interface Verdict {
  readonly mark: VerdictMark;
  readonly judgement: Judgement | null;
  /** The number of claims or figures of the text that were judged together. */
  readonly family: number;
}

/** The number of boards whose value is below a printed one, and the number of all boards. */
export interface JudgedPlace {
  readonly less: number;
  readonly boards: number;
}

/** Counts the verdicts of each kind. */
export function tally(marks: readonly VerdictMark[]): Readonly<Record<VerdictMark, number>> {
  const counts = { compatible: 0, contradicted: 0, "cannot-tell": 0, implied: 0, none: 0 };
  for (const mark of marks) counts[mark] += 1;
  return counts;
}

/** The order of the marks: what was tested before what was not, and what agrees before what does not. */
const MARK_ORDER: readonly (VerdictMark | "open")[] = [
  "compatible",
  "contradicted",
  "cannot-tell",
  "implied",
  "none",
  "open",
];

/** The indices of claims in the order of their marks; claims with the same mark keep their order. */
export const indicesInOrder = (marks: readonly (VerdictMark | "open")[]): readonly number[] =>
  marks
    .map((_, index) => index)
    .toSorted(
      (one, other) =>
        MARK_ORDER.indexOf(marks[one] ?? "open") - MARK_ORDER.indexOf(marks[other] ?? "open") ||
        one - other,
    );
