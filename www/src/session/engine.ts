/** The engine. All sessions of the page share it, because it holds no state of a session. */
import { signal } from "@preact/signals";
import type { Registry } from "sudoku-lab";

/** What a view shows without the engine. */
export interface Catalog extends Pick<Registry, "algorithms"> {
  /** The race that a first visitor finds, as a hash. */
  readonly race: string;
}

/** The catalog where a view waits for the engine; `null` until it is loaded. */
export const catalog = signal<Catalog | null>(null);
/** Whether the open view needs only the descriptions: the engine is fetched once the visitor does something. */
export const isWaiting = signal(false);

let resolveRequest = () => {};
/** Resolves when the engine is first needed. */
export const engineRequested = new Promise<void>((settle) => {
  resolveRequest = settle;
});

/** Has the engine fetched, if it is not there yet. */
export function requestEngine(): Promise<Registry> {
  resolveRequest();
  return new Promise((settle) => {
    lab.subscribe((loaded) => loaded && settle(loaded));
  });
}

/** The algorithms; `null` until they are loaded. */
export const lab = signal<Registry | null>(null);
/** The reason why the engine could not be loaded; `null` if there is no failure. */
export const loadFailure = signal<string | null>(null);
