/** Finds the ready-made race that is on the page, and the settings that differ from it. */
import { batch } from "@preact/signals";
import { readLanes } from "../../lab/address/hash";
import { createAddress } from "../../lab/address/link";
import { DEFAULT_SEED, DEFAULT_SEEDS, type LaneSpec } from "../../lab/setup";
import { createDocument } from "../../session/document";
import type { Session } from "../../session/session";
import type { words } from "../../words";
import { createRaceStore, type ReadyMade, readyMade } from "./store";

/** A setting that may differ, by its key in the address. */
export type Change = keyof typeof words.changes;

/**
 * Returns the settings of a race other than its puzzle and lanes: the key in the address, the signal and the default
 * value.
 */
function settings(session: Session) {
  const { seed, maxSteps, until, rank, seeds } = session.get(createRaceStore);
  return [
    ["seed", seed, DEFAULT_SEED],
    ["steps", maxSteps, null],
    ["until", until, "all"],
    ["rank", rank, "time"],
    ["seeds", seeds, DEFAULT_SEEDS],
  ] as const;
}

/** Resets these settings to their defaults. */
export function plain(session: Session): void {
  batch(() => {
    for (const [, one, usual] of settings(session)) (one as { value: unknown }).value = usual;
  });
}

/** Returns the keys of all settings that differ from a ready-made race. */
function changesOf(session: Session, { hash }: ReadyMade): readonly Change[] {
  const { parse } = session.get(createAddress);
  const { puzzle } = session.get(createDocument);
  const { lanes } = session.get(createRaceStore);
  const set = parse(hash);
  const named = readLanes(set) ?? [];
  const changes: Change[] = [];
  if (puzzle.value?.text !== set.given.get("p")) changes.push("p");
  const all = lanes.value.length === named.length;
  if (!all || !lanes.value.every((lane, at) => isSame(lane, named[at]))) changes.push("a");
  for (const [key, { value }, usual] of settings(session)) {
    if (String(value) !== (set.given.get(key) ?? String(usual))) changes.push(key);
  }
  return changes;
}

function isSame({ algorithm, preset, params }: LaneSpec, wanted: LaneSpec | undefined): boolean {
  if (wanted?.algorithm !== algorithm || wanted.preset !== preset) return false;
  const own = Object.entries(params);
  const all = Object.keys(wanted.params).length === own.length;
  return all && own.every(([id, value]) => wanted.params[id] === value);
}

/** Returns whether the same algorithms race, with any presets and parameters. */
const alike = (session: Session, { hash }: ReadyMade) => {
  const { parse } = session.get(createAddress);
  const { lanes } = session.get(createRaceStore);
  return (
    String(readLanes(parse(hash))?.map(({ algorithm }) => algorithm)) ===
    String(lanes.value.map(({ algorithm }) => algorithm))
  );
};

/**
 * Returns the index of the ready-made race that is open, or of the most similar one with the same puzzle, lanes or
 * algorithms; -1 if there is none. `changes` lists the differences.
 */
export function readyMadeOpen(session: Session): {
  readonly at: number;
  readonly changes: readonly Change[];
} {
  const all = readyMade.value.map((race, at) => ({ at, race, changes: changesOf(session, race) }));
  const made = all.filter(
    ({ race, changes }) => !changes.includes("p") || !changes.includes("a") || alike(session, race),
  );
  const [best] = made.toSorted((a, b) => a.changes.length - b.changes.length);
  return best ?? { at: -1, changes: [] };
}

/**
 * Returns the text that the open ready-made race shows before it starts; `null` if the race was changed or has no such
 * text.
 */
export function saidBefore(session: Session): string | null {
  const { at, changes } = readyMadeOpen(session);
  return (changes.length === 0 && readyMade.value[at]?.before) || null;
}
