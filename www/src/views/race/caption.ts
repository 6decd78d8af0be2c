/** The caption below a board at the step that the lane shows. */
import type { Frame, Lane } from "sudoku-lab";
import { words } from "../../words";
import { explained } from "../../words/messages";

/**
 * Returns the caption of a frame: the outcome at the last step of a run with an answer, otherwise the explanation of
 * the step.
 */
export function frameCaption({ info, progress }: Lane, { step, explanation }: Frame): string {
  const { steps, outcome } = progress;
  if (step === steps && (outcome === "solved" || outcome === "unsolvable")) {
    return words.closing[outcome](steps, info.step);
  }
  return explained(explanation);
}
