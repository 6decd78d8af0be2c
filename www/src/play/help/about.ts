/** The names and descriptions of techniques, which are fetched when they are first needed. */
import { signal } from "@preact/signals";
import type { TechniqueInfo } from "sudoku-lab";
import { loadTechniqueSummaries } from "../../lab/techniques";
import { spoken } from "../../words";

/**
 * The techniques by their ids; empty until they have been fetched. All sessions share them, because the page fetches
 * them once.
 */
export const techniqueInfos = signal<ReadonlyMap<string, TechniqueInfo>>(new Map());

let pendingTechniques: Promise<unknown> | null = null;

/** Fetches the techniques, once; a failed attempt is repeated on the next request. */
export function fetchTechniques(): Promise<unknown> {
  pendingTechniques ??= loadTechniqueSummaries().then(
    (all) => {
      techniqueInfos.value = new Map(all.map((info) => [info.id, info]));
    },
    () => {
      pendingTechniques = null;
    },
  );
  return pendingTechniques;
}

/** Returns the name of a technique; its id until the names have been fetched. */
export function nameOf(id: string): string {
  const name = techniqueInfos.value.get(id)?.name;
  if (name) return name;
  const plain = spoken(id);
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Returns the first paragraph of a technique's description. */
export const lineOf = (id: string): string =>
  (techniqueInfos.value.get(id)?.docs ?? "").split("\n\n")[0]?.replaceAll("\n", " ") ?? "";

/**
 * The score of a technique on HoDoKu's scale; `null` if the scale does not contain the technique, or is not known yet.
 */
export const scoreOf = (id: string): number | null =>
  techniqueInfos.value.get(id)?.hodoku?.score ?? null;
