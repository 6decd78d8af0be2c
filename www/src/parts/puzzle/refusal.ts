/** Why the last text from outside was not taken over, and how else it could be read. */
import { signal } from "@preact/signals";
import type { Puzzle } from "sudoku-lab";

/** Why a text was not taken over. */
export type Refusal = { readonly from: "page" | "dialog" } & (
  | {
      readonly type: "unreadable";
      /** The reason, in the language of the page. */
      readonly message: string;
      /** Which reason it is, where the engine gave it. */
      readonly id: string | undefined;
      readonly place: { readonly line: number; readonly column: number } | null;
      readonly text: string;
      /** The first of several puzzles in it. */
      readonly first: Puzzle | null;
    }
  | { readonly type: "clash"; readonly puzzle: Puzzle }
);

/** Takes a text over; false, with `refusal` set, where there is nothing in it. */
export type Take = (text: string, from?: Refusal["from"]) => Promise<boolean>;

export function createRefusal() {
  const refusal = signal<Refusal | null>(null);
  /** A puzzle as it was read, and as it would be if its zeros were digits. */
  const hexadecimal = signal<{ readonly read: Puzzle; readonly instead: Puzzle } | null>(null);

  return { refusal, hexadecimal };
}
