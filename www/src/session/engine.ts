/** The engine. All sessions of the page share it, because it holds no state of a session. */
import { signal } from "@preact/signals";
import type { Registry } from "sudoku-lab";

/** The registry of algorithms; `null` until it is loaded. */
export const lab = signal<Registry | null>(null);
/** The reason why the engine could not be loaded; `null` if there is no failure. */
export const failure = signal<string | null>(null);
