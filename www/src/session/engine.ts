/** The engine. It is of the page: all sessions share it, because it holds no state of theirs. */
import { signal } from "@preact/signals";
import type { Registry } from "sudoku-lab";

/** The algorithms; `null` until they are loaded. */
export const lab = signal<Registry | null>(null);
/** Why there are none. */
export const failure = signal<string | null>(null);
