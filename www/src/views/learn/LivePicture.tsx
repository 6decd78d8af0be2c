/** The picture of an algorithm: a step of a run, which plays while the pointer or the focus is on its tile. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { AlgorithmInfo, Puzzle } from "sudoku-lab";
import { Canvas } from "../../board/Canvas";
import { createAlgorithmColours } from "../../lab/algorithm-colours";
import { SingleRun } from "../../lab/race/single-run";
import { useStore } from "../../session/context";
import { requestEngine } from "../../session/engine";
import { prefersReducedMotion } from "../../ui/appearance";
import type { RunSnapshot } from "./moments";

/** The delay before a run starts, ms, so that a pointer that only passes over a tile starts nothing. */
const DELAY_MS = 200;

/** Stops the run of the tile that is playing; only one tile plays at a time. */
let endCurrent = () => {};

interface Props {
  readonly info: AlgorithmInfo;
  readonly puzzle: Puzzle;
  readonly moment: RunSnapshot;
}

export function LivePicture({ info, puzzle, moment }: Props) {
  const { colourOf } = useStore(createAlgorithmColours);
  const elementRef = useRef<HTMLSpanElement>(null);
  const run = useSignal<SingleRun | null>(null);
  useEffect(() => {
    const tile = elementRef.current?.closest("a");
    if (!tile) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      timer = undefined;
      run.peek()?.dispose();
      run.value = null;
    };
    const start = () => {
      if (prefersReducedMotion.peek() || run.peek()) return;
      endCurrent();
      endCurrent = end;
      const startTimer = setTimeout(async () => {
        const lab = await requestEngine();
        if (timer !== startTimer) return; // the pointer has left the tile
        const alone = new SingleRun(lab, puzzle, { algorithm: info.id, seed: 1 });
        run.value = alone;
        alone.playback.play();
      }, DELAY_MS);
      timer = startTimer;
    };
    const begins = ["pointerenter", "focus"] as const;
    const ends = ["pointerleave", "blur"] as const;
    for (const type of begins) tile.addEventListener(type, start);
    for (const type of ends) tile.addEventListener(type, end);
    return () => {
      for (const type of begins) tile.removeEventListener(type, start);
      for (const type of ends) tile.removeEventListener(type, end);
      end();
    };
  }, []);
  const running = run.value;
  const frame = running?.frame.value ?? moment.frame;
  const ended = running !== null && running.race.phase.value === "ended";
  return (
    <span
      ref={elementRef}
      aria-hidden="true"
      data-running={running !== null}
      data-step={frame.step}
    >
      <Canvas
        puzzle={puzzle}
        frame={frame}
        lane={colourOf(info.id)}
        final={ended}
        label={info.name}
      />
    </span>
  );
}
