/** What the page is about: one puzzle, a list of lanes, a seed. Everything else follows from it. */
import { batch, computed, type Signal, signal } from "@preact/signals";
import type { Lab, Puzzle } from "sudoku-lab";
import { words } from "../words";
import type { LaneSpec, Rank, Until, View } from "./address/hash";

/** A lane, with a key that stays its own while others come and go. */
export interface LaneEntry extends LaneSpec {
  readonly key: number;
}

/** A race that comes with the page: a title, a sentence, and what it sets, as a hash. */
export interface ReadyMade {
  readonly title: string;
  readonly note: string;
  readonly hash: string;
}

export const readyMade = signal<readonly ReadyMade[]>([]);

export const lab = signal<Lab | null>(null);
/** Why there is no lab. */
export const failure = signal<string | null>(null);

/** What the page is used for at the moment. */
export const view = signal<View>("race");
/** Whether something goes on in a view that is not paused when another is opened. */
export const working: Readonly<Record<View, Signal<boolean>>> = {
  race: signal(false),
  cores: signal(false),
  many: signal(false),
  generate: signal(false),
};
export const puzzle = signal<Puzzle | null>(null);
export const lanes = signal<readonly LaneEntry[]>([]);
export const DEFAULT_SEED = 1;
export const seed = signal(DEFAULT_SEED);
export const maxSteps = signal<number | null>(null);
/** Steps a second; `null` starts slowly and gathers speed. */
export const pace = signal<number | null>(null);
export const DEFAULT_SEEDS = 20;
/** Seeds of a race over many. */
export const seeds = signal(DEFAULT_SEEDS);
/** The lane that is looked at closely, from 0. */
export const looked = signal<number | null>(null);
/** When a race ends by itself. */
export const until = signal<Until>("all");
/** What decides the places. */
export const rank = signal<Rank>("time");
/** Keys of the hash that are not ours. */
export const foreign = signal<readonly (readonly [string, string])[]>([]);

/** What can be done about a notice. */
export interface Act {
  readonly label: string;
  run(): void;
}

/** A sentence to be read and dismissed. */
export interface Notice {
  readonly text: string;
  readonly acts: readonly Act[];
  /** What the browser said, for who wants to know. */
  readonly detail?: string;
}

export const notices = signal<readonly Notice[]>([]);
/** What a screen reader is told, one sentence at a time. */
export const announcement = signal("");

export const clashing = computed(() => (puzzle.value?.clashes.length ?? 0) > 0);

let nextKey = 1;
export const withKey = (lane: LaneSpec): LaneEntry => ({ ...lane, key: nextKey++ });

/** Says that workers do not answer, until they do, and lets a person end them. */
export function onSilence(silent: number, end: () => void): void {
  const { worker } = words.silent;
  if (silent > 0) notify(worker, { label: words.endIt, run: end });
  else dismiss(worker);
}

/** Says it once; what can be done is as it was said last. */
export const notify = (text: string, ...acts: readonly Act[]) => tell({ text, acts });

export function tell(notice: Notice): void {
  dismiss(notice.text, notice.detail);
  notices.value = [...notices.value, notice];
}

export function dismiss(text: string, detail?: string): void {
  notices.value = notices.value.filter((one) => one.text !== text || one.detail !== detail);
}

interface Entry {
  readonly text: string;
  readonly box: string;
}

const past = signal<readonly Entry[]>([]);
const future = signal<readonly Entry[]>([]);
export const canUndo = computed(() => past.value.length > 0);
export const canRedo = computed(() => future.value.length > 0);
const KEPT = 200;

const entry = ({ text, box }: Puzzle): Entry => ({ text, box });

/** Puts another puzzle on the board; the one before can be had back. */
export function setPuzzle(next: Puzzle): void {
  const current = puzzle.value;
  if (current?.text === next.text && current.box === next.box) return;
  batch(() => {
    if (current) past.value = [...past.value.slice(1 - KEPT), entry(current)];
    future.value = [];
    puzzle.value = next;
  });
}

/** Begins a new history with what is on the board. */
export function forgetHistory(): void {
  past.value = [];
  future.value = [];
}

export const undo = () => travel(past, future);
export const redo = () => travel(future, past);

function travel(from: typeof past, to: typeof past): void {
  const target = from.value.at(-1);
  const current = puzzle.value;
  if (!target || !current || !lab.value) return;
  const next = lab.value.read(target.text, { box: target.box });
  batch(() => {
    from.value = from.value.slice(0, -1);
    to.value = [...to.value, entry(current)];
    puzzle.value = next;
  });
}

/** Sets or clears one given. */
export function setGiven(cell: number, digit: number): void {
  const current = puzzle.value;
  if (!lab.value || !current || current.givens[cell] === digit) return;
  const givens = current.givens.slice();
  givens[cell] = digit;
  setGivens(givens, current.box);
}

export function setGivens(givens: Uint8Array<ArrayBuffer>, box: string): void {
  if (!lab.value) return;
  setPuzzle(lab.value.read(lab.value.write(givens, box), { box }));
}

export function changeLane(key: number, change: Partial<LaneSpec>): void {
  lanes.value = lanes.value.map((lane) => (lane.key === key ? { ...lane, ...change } : lane));
}

export function addLane(lane: LaneSpec): void {
  lanes.value = [...lanes.value, withKey(lane)];
}

interface Removed {
  readonly entry: LaneEntry;
  /** Where it stood, from 0. */
  readonly at: number;
}

/** Lanes that were taken away, the last one last. */
export const removed = signal<readonly Removed[]>([]);

export function removeLane(key: number): void {
  const at = lanes.value.findIndex((lane) => lane.key === key);
  const entry = lanes.value[at];
  if (!entry) return;
  removed.value = [...removed.value, { entry, at }];
  lanes.value = lanes.value.toSpliced(at, 1);
}

/** Brings back the lane that was taken away last, to its place. */
export function restoreLane(): void {
  const last = removed.value.at(-1);
  if (!last) return;
  removed.value = removed.value.slice(0, -1);
  lanes.value = lanes.value.toSpliced(last.at, 0, last.entry);
}
