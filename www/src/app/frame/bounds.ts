/** Has a race begin by itself, keep to the steps that the address says, and end when its time is up. */
import { effect, untracked } from "@preact/signals";
import { autoplay, maxSeconds, span } from "../../lab/address/frame";
import { view } from "../../lab/address/views";
import { stillness } from "../../ui/appearance";
import { controls, race } from "../../views/race/page";

/** Begins each race that is opened, once all its lanes are there. */
function beginAlone(): void {
  let begun: unknown = null;
  effect(() => {
    if (!autoplay.value || stillness.value || view.value !== "race") return;
    const lanes = race()?.lanes.value ?? [];
    const [from = 0] = span.value ?? [];
    const there = lanes.every(({ run, status }) => !run || status.value?.state === "paused");
    if (lanes.length === 0 || begun === lanes || !there || controls.shownStep.value < from) return;
    begun = lanes;
    untracked(controls.play);
  });
}

/** Goes to the first step of the range from whatever is before it; what was running there runs on. */
function keepFrom(): void {
  /** Whether it is on its way there, and is to play then. */
  let going = false;
  let plays = false;
  effect(() => {
    const [from = 0] = span.value ?? [];
    const [phase, shown] = [controls.phase.value, controls.shownStep.value];
    if (view.value !== "race" || phase === "idle") return;
    const before = shown < from && (phase !== "ended" || controls.lastStep.value >= from);
    untracked(() => {
      if (before && !going) {
        going = true;
        plays = phase === "running";
        controls.step(from - shown);
      } else if (!before && going) {
        going = false;
        if (plays && phase !== "ended") controls.play();
      } else if (before && phase === "running") {
        plays = true; // asked for on the way
        controls.step(from - shown);
      }
    });
  });
}

/** Ends a race that has run for as long as it may; while it is paused no time passes. */
function keepTime(): void {
  let lanes: unknown = null;
  let left = 0;
  effect(() => {
    const now = race()?.lanes.value;
    const most = maxSeconds.value;
    if (most === null || controls.phase.value !== "running" || controls.ends?.value)
      return undefined;
    if (lanes !== now) left = most * 1000;
    lanes = now;
    const begun = performance.now();
    const timer = setTimeout(() => race()?.stop("clock"), left);
    return () => {
      clearTimeout(timer);
      left -= performance.now() - begun;
    };
  });
}

beginAlone();
keepFrom();
keepTime();
