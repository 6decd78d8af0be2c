/**
 * What the browser keeps of the course: the file names of lessons that are done, without their endings. The pages of
 * lessons write it and the overview reads it; the lessons load nothing else of the page, so this imports nothing.
 */
export const LESSONS_KEY = "lessons";

/** The names among what was kept, which may be anything. */
export const doneIn = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
