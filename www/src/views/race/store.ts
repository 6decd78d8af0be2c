/** The race as it is set up: its lanes, a seed, when it ends. */
import { signal } from "@preact/signals";
import { DEFAULT_SEED, DEFAULT_SEEDS, type LaneSpec } from "../../lab/setup";

/** A lane, with a key that stays its own while others come and go. */
export interface LaneEntry extends LaneSpec {
  readonly key: number;
}

/** A race that comes with the page: a title, a sentence, and what it sets, as a hash. */
export interface ReadyMade {
  readonly title: string;
  readonly note: string;
  /** What to look out for, said before it starts. */
  readonly before?: string;
  readonly hash: string;
}

export const readyMade = signal<readonly ReadyMade[]>([]);

/** Lanes of a race: each has a worker of its own. */
export const MOST_LANES = 16;

/** When a race ends by itself: at its first finish, or when every lane has ended. */
export const untils = ["all", "first"] as const;
export type Until = (typeof untils)[number];

/** What decides the places of a race. */
export const ranks = ["time", "steps"] as const;
export type Rank = (typeof ranks)[number];

export const lanes = signal<readonly LaneEntry[]>([]);
export const seed = signal(DEFAULT_SEED);
export const maxSteps = signal<number | null>(null);
/** Steps a second; `null` starts slowly and gathers speed. */
export const pace = signal<number | null>(null);
/** Seeds of a race over many. */
export const seeds = signal(DEFAULT_SEEDS);
/** The lane that is looked at closely, from 0. */
export const looked = signal<number | null>(null);
/** What is open beside a lane, which is known by its key. */
export const beside = signal<{
  readonly key: number;
  readonly what: "settings" | "how";
} | null>(null);
/** Whether a change of a lane starts the race at once. */
export const runOnChange = signal(false);
/** For a room that looks on: large type, boards and one plot. */
export const projectors = ["off", "on"] as const;
export const projector = signal<(typeof projectors)[number]>("off");
export const until = signal<Until>("all");
export const rank = signal<Rank>("time");
/** Whether something goes on that is not paused when another view is opened. */
export const working = signal(false);

let nextKey = 1;
const withKey = (lane: LaneSpec): LaneEntry => ({ ...lane, key: nextKey++ });

const text = ({ algorithm, preset, params }: LaneSpec) =>
  JSON.stringify([algorithm, preset, Object.entries(params).sort()]);

/** Lanes that are the same keep their keys, so that nothing on the page starts anew for them. */
export function setLanes(next: readonly LaneSpec[]): void {
  const current = lanes.value;
  // Whoever only comes back to the view finds their race as they left it.
  if (JSON.stringify(next.map(text)) === JSON.stringify(current.map(text))) return;
  removed.value = [];
  lanes.value = next.map((lane, index) => {
    const old = current[index];
    return old?.algorithm === lane.algorithm ? { ...lane, key: old.key } : withKey(lane);
  });
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
