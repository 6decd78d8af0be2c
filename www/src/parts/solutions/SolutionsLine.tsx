/** The line below the puzzle with the number of solutions, as far as it is known. */
import { useEffect } from "preact/hooks";
import { useSession } from "../../session/context";
import { createDocument } from "../../session/document";
import { words } from "../../words/solutions";
import * as css from "./Solutions.module.css";
import { SolutionsDialog } from "./SolutionsDialog";
import { SolutionsSlot } from "./SolutionsPlace";
import { createSolutions } from "./solution-count";

/** If `listed` is true, the solutions are shown next to the line, so it has no button that opens them. */
export function SolutionsLine({ listed = false }: { readonly listed?: boolean }) {
  const session = useSession();
  const { follow, census, activity, verdict, check, pause, reason } = session.get(createSolutions);
  const { puzzle } = session.get(createDocument);
  useEffect(follow, []);
  const now = census.value;
  const solutionCount = now?.found ?? 0;
  const state = activity.value;
  const undecided = solutionCount < 2 && !now?.exhausted;
  const clashes = (puzzle.value?.clashes.length ?? 0) > 0;
  return (
    <SolutionsSlot state={state} chip={listed}>
      <p class={undecided ? "muted numbers" : "numbers"}>{verdict.value}</p>
      {undecided && state === "resting" && !clashes && (
        <button type="button" onClick={() => void check()}>
          {words.line.keepChecking}
        </button>
      )}
      {undecided && state === "checking" && (now?.steps ?? 0) > 0 && (
        <button type="button" onClick={pause}>
          {words.line.stopChecking}
        </button>
      )}
      {!listed && solutionCount > 0 && state === "resting" && (
        <SolutionsDialog
          title={solutionCount > 1 ? words.line.title : words.line.titleOne}
          button={words.line.show(solutionCount, now?.exhausted ?? false)}
        />
      )}
      {reason.value && <p class={`${css.why} muted`}>{reason.value}</p>}
    </SolutionsSlot>
  );
}
