/** The headline of the view: the question before a run, and its answer afterwards. */
import { useSession } from "../../../session/context";
import { formatDuration } from "../../../text/times";
import { Headline } from "../../../ui/Headline";
import { words } from "../../../words/cores";
import { words as seedWords } from "../../../words/portfolio";
import * as css from "./Cores.module.css";
import { compareRuns } from "./compared";
import { createCoresController } from "./controller";
import { createSeedsController } from "./seeds/controller";
import { createCoresStore, FIRST_SEED } from "./store";

export function Head() {
  const session = useSession();
  const { seeds } = session.get(createCoresStore);
  return (
    <header class={css.heading}>
      <Headline id="cores-title">
        {seeds.value === null ? <SharedRunHead /> : <SeedsHead />}
      </Headline>
      <p class="muted">{seeds.value === null ? words.title : seedWords.title}</p>
    </header>
  );
}

function SharedRunHead() {
  const session = useSession();
  const { run, measured, busy } = session.get(createCoresController);
  const { solutions } = session.get(createCoresStore);
  const { headline } = words;
  if (measured.value) return <>{compareRuns(measured.value)}</>;
  if (busy.value === "measure") return <>{headline.measuring}</>;
  const ended = run.value?.together;
  if (!ended) return <>{busy.value ? headline.running : headline.question}</>;
  const { outcome, workers, found } = ended;
  const time = formatDuration(ended.micros);
  if (outcome === "unsolvable") return <>{headline.unsolvable(workers, time)}</>;
  if (outcome !== "solved") return <>{headline.stalled(workers, time)}</>;
  const single = solutions.value === FIRST_SEED;
  return <>{single ? headline.solved(workers, time) : headline.counted(workers, found, time)}</>;
}

function SeedsHead() {
  const { shown, over } = useSession().get(createSeedsController);
  const now = shown.value;
  if (!now) return <>{seedWords.question}</>;
  const { result, seeds } = now;
  if (!result) return <>{seedWords.running(over.value, seeds.length)}</>;
  const { seed, outcome, steps, conflicts } = result.winner;
  if (outcome === "solved") return <>{seedWords.wins(seed, steps)}</>;
  return (
    <>
      {outcome === "unsolvable"
        ? seedWords.refuted(seed, steps)
        : seedWords.nobody(seeds.length, seed, conflicts)}
    </>
  );
}
