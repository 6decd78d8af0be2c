/** The setup of a run: an algorithm, its preset and the changed parameters; and the limits of numbers. */
export interface LaneSpec {
  readonly algorithm: string;
  readonly preset: string | null;
  /** The parameters that differ from the preset, as text. */
  readonly params: Readonly<Record<string, string>>;
}

export const DEFAULT_SEED = 1;
export const MAX_SEED = 2 ** 32 - 1;
export const MAX_STEPS = Number.MAX_SAFE_INTEGER;
/** The default number of seeds of runs over many seeds. */
export const DEFAULT_SEEDS = 20;
export const MAX_SEEDS = 100;
/** The maximum number of solutions that a visitor may request. */
export const MAX_SOLUTIONS = 1e9;

/** A part of a link that could not be used. */
export interface Problem {
  readonly key: string;
  readonly value: string;
  readonly why: string;
}
