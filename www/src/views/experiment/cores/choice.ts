/** Which algorithms there are for a purpose, and which of them is chosen. */
import type { AlgorithmInfo, Preset } from "sudoku-lab";
import type { LaneSpec } from "../../../lab/setup";

/** What one is wanted for: for a run that several share, or for luck. */
export type Purpose = "shareable" | "random";

export interface Choice {
  /** With the presets that will do, and no other. */
  readonly info: AlgorithmInfo;
  readonly lane: LaneSpec;
}

const asItIs = (info: AlgorithmInfo, purpose: Purpose) =>
  purpose === "random" ? info.random : info.sharesSteps || info.divisible;
const withPreset = (info: AlgorithmInfo, preset: Preset, purpose: Purpose) =>
  purpose === "random" ? preset.random : info.sharesSteps || preset.divisible;

/** Solvers that will do, with the presets with which they do. */
export function those(algorithms: readonly AlgorithmInfo[], purpose: Purpose) {
  return algorithms
    .filter(({ kind }) => kind === "solver")
    .map((info) => ({
      ...info,
      presets: info.presets.filter((preset) => withPreset(info, preset, purpose)),
    }))
    .filter((info) => asItIs(info, purpose) || info.presets.length > 0);
}

/** What is wanted, or the first that there is. */
export function choose(
  algorithms: readonly AlgorithmInfo[],
  purpose: Purpose,
  wanted: LaneSpec | null,
): Choice | null {
  const all = those(algorithms, purpose);
  const info = all.find(({ id }) => id === wanted?.algorithm) ?? all[0];
  if (!info) return null;
  const lane =
    wanted?.algorithm === info.id ? wanted : { algorithm: info.id, preset: null, params: {} };
  const known =
    lane.preset === null
      ? asItIs(info, purpose)
      : info.presets.some(({ id }) => id === lane.preset);
  return { info, lane: known ? lane : { ...lane, preset: info.presets[0]?.id ?? null } };
}

/** The preset as a link has it: the default goes without saying. */
export const presetIn = (info: AlgorithmInfo, purpose: Purpose, id: string): string | null =>
  asItIs(info, purpose) && id === info.presets[0]?.id ? null : id;
