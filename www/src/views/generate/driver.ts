/** The generator on the page: one lane that is watched, and what came of it, checked. */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { type Lane, type Puzzle, Race } from "sudoku-lab";
import { view } from "../../lab/address/views";
import { touch } from "../../lab/frames";
import { withWorker } from "../../lab/pool";
import { Ramp } from "../../transport/ramp";
import type { Controls, Phase } from "../../transport/Transport";
import { stillness } from "../../ui/appearance";
import { announcement, silenceHandler } from "../../ui/notices";
import { words } from "../../words";
import { reasonOf } from "../../words/messages";
import { facts } from "./facts";
import { chosen, emptyGrid, makers, obstacle, setupOf } from "./makers";
import { forget } from "./rated";
import { box, difficulty, nextSeed, pace, seed, technique } from "./state";
import { check, type Made } from "./work";

/** A run is ended when it took so long, s; it may be set. */
export const timeLimit = signal<number | null>(30);

interface Status {
  readonly state: Lane["state"];
  readonly playing: boolean;
  readonly steps: number;
  readonly shown: number;
  readonly outcome: Lane["progress"]["outcome"];
  readonly error: string | null;
}

/** The run that is shown, and the grid it began with. */
export const job = signal<{ readonly lane: Lane; readonly pattern: Puzzle } | null>(null);
export const status = signal<Status | null>(null);
/** What came of the last run, once it is checked. */
export const made = signal<Made | null>(null);
/** The last puzzle that was made, also while the next one is. */
export const newest = signal<Puzzle | null>(null);
/** Whether the run is an example, which nobody has asked for. */
export const example = signal(false);
/** Why it could not be checked. */
export const trouble = signal<string | null>(null);

const ramp = new Ramp();
let race: Race | null = null;
let checking: AbortController | null = null;
let timedOut = false;
let begun = false;
let flushing = false;
let silent = false;
const heedSilence = silenceHandler();

/** How often the state of the lane is copied to the page, ms. */
const FLUSH = 40;
/** At first the whole grid is gone through in about so many seconds. */
const SEEN = 4;

const phase = computed<Phase>(() => {
  if (!chosen.value) return "idle";
  const now = status.value;
  if (!now) return obstacle.value ? "idle" : "ready";
  if (now.playing || now.state === "preparing") return "running";
  if (now.state !== "ended") return "paused";
  return now.shown < now.steps ? "past" : "ended";
});

/** What is set, as a text to be compared. */
const wish = computed(() =>
  JSON.stringify([
    chosen.value?.spec,
    ...[box, seed, difficulty, technique].map(({ value }) => value),
  ]),
);
/** The wish that the example was made by. */
let exampleWish = "";

/** Clears the example: the board is empty until a puzzle is asked for. */
function clearExample(): void {
  leave();
  race?.stop();
  batch(() => {
    example.value = false;
    job.value = null;
    status.value = null;
    made.value = null;
    trouble.value = null;
    forget();
  });
}

/** Pauses what is left alone, and changes the pace of what runs; called once. */
export function follow(): void {
  effect(() => {
    if (view.value !== "generate" && phase.peek() === "running") pause();
  });
  effect(() => {
    if (pace.value !== null && race) race.pace = pace.value;
    if (pace.value !== null) ramp.stop();
  });
  // A puzzle that is not as wished would pass for the answer to the wish.
  effect(() => {
    if (wish.value !== exampleWish && example.peek()) untracked(clearExample);
  });
}

/** Begins a run with what is set. */
function prepare(): boolean {
  const lab = makers.peek();
  const now = chosen.peek();
  if (!lab || !now || obstacle.peek()) return false;
  leave();
  race ??= new Race(lab, { cores: navigator.hardwareConcurrency, onChange: changed });
  const pattern = emptyGrid(lab, box.peek());
  race.prepare(pattern, [setupOf(now.spec, seed.peek())]);
  const [lane] = race.lanes;
  timedOut = false;
  begun = true;
  batch(() => {
    made.value = null;
    trouble.value = null;
    forget();
    example.value = false;
    job.value = lane ? { lane, pattern } : null;
    copy();
  });
  return true;
}

/** Gives up a check that is under way. */
function leave(): void {
  checking?.abort();
  checking = null;
  ramp.stop();
}

