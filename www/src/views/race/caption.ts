/** What is said of the moment a lane shows. */
import type { Frame, Lane } from "sudoku-lab";
import { words } from "../../words";
import { explained } from "../../words/messages";

/** A run's last step is no news once it has its answer: then that is said. */
export function captionOf({ info, progress }: Lane, { step, explanation }: Frame): string {
  const { steps, outcome } = progress;
  if (step === steps && (outcome === "solved" || outcome === "unsolvable")) {
    return words.closing[outcome](steps, info.step);
  }
  return explained(explanation);
}
