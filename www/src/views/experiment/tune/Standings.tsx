/** The configurations of the current race by their mean costs, and the best one so far. */
import type { TuningStanding } from "sudoku-lab/workshop";
import { useStore } from "../../../session/context";
import { count } from "../../../words/tables";
import { words } from "../../../words/tune";
import { createTuneController } from "./controller";
import { valuesText } from "./names";
import * as css from "./Tune.module.css";

/** The number of rows of dots, so that few dots overlap. */
const DOT_ROWS = 8;

type Run = TuningStanding & { readonly cost: number };

export function Standings() {
  const { state, shown } = useStore(createTuneController);
  const { standings = [] } = state.value ?? {};
  const known = standings.filter((one): one is Run => one.cost !== null);
  const racing = known.filter(({ eliminated }) => !eliminated);
  const [first] = racing;
  const now = shown.value;
  if (!now || !first) return null;
  const best = racing.reduce((least, one) => (one.cost < least.cost ? one : least), first);
  const costs = known.map(({ cost }) => cost);
  const [low, high] = [Math.min(...costs), Math.max(...costs)];
  const { step } = now.info;
  const place = (cost: number) => (high > low ? (cost - low) / (high - low) : 0);
  return (
    <figure class={css.figure}>
      <div
        class={css.dots}
        role="img"
        aria-label={words.dots(racing.length, known.length - racing.length)}
        style={{ "--rows": DOT_ROWS }}
      >
        {known.map((run, index) => (
          <i
            key={JSON.stringify(run.params)}
            data-state={run === best ? "best" : run.eliminated ? "out" : "in"}
            style={{ "--at": place(run.cost), "--row": index % DOT_ROWS }}
          />
        ))}
      </div>
      <div class={css.axis} aria-hidden="true">
        <span class="numbers">{count(Math.round(low), step)}</span>
        <span class="numbers">{count(Math.round(high), step)}</span>
      </div>
      <figcaption>
        <p class="muted">{words.dotsHelp}</p>
        <p data-field="best">
          {words.best(
            valuesText(best.params, now.lane.params),
            count(Math.round(best.cost), step),
            best.runs,
          )}
        </p>
      </figcaption>
    </figure>
  );
}