function changed(one: Lane): void {
  touch(one);
  if (one.silent !== silent) {
    silent = one.silent;
    heedSilence(Number(silent), () => one.stop());
  }
  const limit = timeLimit.peek();
  if (limit !== null && one.micros > limit * 1e6 && one.state === "running") {
    timedOut = true;
    one.stop();
  }
  if (flushing) return;
  flushing = true;
  setTimeout(() => {
    flushing = false;
    batch(copy);
  }, FLUSH);
}

function copy(): void {
  const one = job.peek()?.lane;
  if (!one) return;
  const { steps, outcome: ended } = one.progress;
  const outcome = timedOut && ended === "stopped" ? "time" : ended;
  const { state, playing, shown, error } = one;
  status.value = { state, playing, shown, steps, outcome, error: error?.message ?? null };
  if (phase.peek() === "ended") replaying.value = false;
  if (state === "ended" && begun) {
    begun = false;
    ramp.stop();
    void finish();
  }
}

/** Checks what the run has come to, in a worker that is let go of then. */
async function finish(): Promise<void> {
  const lab = makers.peek();
  const now = job.peek();
  if (!lab || !now) return;
  const { lane, pattern } = now;
  const { steps, outcome } = lane.progress;
  const frame = lane.error ? null : await lane.frame();
  if (job.peek() !== now) return;
  if (!frame) {
    announcement.value = words.outcomes[outcome ?? "stopped"];
    return;
  }
  const abort = new AbortController();
  checking = abort;
  const { digits, counters } = frame;
  const how = timedOut && outcome === "stopped" ? "time" : (outcome ?? "stopped");
  const end = { outcome: how, steps, digits, counters } as const;
  try {
    const result = await withWorker(
      lab,
      (ask) => check(ask, lab, pattern.box, lane.setup, end, true),
      abort.signal,
    );
    batch(() => {
      made.value = result;
      // What was on the board is not to give way to an example.
      if (!example.peek()) newest.value = result.puzzle ?? newest.peek();
      announcement.value = facts(result).said;
    });
  } catch (error) {
    if (abort.signal.aborted) return;
    trouble.value = reasonOf(error);
  }
}

/** Whether it plays once more, or was paused while it did. */
const replaying = signal(false);

function play(): void {
  const now = phase.peek();
  if ((now === "ready" || now === "ended") && !prepare()) return;
  if (!race || phase.peek() === "idle") return;
  const again = now === "past" && !replaying.peek();
  if (again) job.peek()?.lane.seek(0);
  replaying.value = again || now === "past";
  const wanted = pace.peek();
  if (wanted !== null) race.pace = wanted;
  else if (stillness.peek()) race.pace = Number.POSITIVE_INFINITY;
  else {
    const first = (job.peek()?.pattern.givens.length ?? 81) / SEEN;
    ramp.start(race, (ms) => first * 2 ** (Math.max(0, ms - SEEN * 1000) / 700));
  }
  race.play();
}

function pause(): void {
  ramp.stop();
  race?.pause();
}

function stop(): void {
  ramp.stop();
  race?.stop();
}

function step(steps: number): void {
  if (phase.peek() === "ready" && !prepare()) return;
  ramp.stop();
  race?.step(steps);
}

function seek(moment: number): void {
  if (phase.peek() === "running") pause();
  job.peek()?.lane.seek(moment);
}

/** Shows those who have set nothing what there is to see. */
export function showExample(): void {
  play();
  exampleWish = wish.peek();
  example.value = true;
}

/** Makes the puzzle that is set, or the one of the next seed if this one was made. */
export function make(): void {
  const now = job.peek()?.lane.setup;
  const same = now && !example.peek() && now.seed === seed.peek() && made.peek() !== null;
  if (same) another();
  else if (prepare()) play();
}

/** Makes the puzzle of the next seed. */
export function another(): void {
  nextSeed();
  if (prepare()) play();
}

export const controls: Controls = {
  phase,
  replaying: computed(() => replaying.value && phase.value !== "ended"),
  lastStep: computed(() => status.value?.steps ?? 0),
  shownStep: computed(() => status.value?.shown ?? 0),
  pace,
  ramp,
  ...{ play, pause, stop, step, seek },
};
