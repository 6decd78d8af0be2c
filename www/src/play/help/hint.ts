/** The kinds of hints about a position, and their overlays. */
import type { Deduction } from "sudoku-lab";
import type { Overlay } from "sudoku-lab/board";
import type { Mistakes } from "../mistakes";
import type { Position } from "../position";
import { areaOverlay, overlayOfReasons, overlayOfSentence } from "./hint-overlays";
import type { SolutionsLeft } from "./teacher";

export type Hint =
  | { readonly kind: "step"; readonly step: Deduction }
  | { readonly kind: "wrong"; readonly mistakes: Mistakes }
  /** No technique finds a step. */
  | { readonly kind: "stuck" }
  /** There is no logical step because the digits on the board allow several solutions. */
  | { readonly kind: "several"; readonly left: SolutionsLeft }
  /** No solution agrees with the digits on the board. */
  | { readonly kind: "none" }
  | { readonly kind: "solved" }
  | { readonly kind: "failed"; readonly why: string };

/** The stage that shows the step. The stage before shows the area to look at, the stage after shows the proof. */
export const STEP_STAGE = 2;

/** The number of stages of each kind of hint. */
const STAGE_COUNTS = {
  step: 3,
  wrong: 2,
  stuck: 1,
  several: 1,
  none: 1,
  solved: 1,
  failed: 1,
} as const;
export const stagesOf = ({ kind }: Hint): number => STAGE_COUNTS[kind];

/** Returns the overlay of a hint at a stage; `null` if nothing is drawn. */
export function hintOverlay(p: Position, now: Hint, at: number): Overlay | null {
  if (now.kind === "step") {
    if (at < STEP_STAGE) return areaOverlay(now.step, p);
    return at === STEP_STAGE ? overlayOfReasons(now.step, p) : overlayOfSentence(now.step, p);
  }
  if (now.kind === "several" && now.left.differ.length > 0) {
    const marks = now.left.differ.map((cell) => ({ role: "focus" as const, cell, digit: 0 }));
    return { marks, links: [] };
  }
  if (now.kind !== "wrong" || at < 2) return null;
  const marks = [...now.mistakes.wrong, ...now.mistakes.ruledOut].map((cell) => ({
    role: "undone" as const,
    cell,
    digit: 0,
  }));
  return { marks, links: [] };
}
