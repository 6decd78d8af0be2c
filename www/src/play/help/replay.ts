/** Plays a list of steps forwards and backwards. */
import { computed, signal } from "@preact/signals";
import { type Phase, PlaybackController } from "../../transport/playback";
import { speedCurve } from "../../transport/speed-curve";

/** The interval between two updates, ms. */
const TICK_MS = 40;

/** Creates the playback of a list of steps, slow enough to read unless another speed is chosen. */
export function replayOf(steps: number): PlaybackController {
  const lastStep = signal(steps);
  const shownStep = signal(0);
  const playing = signal(false);
  const begun = signal(false);
  const phase = computed<Phase>(() => {
    if (steps === 0) return "idle";
    if (playing.value) return "running";
    if (shownStep.value >= steps) return "ended";
    return begun.value || shownStep.value > 0 ? "paused" : "ready";
  });
  let timer: ReturnType<typeof setInterval> | undefined;
  let speed = 1;

  function pause(): void {
    clearInterval(timer);
    playing.value = false;
  }

  function seek(moment: number): void {
    pause();
    shownStep.value = Math.min(Math.max(Math.trunc(moment), 0), steps);
  }

  const track = {
    phase,
    lastStep,
    shownStep,
    run() {
      if (shownStep.peek() >= steps) shownStep.value = 0;
      pause();
      begun.value = true;
      playing.value = true;
      let at = shownStep.peek();
      let before = performance.now();
      timer = setInterval(() => {
        const now = performance.now();
        at = Math.min(steps, at + speed * ((now - before) / 1000));
        before = now;
        shownStep.value = Math.floor(at);
        if (at >= steps) controller.pause();
      }, TICK_MS);
    },
    pause,
    stop() {
      pause();
      begun.value = false;
      shownStep.value = 0;
    },
    step: (by: number) => seek(shownStep.peek() + by),
    seek,
    setSpeed(to: number) {
      speed = to;
    },
    gather: () => ({ speedAt: speedCurve(steps).speedAt, from: 0 }),
  };
  const controller = new PlaybackController(track, signal<number | null>(1), signal(false));
  return controller;
}
