/**
 * Starts a race automatically, keeps it within the range of steps in the address, and ends it at its time
 * limit.
 */
import { untracked } from "@preact/signals";
import { createFrame } from "../../lab/address/frame";
import { createNavigation } from "../../lab/address/views";
import type { Session } from "../../session/session";
import { prefersReducedMotion } from "../../ui/appearance";
import { createRaceController } from "../../views/race/controller";

/** Starts each race that opens, once all its lanes are ready. */
function startRacesAutomatically(session: Session): void {
  const { autoplay, span } = session.get(createFrame);
  const { view } = session.get(createNavigation);
  const { race, playback } = session.get(createRaceController);
  let startedRace: unknown = null;
  session.effect(() => {
    if (!autoplay.value || prefersReducedMotion.value || view.value !== "race") return;
    const lanes = race()?.lanes.value ?? [];
    const [from = 0] = span.value ?? [];
    const there = lanes.every(({ run, status }) => !run || status.value?.state === "paused");
    if (lanes.length === 0 || startedRace === lanes || !there || playback.shownStep.value < from)
      return;
    startedRace = lanes;
    untracked(playback.play);
  });
}

/** Seeks to the first step of the range from any earlier step. A running race continues from there. */
function seekToRangeStart(session: Session): void {
  const { span } = session.get(createFrame);
  const { playback } = session.get(createRaceController);
  const { view } = session.get(createNavigation);
  /**
   * Whether the race is seeking to the first step of the range; `plays` tells whether it continues to play afterwards.
   */
  let going = false;
  let plays = false;
  session.effect(() => {
    const [from = 0] = span.value ?? [];
    const [phase, shown] = [playback.phase.value, playback.shownStep.value];
    if (view.value !== "race" || phase === "idle") return;
    const before = shown < from && (phase !== "ended" || playback.lastStep.value >= from);
    untracked(() => {
      if (before && !going) {
        going = true;
        plays = phase === "running";
        playback.step(from - shown);
      } else if (!before && going) {
        going = false;
        if (plays && phase !== "ended") playback.play();
      } else if (before && phase === "running") {
        plays = true; // play was requested during the seek
        playback.step(from - shown);
      }
    });
  });
}

/** Ends a race that has reached its time limit; time does not pass while the race is paused. */
function enforceTimeLimit(session: Session): void {
  const { race, playback } = session.get(createRaceController);
  const { maxSeconds } = session.get(createFrame);
  let lanes: unknown = null;
  let left = 0;
  session.effect(() => {
    const now = race()?.lanes.value;
    const max = maxSeconds.value;
    if (max === null || playback.phase.value !== "running" || playback.ends?.value)
      return undefined;
    if (lanes !== now) left = max * 1000;
    lanes = now;
    const startedAt = performance.now();
    const timer = setTimeout(() => race()?.timeOut(), left);
    return () => {
      clearTimeout(timer);
      left -= performance.now() - startedAt;
    };
  });
}

/** Applies the settings of the address to the race. */
export function createBounds(session: Session): void {
  startRacesAutomatically(session);
  seekToRangeStart(session);
  enforceTimeLimit(session);
}
