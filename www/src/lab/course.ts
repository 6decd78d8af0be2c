/**
 * The lessons that are done, which the browser stores by their file names without extension. The pages of lessons write
 * this list and the overview reads it. The lessons load no other part of the page, so this module imports nothing.
 */
export const LESSONS_KEY = "lessons";

/** Returns the names in the stored list. The browser's storage may contain anything. */
export const parseDoneLessons = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
