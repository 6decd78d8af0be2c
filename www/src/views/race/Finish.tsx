/** The table of results, shown once the first lane has ended. */

import { resultsReady } from "../../lab/details-ready";
import { useStore } from "../../session/context";
import { guarded } from "../../ui/Boundary";
import { useLazy } from "../../ui/Lazy";
import { words } from "../../words";
import { useRace } from "./context";
import * as css from "./Finish.module.css";
import { Results } from "./Results";
import { createRaceStore } from "./store";

export const RaceFinish = guarded("race/finish", RaceFinishContent);

function RaceFinishContent() {
  const { rank } = useStore(createRaceStore);
  const race = useRace();
  const hasEnded = race?.lanes.value.some(({ status }) => status.value?.state === "ended") ?? false;
  const { part: ready } = useLazy(resultsReady, hasEnded);
  return (
    <section class={css.root} data-part="finish" aria-labelledby="finish-title">
      <h2 id="finish-title" class="visually-hidden">
        {words.finish}
      </h2>
      <p class="muted">{words.finishHint(words.rankHints[rank.value])}</p>
      {hasEnded && ready && <Results />}
    </section>
  );
}
