/** What every view is about: the algorithms, and the puzzle on the board. */
import { signal } from "@preact/signals";
import { createDocument } from "../session/document";
import { pageSession } from "../session/page";

export { failure, lab } from "../session/engine";

export const pageDocument = pageSession.get(createDocument);
export const { puzzle, clashing, decide, decidedSince, setPuzzle, setGiven, setGivens, left } =
  pageDocument;
export const { forgetHistory, canUndoPuzzle, canRedoPuzzle, undoPuzzle, redoPuzzle } = pageDocument;
/** Whether a race is under way, which is not to share its cores with what nobody asked for. */
export const racing = signal(false);
