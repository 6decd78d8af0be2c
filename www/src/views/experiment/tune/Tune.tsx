/**
 * The view that searches for settings with which an algorithm needs fewer steps: the question, the race of
 * configurations and the result.
 */
import { useEffect } from "preact/hooks";
import { Kinds } from "../../../parts/Kinds";
import { useStore } from "../../../session/context";
import { guarded } from "../../../ui/Boundary";
import { Button } from "../../../ui/Button";
import { Headline } from "../../../ui/Headline";
import { Notice } from "../../../ui/Notice";
import { Row } from "../../../ui/Row";
import { words } from "../../../words/tune";
import { createTuneController } from "./controller";
import { headlineText, leadText } from "./headline-text";
import { Result, ResultActions } from "./Result";
import { Settings } from "./Settings";
import { Standings } from "./Standings";
import * as css from "./Tune.module.css";

export const Tune = guarded("tune/tune", TuneContent);

function TuneContent() {
  const { follow, failed, phase, result } = useStore(createTuneController);
  useEffect(follow, []);
  return (
    <>
      <Kinds />
      <section class={css.root} aria-labelledby="tune-title" data-phase={phase.value}>
        <Head />
        <Settings />
        <Controls />
        {failed.value !== null && <Notice role="alert">{words.failed(failed.value)}</Notice>}
        {!result.value && <Standings />}
        {result.value && <Result tuningResult={result.value} />}
      </section>
    </>
  );
}

function Head() {
  const { state, result } = useStore(createTuneController);
  const text = leadText(result.value);
  return (
    <header>
      <Headline id="tune-title" tabIndex={-1} data-start="">
        {headlineText(state.value, result.value)}
      </Headline>
      <p class="muted">{text}</p>
    </header>
  );
}

function Controls() {
  const { phase, play, reset, done, shown, state, result } = useStore(createTuneController);
  const { value: now } = phase;
  const running = now === "running" || now === "opening";
  const started = now === "running" || now === "paused";
  const budget = shown.value?.budget;
  return (
    <Row data-part="transport">
      {result.value && shown.value && (
        <ResultActions tuningResult={result.value} now={shown.value} />
      )}
      <Button primary={now !== "ended"} onClick={() => void play()}>
        {running ? words.pause : words.play[now]}
      </Button>
      {started && <Button onClick={reset}>{words.cancel}</Button>}
      {started && budget !== undefined && (
        <span class="muted numbers">
          {state.value?.stage === "tuning"
            ? words.progress(done.value, budget)
            : words.runsDone(done.value)}
        </span>
      )}
    </Row>
  );
}
