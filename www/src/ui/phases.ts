/** Work on the layout of the page, for several parts of it at once. */

/** The function that it returns, if any, is called after those of all other parts. */
export type Work = () => unknown;

/**
 * Calls all functions, then all functions that they return, and so on. When the layout is read after a change, the
 * browser lays the page out again: all parts read first, and only then does any part change the document. An error
 * is reported, and costs no other part its turn.
 */
export function inPhases(works: readonly Work[]): void {
  let phase = works;
  while (phase.length > 0) phase = phase.flatMap(attempt);
}

function attempt(work: Work): Work | [] {
  try {
    const next = work();
    if (typeof next === "function") return next as Work;
  } catch (error) {
    reportError(error);
  }
  return [];
}
