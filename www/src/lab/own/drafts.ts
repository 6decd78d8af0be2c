/**
 * Code that was written or allowed in this browser, as the browser stores it. Drafts never replace each other, and code
 * that is among them need not be allowed again.
 */
import { signal } from "@preact/signals";
import { listOf, number, object, orElse, stored, text } from "../../ui/schema";

export interface Draft {
  /** The id of the draft, which stays the same while its text is changed. */
  readonly id: string;
  readonly text: string;
  /** The time of the last change, ms since 1970. */
  readonly when: number;
}

const KEY = "own-drafts";
const MOST_DRAFTS = 12;
/** The maximum length of all drafts together, in characters, because browsers store only a limited amount. */
const MOST_KEPT = 400_000;

const storage = stored(KEY, orElse(listOf(object({ id: text, text, when: number })), []));
export const recallDrafts: () => readonly Draft[] = storage.recall;

/** All drafts, the most recently changed first. All sessions share them, because the browser stores one list. */
export const drafts = signal(recallDrafts());

/** Returns the first drafts that fit within the limit. */
export function fitting(all: readonly Draft[]): readonly Draft[] {
  let room = MOST_KEPT;
  return all.slice(0, MOST_DRAFTS).filter(({ text }) => {
    room -= text.length;
    return room >= 0;
  });
}

/** Stores a draft in place of its previous version and of other drafts with the same text. */
export function keepDraft(draft: Draft): void {
  // Another tab may have stored drafts in the meantime.
  const others = recallDrafts().filter(({ id, text }) => id !== draft.id && text !== draft.text);
  drafts.value = fitting([draft, ...others]);
  storage.keep(drafts.value);
}
