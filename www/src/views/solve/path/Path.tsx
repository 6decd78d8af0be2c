/** The solution path: every step from the givens to the end, as a list, a drawing, a replay and a text. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";
import type { Deduction } from "sudoku-lab";
import { fetchTechniques } from "../../../play/help/about";
import { createHints } from "../../../play/help/hints";
import { type GamePuzzle, type Position, startOf } from "../../../play/position";
import { useSession } from "../../../session/context";
import { LoadErrorActions } from "../../../ui/Lazy";
import { Notice } from "../../../ui/Notice";
import { createTask } from "../../../ui/task";
import { words as common } from "../../../words";
import { words } from "../../../words/hint";
import { createPathLength } from "./length";
import * as css from "./Path.module.css";
import { Steps } from "./Steps";

interface Props {
  /** The puzzle whose path is found, from its givens, independent of the moves. */
  readonly puzzle: GamePuzzle;
  /** The position, which shows how many steps of the path the player has completed. */
  readonly position: Position;
}

export function Path({ puzzle, position }: Props) {
  const session = useSession();
  const { teacherReady } = session.get(createHints);
  const { foundPath } = session.get(createPathLength);
  const steps = useSignal<readonly Deduction[]>([]);
  const solved = useSignal<boolean | null>(null);
  const hasStarted = useSignal(false);
  const finding = useMemo(createTask, []);
  const start = useMemo(() => startOf(puzzle), [puzzle]);

  // A layout effect, before the button can be pressed, so that it cannot cancel a search that the player has just
  // started.
  useLayoutEffect(() => {
    finding.cancel();
    steps.value = [];
    solved.value = null;
    hasStarted.value = false;
  }, [start]);

  function computePath() {
    void fetchTechniques();
    hasStarted.value = true;
    steps.value = [];
    void finding.run(async (signal) => {
      const from = await teacherReady();
      const all: Deduction[] = [];
      const ends = await from.path(start, signal, (more) => {
        all.push(...more);
        if (!signal.aborted) steps.value = [...all];
      });
      if (signal.aborted) return;
      solved.value = ends;
      foundPath.value = { puzzle: puzzle, steps: all.length, solved: ends };
    });
  }

  const failed = finding.failed.value;
  return (
    <div class={css.panel} data-known={solved.value !== null}>
      {!hasStarted.value && (
        <>
          <p class="muted">{words.pathIntro}</p>
          <button type="button" onClick={computePath}>
            {words.pathShow}
          </button>
        </>
      )}
      {finding.running.value && (
        <button
          type="button"
          onClick={() => {
            finding.cancel();
            hasStarted.value = false;
          }}
        >
          {words.stop}
        </button>
      )}
      {finding.running.value && (
        <p class="muted" aria-live="polite">
          {words.pathFinding(steps.value.length)}
        </p>
      )}
      {failed !== null && (
        <Notice role="alert">
          <span>{words.failed(failed)}</span>
          <LoadErrorActions acts={[{ label: common.tryAgain, run: computePath }]} />
        </Notice>
      )}
      {solved.value !== null && (
        <Steps start={start} steps={steps.value} solved={solved.value} now={position} />
      )}
    </div>
  );
}
