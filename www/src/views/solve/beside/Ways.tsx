/** Counts the solutions of the position. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { type Census, type Puzzle, Solutions } from "sudoku-lab";
import type { Position } from "../../../play/position";
import { lab } from "../../../session/engine";
import { LoadErrorActions } from "../../../ui/Lazy";
import { Notice } from "../../../ui/Notice";
import { createSilenceHandler } from "../../../ui/notices";
import { createTask } from "../../../ui/task";
import { words as common } from "../../../words";
import { words } from "../../../words/hint";
import * as css from "./Beside.module.css";

/**
 * The number of solutions and the time, ms, at which counting ends; more solutions than a person could look through.
 */
const MAX_SOLUTIONS = 1_000_000;
const COUNT_TIMEOUT_MS = 5000;

interface Props {
  readonly p: Position;
  readonly puzzle: Puzzle;
}

export function SolutionCount({ p, puzzle }: Props) {
  const countedCensus = useSignal<Census | null>(null);
  const counting = useMemo(createTask, []);
  useEffect(() => {
    countedCensus.value = null;
    return counting.cancel;
  }, [p]);

  function startCount() {
    const registry = lab.peek();
    if (!registry) return;
    void counting.run(async (signal) => {
      const solutions = new Solutions(registry, { onSilence: createSilenceHandler() });
      try {
        solutions.open(puzzle);
        const onProgress = (census: Census) => {
          if (!signal.aborted) countedCensus.value = census;
        };
        await solutions.count({
          solutions: MAX_SOLUTIONS,
          ms: COUNT_TIMEOUT_MS,
          signal,
          onProgress,
        });
        if (!signal.aborted) countedCensus.value = solutions.census;
      } finally {
        solutions.dispose();
      }
    });
  }

  const census = countedCensus.value;
  const failed = counting.failed.value;
  const running = counting.running.value;
  return (
    <div class={css.ways}>
      <button type="button" disabled={running || puzzle.clashes.length > 0} onClick={startCount}>
        {words.ways}
      </button>
      <p role="status">
        {running
          ? words.waysLooking(census?.found ?? 0)
          : census && words.waysLeft(census.found, census.exhausted)}
      </p>
      {failed !== null && (
        <Notice role="alert">
          <span>{words.failed(failed)}</span>
          <LoadErrorActions acts={[{ label: common.tryAgain, run: startCount }]} />
        </Notice>
      )}
    </div>
  );
}
