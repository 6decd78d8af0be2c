/** The level of difficulty that was requested for the puzzle on the board. */
import { signal } from "@preact/signals";

interface RequestedLevel {
  /** The puzzle, as its line of text. */
  readonly text: string;
  /** The name of the level in the language of the page. */
  readonly name: string;
}

/** Holds the last puzzle that was requested by level; it counts only while this puzzle is on the board. */
export const createRequestedLevel = () => signal<RequestedLevel | null>(null);
