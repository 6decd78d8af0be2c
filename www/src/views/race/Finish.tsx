/** The table of results, shown once the first lane has ended. */

import { resultsReady } from "../../lab/details-ready";
import { useStore } from "../../session/context";
import { guarded } from "../../ui/Boundary";
import { useLater } from "../../ui/Later";
import { words } from "../../words";
import { useRace } from "./context";
import * as css from "./Finish.module.css";
import { Results } from "./Results";
import { createRaceStore } from "./store";

export const Finish = guarded("race/finish", FinishContent);

function FinishContent() {
  const { rank } = useStore(createRaceStore);
  const race = useRace();
  const some = race?.lanes.value.some(({ status }) => status.value?.state === "ended") ?? false;
  const { part: ready } = useLater(resultsReady, some);
  return (
    <section class={css.root} data-part="finish" aria-labelledby="finish-title">
      <h2 id="finish-title" class="visually-hidden">
        {words.finish}
      </h2>
      <p class="muted">{words.finishHint(words.rankHints[rank.value])}</p>
      {some && ready && <Results />}
    </section>
  );
}
