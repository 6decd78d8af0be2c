/** The race on the page: made anew whenever what is to race changes, and driven from here. */
import { batch, computed, effect, signal } from "@preact/signals";
import {
  type Lane,
  type Measurement,
  type Outcome,
  type Puzzle,
  Race,
  type Setup,
} from "sudoku-lab";
import { view } from "../../lab/address/views";
import { find, takes } from "../../lab/check";
import { touch } from "../../lab/frames";
import { leave, measureShort, timeOf } from "../../lab/measuring";
import { clashing, lab, puzzle, racing } from "../../lab/store";
import { startRamp, stopRamp } from "../../transport/ramp";
import type { Controls, Phase } from "../../transport/Transport";
import { stillness } from "../../ui/appearance";
import { announcement } from "../../ui/notices";
import { show } from "../../ui/scroll";
import { words } from "../../words";
import { remember } from "./remember";
import { lanes, maxSteps, pace, rank, seed, until, working } from "./store";
import type { Halt } from "./verdict";

/** What the page shows of a lane's state, copied when it changes. */
export interface Status {
  readonly state: Lane["state"];
  /** Also where a lane that ended plays its run once more. */
  readonly playing: boolean;
  readonly outcome: Outcome | null;
  readonly steps: number;
  readonly found: number;
  readonly time: Measurement;
  readonly shown: number;
  readonly place: number | null;
  readonly error: string | null;
  /** Whether its worker does not answer, for now. */
  readonly silent: boolean;
}

/** One for each lane of the page; `null` where the algorithm does not take the puzzle's size. */
export const slots = signal<readonly (Lane | null)[]>([]);
export const statuses = signal<readonly (Status | null)[]>([]);
/** Whether Race was pressed since the lanes were made. */
const begun = signal(false);

/** What ended lanes before they ended by themselves. */
export const halted = signal<Halt>(null);

/** Whether the cores are at work for somebody else. */
export const lent = signal(false);

export const phase = computed<Phase>(() => {
  if (lent.value) return "running";
  const all = statuses.value.filter((status) => status !== null);
  if (all.length === 0 || clashing.value) return "idle";
  if (all.some(({ playing }) => playing)) return "running";
  if (all.every(({ state }) => state === "ended")) {
    return all.some(({ shown, steps }) => shown < steps) ? "past" : "ended";
  }
  return begun.value || all.some(({ steps }) => steps > 0) ? "paused" : "ready";
});

/** The latest step that any lane has reached. */
export const lastStep = computed(() => Math.max(0, ...statuses.value.map((s) => s?.steps ?? 0)));
/** The step that the boards show, as far as they have it. */
export const shownStep = computed(() => Math.max(0, ...statuses.value.map((s) => s?.shown ?? 0)));

let race: Race | null = null;
let stale = true;
let timer: ReturnType<typeof setTimeout> | undefined;
let flushing = false;

/** How long the page waits for more typing before it prepares the lanes again, ms. */
const SETTLE = 120;
/** How often the state of the lanes is copied to the page, ms. */
const FLUSH = 40;

/** Follows puzzle, lanes, seed and limit; called once. */
export function follow(): void {
  let followed: readonly unknown[] = [];
  effect(() => {
    const wanted = [lab.value, puzzle.value, lanes.value, seed.value, maxSteps.value];
    if (view.value !== "race") {
      // What was lent goes on: who borrowed it is told of in every view.
      if (phase.peek() === "running" && !lent.peek()) pause();
      return;
    }
    if (!wanted[0] || !wanted[1] || wanted.every((one, at) => one === followed[at])) return;
    followed = wanted;
    stale = true;
    clearTimeout(timer);
    timer = setTimeout(prepare, race ? SETTLE : 0); // nobody has typed before the first
  });
  effect(() => {
    if (pace.value !== null && race) race.pace = pace.value;
  });
  effect(() => {
    const by = rank.value;
    if (!race) return;
    race.rank = by;
    batch(copyStatuses);
  });
  effect(() => {
    working.value = lent.value;
    racing.value = phase.value === "running";
  });
}

/** Makes the lanes anew, at their first moment. */
function prepare(): void {
  clearTimeout(timer);
  stale = false;
  const board = puzzle.peek();
  const current = lab.peek();
  if (!board || !current) return;
  takeBack();
  stopRamp();
  leave();
  race ??= new Race(current, { cores: navigator.hardwareConcurrency, onChange: changed });
  race.rank = rank.peek();
  const fits = lanes.peek().map((lane) => {
    const info = find(current, lane.algorithm);
    return !!info && takes(info, board.side);
  });
  const setups = setupsOf(fits, seed.peek());
  race.prepare(board, clashing.peek() ? [] : setups);
  let next = 0;
  const made = race.lanes;
  batch(() => {
    begun.value = false;
    halted.value = null;
    slots.value = fits.map((fit) => (fit ? (made[next++] ?? null) : null));
    copyStatuses();
  });
  touch();
}

/** Those that have found a solution, or shown that there is none. */
const finished = new WeakSet<Lane>();

const decided = ({ progress: { outcome } }: Lane) =>
  outcome === "solved" || outcome === "unsolvable";

/** Whether it has finished just now. */
function finishes(lane: Lane): boolean {
  if (!decided(lane)) return false;
  if (finished.has(lane)) return false;
  finished.add(lane);
  return true;
}

