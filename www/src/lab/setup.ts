/** What is set of a run: an algorithm, its preset, what differs from that; and how far numbers go. */
export interface LaneSpec {
  readonly algorithm: string;
  readonly preset: string | null;
  /** What differs from the preset, as text. */
  readonly params: Readonly<Record<string, string>>;
}

export const DEFAULT_SEED = 1;
export const MAX_SEED = 2 ** 32 - 1;
export const MAX_STEPS = Number.MAX_SAFE_INTEGER;
/** Seeds of what is run with many. */
export const DEFAULT_SEEDS = 20;
export const MAX_SEEDS = 100;
/** Solutions that one may ask for. */
export const MAX_SOLUTIONS = 1e9;

/** Something in a link that could not be used. */
export interface Problem {
  readonly key: string;
  readonly value: string;
  readonly why: string;
}
