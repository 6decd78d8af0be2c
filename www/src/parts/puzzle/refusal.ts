/** The reason why the last text from outside was rejected, and an alternative reading of the last accepted text. */
import { signal } from "@preact/signals";
import type { Puzzle } from "sudoku-lab";

/** The reason why a text was rejected. */
export type Refusal = { readonly from: "page" | "dialog" } & (
  | {
      readonly type: "unreadable";
      /** The reason, in the language of the page. */
      readonly message: string;
      /** The id of the reason, if it comes from the engine. */
      readonly id: string | undefined;
      readonly place: { readonly line: number; readonly column: number } | null;
      readonly text: string;
      /** The first puzzle, if the text contains several. */
      readonly first: Puzzle | null;
    }
  | { readonly type: "clash"; readonly puzzle: Puzzle }
);

/** Reads a text. Resolves to false, with `refusal` set, if the text contains no usable puzzle. */
export type TakeText = (text: string, from?: Refusal["from"]) => Promise<boolean>;

export function createRefusal() {
  const refusal = signal<Refusal | null>(null);
  /** A puzzle as it was read, and the alternative reading in which zeros are digits. */
  const hexadecimal = signal<{ readonly read: Puzzle; readonly instead: Puzzle } | null>(null);

  return { refusal, hexadecimal };
}
