/**
 * Code that was written or allowed here, as the browser keeps it: none is lost for another, and what is
 * among it need not be allowed again.
 */
import { signal } from "@preact/signals";
import { listOf, number, object, orElse, stored, text } from "../../ui/schema";

export interface Draft {
  /** One that is being changed stays the same draft. */
  readonly id: string;
  readonly text: string;
  /** When it was changed last, in ms since 1970. */
  readonly when: number;
}

const KEY = "own-drafts";
const MOST_DRAFTS = 12;
/** Characters of all of them: what a browser keeps is little. */
const MOST_KEPT = 400_000;

const storage = stored(KEY, orElse(listOf(object({ id: text, text, when: number })), []));
export const recallDrafts: () => readonly Draft[] = storage.recall;

/** The one that was changed last comes first. Of the page: what its browser keeps. */
export const drafts = signal(recallDrafts());

/** As many of the first as fit. */
export function fitting(all: readonly Draft[]): readonly Draft[] {
  let room = MOST_KEPT;
  return all.slice(0, MOST_DRAFTS).filter(({ text }) => {
    room -= text.length;
    return room >= 0;
  });
}

/** Keeps a draft, in place of what it was before and of others with the same text. */
export function keepDraft(draft: Draft): void {
  // Another tab may have kept some meanwhile.
  const others = recallDrafts().filter(({ id, text }) => id !== draft.id && text !== draft.text);
  drafts.value = fitting([draft, ...others]);
  storage.keep(drafts.value);
}
