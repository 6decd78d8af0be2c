/** Plays a list of steps forwards and backwards. */
import { computed, signal } from "@preact/signals";
import { PlaybackController, type PlaybackPhase } from "../../transport/playback";
import { speedCurve } from "../../transport/speed-curve";

/** The interval between two updates, ms. */
const UPDATE_INTERVAL_MS = 40;

/** Creates the playback of a list of steps, slow enough to read unless another speed is chosen. */
export function replayOf(steps: number): PlaybackController {
  const lastStep = signal(steps);
  const shownStep = signal(0);
  const playing = signal(false);
  const hasStarted = signal(false);
  const phase = computed<PlaybackPhase>(() => {
    if (steps === 0) return "idle";
    if (playing.value) return "running";
    if (shownStep.value >= steps) return "ended";
    return hasStarted.value || shownStep.value > 0 ? "paused" : "ready";
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
      hasStarted.value = true;
      playing.value = true;
      let at = shownStep.peek();
      let before = performance.now();
      timer = setInterval(() => {
        const now = performance.now();
        at = Math.min(steps, at + speed * ((now - before) / 1000));
        before = now;
        shownStep.value = Math.floor(at);
        if (at >= steps) controller.pause();
      }, UPDATE_INTERVAL_MS);
    },
    pause,
    stop() {
      pause();
      hasStarted.value = false;
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
