/** The solutions of the puzzle on the board: their exact or estimated number, and each solution on a board. */
import { useEffect } from "preact/hooks";
import { useSession } from "../../session/context";
import { createDocument } from "../../session/document";
import { words } from "../../words/solutions";
import { Estimated } from "./Estimated";
import { createListing, limitAfter, MAX_COUNT_MS } from "./listing";
import { SolutionBoard } from "./SolutionBoard";
import * as css from "./Solutions.module.css";
import { Stepper } from "./Stepper";
import { createSolutions } from "./solution-count";

/** If `counting` is true and there are several solutions, the count continues automatically. */
export function Listing({ counting }: { readonly counting: boolean }) {
  const session = useSession();
  const { puzzle } = session.get(createDocument);
  const { show, countOn, leave, shown, busy, stopped, rest } = session.get(createListing);
  const { census, failure, estimate } = session.get(createSolutions);
  const board = puzzle.value;
  useEffect(() => {
    void show(1).then(() => {
      const now = census.peek();
      if (counting && now && now.found > 1 && !now.exhausted) void countOn();
    });
    return leave;
  }, [board]);
  const now = census.value;
  if (!now || !board) return null;
  const several = now.found > 1;
  const current = shown.value;
  const activityNow = busy.value;
  const text = words.counted(now.found, now.exhausted, stopped.value, MAX_COUNT_MS / 1000);
  return (
    <div class={css.root} data-busy={activityNow ?? "no"}>
      {several && (
        <>
          <div class={css.counted}>
            <p class={`${css.count} numbers`} data-found={now.found}>
              {text}
              {activityNow === "counting" && <span class="muted"> {words.counting}</span>}
            </p>
            {activityNow === "counting" && (
              <button type="button" onClick={rest}>
                {words.pause}
              </button>
            )}
            {activityNow !== "counting" && !now.exhausted && (
              <button type="button" onClick={() => void countOn()}>
                {words.goOn(limitAfter(now.found))}
              </button>
            )}
          </div>
          <p class="visually-hidden" role="status">
            {activityNow !== "counting" && text}
          </p>
          {failure.value !== null && <p role="alert">{failure.value}</p>}
          {!now.exhausted && estimate.value && (
            <Estimated
              estimate={estimate.value}
              found={now.found}
              probing={activityNow === "probing"}
            />
          )}
          <Stepper census={now} shown={current} />
        </>
      )}
      {current && (
        <SolutionBoard puzzle={board} shown={current} varies={several ? now.varies : null} />
      )}
      {several && (
        <p class="muted">
          {!now.exhausted && estimate.value && `${words.method} `}
          {words.kept}
        </p>
      )}
      {!several && !now.exhausted && <p class="muted">{words.maybeOthers}</p>}
    </div>
  );
}
