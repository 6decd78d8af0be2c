/** Finds the algorithms that are suitable for a purpose, and the chosen one among them. */
import type { AlgorithmInfo, Preset } from "sudoku-lab";
import type { LaneSpec } from "../../../lab/setup";

/** The purpose of an algorithm: a run that several cores share, or a run that depends on random numbers. */
export type Purpose = "shareable" | "random";

export interface AlgorithmOption {
  /** The algorithm, only with the presets that are suitable. */
  readonly info: AlgorithmInfo;
  readonly lane: LaneSpec;
}

const isSuitable = (info: AlgorithmInfo, purpose: Purpose) =>
  purpose === "random" ? info.random : info.sharesSteps || info.divisible;
const isSuitableWithPreset = (info: AlgorithmInfo, preset: Preset, purpose: Purpose) =>
  purpose === "random" ? preset.random : info.sharesSteps || preset.divisible;

/** Returns the suitable solvers, only with their suitable presets. */
export function suitableAlgorithms(algorithms: readonly AlgorithmInfo[], purpose: Purpose) {
  return algorithms
    .filter(({ kind }) => kind === "solver")
    .map((info) => ({
      ...info,
      presets: info.presets.filter((preset) => isSuitableWithPreset(info, preset, purpose)),
    }))
    .filter((info) => isSuitable(info, purpose) || info.presets.length > 0);
}

/**
 * Returns the wanted algorithm and preset if they are suitable, otherwise the first suitable ones; `null` if there are
 * none.
 */
export function chooseAlgorithm(
  algorithms: readonly AlgorithmInfo[],
  purpose: Purpose,
  wanted: LaneSpec | null,
): AlgorithmOption | null {
  const all = suitableAlgorithms(algorithms, purpose);
  const info = all.find(({ id }) => id === wanted?.algorithm) ?? all[0];
  if (!info) return null;
  const lane =
    wanted?.algorithm === info.id ? wanted : { algorithm: info.id, preset: null, params: {} };
  const known =
    lane.preset === null
      ? isSuitable(info, purpose)
      : info.presets.some(({ id }) => id === lane.preset);
  return { info, lane: known ? lane : { ...lane, preset: info.presets[0]?.id ?? null } };
}

/** Returns the preset as written in a link: `null` if it is the default. */
export const presetIn = (info: AlgorithmInfo, purpose: Purpose, id: string): string | null =>
  isSuitable(info, purpose) && id === info.presets[0]?.id ? null : id;
