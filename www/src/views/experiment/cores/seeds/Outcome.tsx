/** Shows the state of every seed, the winner, and the gain expected with other seeds. */

import { useEffect } from "preact/hooks";
import { writeLanes } from "../../../../lab/address/hash";
import { createAddress } from "../../../../lab/address/link";
import { useStore } from "../../../../session/context";
import { formatDuration } from "../../../../text/times";
import { guarded } from "../../../../ui/Boundary";
import { Panel, PanelHead } from "../../../../ui/Panel";
import { label } from "../../../../words";
import { words } from "../../../../words/portfolio";
import * as css from "../Cores.module.css";
import { createSeedsController, type ShownSeeds } from "./controller";
import { Gain } from "./Gain";
import { SeedLane } from "./SeedLane";

export const Outcome = guarded("cores/outcome", OutcomeContent);

function OutcomeContent() {
  const { followChoice, shown, drawn, measure } = useStore(createSeedsController);
  useEffect(followChoice, []);
  const now = shown.value;
  if (!now) return null;
  const { info, seeds, result, toTheEnd } = now;
  const { series } = info;
  const winner = result?.winner.seed;
  return (
    <>
      <Panel
        class={css.seeds}
        aria-labelledby="seeds-title"
        data-ended={result !== null}
        data-winner={winner}
      >
        <PanelHead>
          <h3 id="seeds-title">{words.seeds}</h3>
          {series.length > 1 && (
            <label class={css.drawn}>
              <span class="muted">{words.series}</span>
              <select
                value={drawn.value}
                onChange={(event) => {
                  drawn.value = Number(event.currentTarget.value);
                  measure();
                }}
              >
                {series.map(({ id, doc }, index) => (
                  <option key={id} value={index} title={doc}>
                    {label(id)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </PanelHead>
        {result && <Winner shown={now} />}
        <ul class={css.seedList} aria-label={words.list}>
          {seeds.map(({ seed, state }) => (
            <SeedLane key={seed} info={info} seed={seed} state={state} winner={winner ?? null} />
          ))}
        </ul>
      </Panel>
      {result && toTheEnd && <Gain portfolio={result} />}
    </>
  );
}

function Winner({ shown: { result, lane, maxSteps, toTheEnd } }: { readonly shown: ShownSeeds }) {
  const { linkTo } = useStore(createAddress);
  if (!result) return null;
  const { seeds, micros } = result;
  const { seed } = result.winner;
  const all = seeds.reduce((sum, one) => sum + one.steps, 0);
  const link = linkTo("race", {
    a: writeLanes([lane]),
    seed: [["seed", String(seed)]],
    steps: maxSteps === null ? [] : [["steps", String(maxSteps)]],
    look: [],
  });
  return (
    <div class={css.winner}>
      <p>
        <a href={link}>{words.watch(seed)}</a>
      </p>
      <p class="muted">
        {words.spent(all, formatDuration(micros))} {!toTheEnd && words.expectTeaser}
      </p>
    </div>
  );
}
