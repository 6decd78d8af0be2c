/** What techniques are called and say of themselves: fetched when first asked for. */
import { signal } from "@preact/signals";
import type { TechniqueInfo } from "sudoku-lab";
import { loadWorkshop } from "../../lab/workshop/load";
import { spoken } from "../../words";

/** By their ids; empty until it was fetched. Of the page, which fetches it once. */
export const techniques = signal<ReadonlyMap<string, TechniqueInfo>>(new Map());

let asked: Promise<unknown> | null = null;

/** Fetches it, once; what fails is asked for again by the next who wants it. */
export function fetchTechniques(): Promise<unknown> {
  asked ??= loadWorkshop().then(
    (workshop) => {
      techniques.value = new Map(workshop.techniques.map((info) => [info.id, info]));
    },
    () => {
      asked = null;
    },
  );
  return asked;
}

/** What a technique is called; as its id says until that is known. */
export function nameOf(id: string): string {
  const name = techniques.value.get(id)?.name;
  if (name) return name;
  const plain = spoken(id);
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** What it is, in a sentence. */
export const lineOf = (id: string): string =>
  (techniques.value.get(id)?.docs ?? "").split("\n\n")[0]?.replaceAll("\n", " ") ?? "";

/** How much it counts on HoDoKu's scale; `null` where that does not have it, or it is not known yet. */
export const scoreOf = (id: string): number | null =>
  techniques.value.get(id)?.hodoku?.score ?? null;
