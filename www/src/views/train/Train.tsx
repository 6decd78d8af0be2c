/** The view in which a net is trained step by step. */
import { useEffect } from "preact/hooks";
import { loadWorkshop } from "../../lab/workshop/load";
import { LearnTrail } from "../../parts/Trail";
import { useStore } from "../../session/context";
import { guarded } from "../../ui/Boundary";
import { Headline } from "../../ui/Headline";
import { useLazy } from "../../ui/Lazy";
import { Loading } from "../../ui/Loading";
import { words as common } from "../../words";
import { words } from "../../words/train";
import { Controls } from "./Controls";
import { Curves } from "./Curves";
import { createTrain, failureOf, headlineOf } from "./controller";
import { Gallery } from "./Gallery";
import { countWeights } from "./recipe";
import { Settings } from "./Settings";
import * as css from "./Train.module.css";
import { WatchedBoard } from "./WatchedBoard";
import { Weights } from "./Weights";

export const Train = guarded("train/train", TrainContent);

function TrainContent() {
  const { workshop, follow, prepare } = useStore(createTrain);
  const { part, failed } = useLazy(loadWorkshop, true);
  useEffect(() => {
    workshop.value = part;
  }, [part]);
  useEffect(follow, []);
  useEffect(prepare, []);
  return (
    <div class={css.root}>
      <LearnTrail />
      <Head />
      {failed}
      {!part && !failed && <Loading>{common.loadingView}</Loading>}
      {workshop.value && <NetParts />}
    </div>
  );
}

function NetParts() {
  return (
    <>
      <Controls />
      <Settings />
      <div class={css.main}>
        <WatchedBoard />
        <Curves />
      </div>
      <Gallery />
      <Weights />
    </>
  );
}

function Head() {
  const { shown, phase, recipe, untrained } = useStore(createTrain);
  const now = shown.value;
  now?.tick.value;
  const [title, lead] = headText();
  return (
    <header class={css.head} data-phase={phase.value}>
      <Headline tabIndex={-1} data-start="">
        {title}
      </Headline>
      <p class={css.lead}>{lead}</p>
    </header>
  );

  function headText(): readonly [title: string, lead: string | null] {
    const failure = now?.kind === "live" ? failureOf(now) : null;
    if (failure !== null) return [words.failed, failure];
    if (now?.kind === "file") {
      const { net, name } = now;
      const test = now.test.value;
      return [
        test && now.tested.value
          ? words.ended(net.updates, test.solved, now.training.puzzles.length)
          : words.fromFile(name, net.updates),
        words.fileIntro(net.weights.length, net.digest),
      ];
    }
    if (!now || untrained.value) {
      return [words.question, recipe.value && words.intro(countWeights(recipe.value))];
    }
    const { updates, test } = now.training;
    return [headlineOf(now, test !== null), words.progress(updates, now.recipe.updates)];
  }
}
