/** The columns of records. Generated from `src/experiment/schema.rs`; a test compares them. */

/** The columns of every record, in order. */
export const COLUMNS = [
  "task",
  "set",
  "line",
  "puzzle",
  "contestant",
  "seed",
  "outcome",
  "solutions",
  "steps",
  "nodes",
  "guesses",
  "backtracks",
  "conflicts",
  "micros",
  "solution",
] as const;

/** The columns with a number that can be missing. */
export const FIGURES = [
  "solutions",
  "steps",
  "nodes",
  "guesses",
  "backtracks",
  "conflicts",
  "micros",
] as const;

/** The columns of counters: the other counters have open columns. */
export const FIXED_COUNTERS = ["nodes", "guesses", "backtracks"] as const;

/** The prefix of the name of an open column, which the id of its counter follows. */
export const COUNTER_PREFIX = "counter.";
