/** Counts the solutions of the position. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { type Census, type Puzzle, Solutions } from "sudoku-lab";
import type { Position } from "../../../play/position";
import { lab } from "../../../session/engine";
import { Acts } from "../../../ui/Later";
import { Notice } from "../../../ui/Notice";
import { silenceHandler } from "../../../ui/notices";
import { task } from "../../../ui/task";
import { words as common } from "../../../words";
import { words } from "../../../words/hint";
import * as css from "./Beside.module.css";

/**
 * The number of solutions and the time, ms, at which counting ends; more solutions than a person could look through.
 */
const MOST = 1_000_000;
const PATIENCE = 5000;

interface Props {
  readonly p: Position;
  readonly puzzle: Puzzle;
}

export function Ways({ p, puzzle }: Props) {
  const known = useSignal<Census | null>(null);
  const counting = useMemo(task, []);
  useEffect(() => {
    known.value = null;
    return counting.cancel;
  }, [p]);

  function count() {
    const registry = lab.peek();
    if (!registry) return;
    void counting.run(async (signal) => {
      const solutions = new Solutions(registry, { onSilence: silenceHandler() });
      try {
        solutions.open(puzzle);
        const onProgress = (census: Census) => {
          if (!signal.aborted) known.value = census;
        };
        await solutions.count({ solutions: MOST, ms: PATIENCE, signal, onProgress });
        if (!signal.aborted) known.value = solutions.census;
      } finally {
        solutions.dispose();
      }
    });
  }

  const census = known.value;
  const failed = counting.failed.value;
  const running = counting.running.value;
  return (
    <div class={css.ways}>
      <button type="button" disabled={running || puzzle.clashes.length > 0} onClick={count}>
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
          <Acts acts={[{ label: common.tryAgain, run: count }]} />
        </Notice>
      )}
    </div>
  );
}
