/** The solutions of the puzzle on the board: how many, roughly how many, and each on a board. */
import { useEffect } from "preact/hooks";
import { puzzle } from "../../lab/store";
import { words } from "../../words/solutions";
import { Estimated } from "./Estimated";
import { census, estimate, trouble } from "./known";
import { busy, countOn, leave, limitAfter, PATIENCE, rest, show, shown, stopped } from "./listing";
import { SolutionBoard } from "./SolutionBoard";
import { Stepper } from "./Stepper";

/** `counting`: whether it counts on by itself where there are several. */
export function Listing({ counting }: { readonly counting: boolean }) {
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
  const doing = busy.value;
  const said = words.counted(now.found, now.exhausted, stopped.value, PATIENCE / 1000);
  return (
    <div class="solutions" data-busy={doing ?? "no"}>
      {several && (
        <>
          <div class="counted">
            <p class="count numbers" data-found={now.found}>
              {said}
              {doing === "counting" && <span class="muted"> {words.counting}</span>}
            </p>
            {doing === "counting" && (
              <button type="button" onClick={rest}>
                {words.pause}
              </button>
            )}
            {doing !== "counting" && !now.exhausted && (
              <button type="button" onClick={() => void countOn()}>
                {words.goOn(limitAfter(now.found))}
              </button>
            )}
          </div>
          <p class="visually-hidden" role="status">
            {doing !== "counting" && said}
          </p>
          {trouble.value !== null && <p role="alert">{trouble.value}</p>}
          {!now.exhausted && estimate.value && (
            <Estimated estimate={estimate.value} found={now.found} probing={doing === "probing"} />
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
