/** The sets of puzzles that come with the page: which there are, and their texts. */
import { signal } from "@preact/signals";
import { retold } from "../words/language";

export interface KnownSet {
  readonly id: string;
  readonly file: string;
  readonly puzzles: number;
  readonly what: string;
  readonly source: string;
  /** Of rated puzzles: how many are in each class, from the easiest. */
  readonly classes?: readonly (readonly [name: string, puzzles: number])[];
}

/** The sets that come with the page, which fetches their list once; `null` before. */
export const sets = signal<readonly KnownSet[] | null>(null);

/** Fetches what the page has under an address; throws what the host says where it has none. */
export async function fetchOwn(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return response;
}

/** Fetches the list of sets, once. */
export async function fetchSets(): Promise<readonly KnownSet[]> {
  sets.value ??= await retold(
    "sets",
    (await (await fetchOwn("sets/index.json")).json()) as readonly KnownSet[],
  );
  return sets.value;
}
