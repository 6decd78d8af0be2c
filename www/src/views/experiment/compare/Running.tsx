/** The controls that start, pause and resume the experiment, with its progress. */

import { useStore } from "../../../session/context";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import { words } from "../../../words/experiment";
import * as css from "../Experiment.module.css";
import { createCompareController } from "./controller";

export function Running() {
  const { experimentSession, progress, again, run, shipped } = useStore(createCompareController);
  const { done, tasks, rate, left } = progress.value;
  const running = experimentSession.running.value;
  const over = done === tasks;
  return (
    <div class={`${css.row} experiment-run`} data-running={running}>
      {running ? (
        <Button primary data-start onClick={experimentSession.pause}>
          <Icon name="pause" />
          {words.pause}
        </Button>
      ) : (
        <Button
          primary
          data-start
          disabled={experimentSession.opening.value !== null}
          onClick={() => void (over ? again() : run())}
        >
          <Icon name="play" />
          {over ? words.again : done > 0 ? words.goOn : words.run}
        </Button>
      )}
      {!running && done > 0 && !over && (
        <button type="button" title={words.overHelp} onClick={() => void again()}>
          {words.over}
        </button>
      )}
      {!over && <progress max={tasks} value={done} aria-label={words.progress} />}
      <span class="numbers">{words.status(done, tasks)}</span>
      {running && rate > 0 && (
        <span class="muted numbers">
          {[words.rate(rate), left === null ? "" : words.left(left)].filter(Boolean).join(", ")}
        </span>
      )}
      {shipped.value && <span class="muted">{words.beforehand}</span>}
      {!running && !over && done > 0 && <span class="muted">{words.paused}</span>}
    </div>
  );
}
