/** The sets of puzzles of the page: the list of sets, and their texts. */
import { signal } from "@preact/signals";
import { translateText } from "../words/language";

export interface KnownSet {
  readonly id: string;
  readonly file: string;
  readonly puzzles: number;
  readonly what: string;
  readonly source: string;
  /** For sets of rated puzzles: the number of puzzles in each class, from the easiest class. */
  readonly classes?: readonly (readonly [name: string, puzzles: number])[];
}

/** The sets of the page; `null` before the list has been fetched, which happens once. */
export const sets = signal<readonly KnownSet[] | null>(null);

/** Fetches a file of the page. Throws an error with the HTTP status if the request fails. */
export async function fetchOwnSets(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return response;
}

/** Fetches the list of sets, once. */
export async function fetchSets(): Promise<readonly KnownSet[]> {
  sets.value ??= await translateText(
    "sets",
    (await (await fetchOwnSets("sets/index.json")).json()) as readonly KnownSet[],
  );
  return sets.value;
}