const setupsOf = (fits: readonly boolean[], from: number): Setup[] =>
  lanes
    .peek()
    .filter((_, index) => fits[index])
    .map(({ algorithm, preset, params }) => ({
      algorithm,
      preset: preset ?? undefined,
      params,
      seed: from,
      maxSteps: maxSteps.peek() ?? undefined,
    }));

function changed(lane: Lane): void {
  touch(lane);
  if (finishes(lane) && until.peek() === "first") endOthers();
  if (flushing) return;
  flushing = true;
  setTimeout(() => {
    flushing = false;
    batch(copyStatuses);
  }, FLUSH);
}

/** Ends the lanes after one has finished: now or, by steps, where it did, unless another is sooner. */
function endOthers(): void {
  if (!race || halted.peek() === "person") return;
  if (rank.peek() === "time") {
    halted.value = "first";
    race.stop();
  } else {
    halted.value = "steps";
    race.endAt(Math.min(...race.lanes.filter(decided).map(({ progress }) => progress.steps)));
  }
}

const copy = (lane: Lane): Status => ({
  state: lane.state,
  playing: lane.playing,
  outcome: lane.progress.outcome,
  steps: lane.progress.steps,
  found: lane.progress.found,
  time: timeOf(lane),
  shown: lane.shown,
  place: lane.place,
  error: lane.error?.message ?? null,
  silent: lane.silent,
});

function copyStatuses(): void {
  const before = phase.peek();
  const heard = statuses.peek();
  statuses.value = slots.peek().map((lane) => lane && copy(lane));
  const after = phase.peek();
  if (after !== before && after !== "running") stopRamp();
  const made = slots.peek().filter((lane) => lane !== null);
  // Whenever the ends are shown, not only when they are reached: an action may have cut it short.
  if (after === "ended" && made.every(({ moment }) => moment === null)) {
    void measureShort(made, copyStatuses);
  }
  for (const [index, status] of statuses.peek().entries()) {
    const name = slots.peek()[index]?.info.name ?? "";
    if (status?.silent && !heard[index]?.silent) announcement.value = words.silent.announced(name);
    if (status?.state !== "ended" || heard[index]?.state !== "running") continue;
    const outcome = words.outcomes[status.outcome ?? "stopped"];
    announcement.value = `${name}: ${outcome}`;
  }
}

interface Loan {
  readonly puzzle: Puzzle;
  /** The page's lanes that take the puzzle's size, from 0. */
  readonly lanes: readonly number[];
  setups(seed: number): Setup[];
}

/** Who has the cores, told when they have them no more. */
let borrower: (() => void) | null = null;

/**
 * Lends the cores for the same race with other seeds, until they are given back or anything is done
 * on the page. The lanes pause meanwhile, and show what they have come to.
 */
export function borrow(lost: () => void): Loan | null {
  if (stale) prepare();
  takeBack();
  const board = puzzle.peek();
  if (!race || !board || phase.peek() === "idle") return null;
  stopRamp();
  leave();
  race.pause();
  borrower = lost;
  lent.value = true;
  const fits = slots.peek().map((lane) => lane !== null);
  const setups = setupsOf(fits, seed.peek());
  return {
    puzzle: board,
    lanes: fits.flatMap((fit, index) => (fit ? [index] : [])),
    setups: (from) => setups.map((setup) => ({ ...setup, seed: from })),
  };
}

/** Ends a loan; whether there was one. */
export function takeBack(): boolean {
  const from = borrower;
  if (!from) return false;
  borrower = null;
  batch(() => {
    lent.value = false;
    copyStatuses();
  });
  from();
  return true;
}

/** Race, resume, or race again. */
export function play(): void {
  takeBack();
  leave();
  if (stale || phase.peek() === "ended") prepare();
  if (!race || phase.peek() === "idle") return;
  const chosen = pace.peek();
  if (chosen !== null) race.pace = chosen;
  else if (stillness.peek()) race.pace = Number.POSITIVE_INFINITY;
  else startRamp(race);
  if (phase.peek() === "ready") remember();
  begun.value = true;
  race.play();
  showLanes();
  announcement.value = words.raceStarted;
}

export function pause(): void {
  if (takeBack()) return;
  stopRamp();
  race?.pause();
  announcement.value = words.racePaused;
}

export function stop(): void {
  if (takeBack()) return;
  stopRamp();
  if (halted.peek() !== "first") halted.value = "person";
  race?.stop();
}

export function step(steps: number): void {
  takeBack();
  if (stale) prepare();
  leave();
  if (phase.peek() === "running") pause();
  race?.step(steps);
}

/** Turns every board to one moment; a lane that ended before it shows its end. */
export function seek(moment: number): void {
  takeBack();
  leave();
  if (phase.peek() === "running") pause();
  for (const lane of slots.peek()) lane?.seek(Math.min(moment, lane.progress.steps));
}

export const controls: Controls = {
  ...{ phase, lent, lastStep, shownStep, pace },
  ...{ play, pause, stop, step, seek },
};

/** Brings the lanes into sight where the screen is too small for all. */
function showLanes(): void {
  const first = document.querySelector("[data-lane]");
  const controls = document.querySelectorAll("#race, #race [data-start]");
  // Controls that scroll with the page would be lost where Pause is wanted next.
  if (![...controls].some((one) => getComputedStyle(one).position === "fixed")) return;
  if (!first || first.getBoundingClientRect().top < innerHeight / 2) return;
  if (first.parentElement) show(first.parentElement, true, stillness.peek() ? "instant" : "smooth");
}
