/** Finds the ready-made race that is on the page, and the settings that differ from it. */
import { batch } from "@preact/signals";
import { readLanes } from "../../lab/address/hash";
import { createAddress } from "../../lab/address/link";
import { DEFAULT_SEED, DEFAULT_SEEDS, type LaneSpec } from "../../lab/setup";
import { createDocument } from "../../session/document";
import type { Session } from "../../session/session";
import type { words } from "../../words";
import { createRaceStore, type ReadyMade, readyMadeRaces } from "./store";

/** A setting that may differ, by its key in the address. */
export type SettingChange = keyof typeof words.changes;

/**
 * Returns the settings of a race other than its puzzle and lanes: the key in the address, the signal and the default
 * value.
 */
function readSettings(session: Session) {
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
export function resetSettings(session: Session): void {
  batch(() => {
    for (const [, one, usual] of readSettings(session)) (one as { value: unknown }).value = usual;
  });
}

/** Returns the keys of all settings that differ from a ready-made race. */
function changesOf(session: Session, { hash }: ReadyMade): readonly SettingChange[] {
  const { parse } = session.get(createAddress);
  const { puzzle } = session.get(createDocument);
  const { lanes } = session.get(createRaceStore);
  const set = parse(hash);
  const laneSpecs = readLanes(set) ?? [];
  const changes: SettingChange[] = [];
  if (puzzle.value?.text !== set.given.get("p")) changes.push("p");
  const all = lanes.value.length === laneSpecs.length;
  if (!all || !lanes.value.every((lane, at) => isSame(lane, laneSpecs[at]))) changes.push("a");
  for (const [key, { value }, usual] of readSettings(session)) {
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
const hasSameAlgorithms = (session: Session, { hash }: ReadyMade) => {
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
  readonly changes: readonly SettingChange[];
} {
  const all = readyMadeRaces.value.map((race, at) => ({
    at,
    race,
    changes: changesOf(session, race),
  }));
  const alikeRaces = all.filter(
    ({ race, changes }) =>
      !changes.includes("p") || !changes.includes("a") || hasSameAlgorithms(session, race),
  );
  const [best] = alikeRaces.toSorted((a, b) => a.changes.length - b.changes.length);
  return best ?? { at: -1, changes: [] };
}

/**
 * Returns the text that the open ready-made race shows before it starts; `null` if the race was changed or has no such
 * text.
 */
export function isFormerDescription(session: Session): string | null {
  const { at, changes } = readyMadeOpen(session);
  return (changes.length === 0 && readyMadeRaces.value[at]?.before) || null;
}
