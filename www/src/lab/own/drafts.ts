/**
 * Code that was written or allowed in this browser, as the browser stores it. Drafts never replace each other, and code
 * that is among them need not be allowed again.
 */
import { signal } from "@preact/signals";
import {
  listSchema,
  numberSchema,
  objectSchema,
  stored,
  textSchema,
  withFallback,
} from "../../ui/schema";

export interface Draft {
  /** The id of the draft, which stays the same while its text is changed. */
  readonly id: string;
  readonly text: string;
  /** The time of the last change, ms since 1970. */
  readonly when: number;
}

const STORAGE_KEY = "own-drafts";
const MAX_DRAFTS = 12;
/** The maximum length of all drafts together, in characters, because browsers store only a limited amount. */
const MAX_STORED_CHARACTERS = 400_000;

const storage = stored(
  STORAGE_KEY,
  withFallback(
    listSchema(objectSchema({ id: textSchema, text: textSchema, when: numberSchema })),
    [],
  ),
);
export const loadDrafts: () => readonly Draft[] = storage.recall;

/** All drafts, the most recently changed first. All sessions share them, because the browser stores one list. */
export const drafts = signal(loadDrafts());

/** Returns the first drafts that fit within the limit. */
export function fitDrafts(all: readonly Draft[]): readonly Draft[] {
  let space = MAX_STORED_CHARACTERS;
  return all.slice(0, MAX_DRAFTS).filter(({ text }) => {
    space -= text.length;
    return space >= 0;
  });
}

/** Stores a draft in place of its previous version and of other drafts with the same text. */
export function saveDraft(draft: Draft): void {
  // Another tab may have stored drafts in the meantime.
  const others = loadDrafts().filter(({ id, text }) => id !== draft.id && text !== draft.text);
  drafts.value = fitDrafts([draft, ...others]);
  storage.keep(drafts.value);
}
