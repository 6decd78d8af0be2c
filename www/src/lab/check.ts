/** Checks the content of a link against the registry: unusable parts are reported and omitted. */
import type { AlgorithmInfo, ParamSpec, Registry } from "sudoku-lab";
import { words } from "../words";
import { accepted } from "../words/messages";
import type { LaneSpec, Problem } from "./setup";

/**
 * The maximum length of a reason, in characters. A reason may quote a value, and a link may contain a value of any
 * length.
 */
const MAX_REASON_LENGTH = 250;

export const problemSentence = ({ key, value, why }: Problem) => {
  const reason = why.length > MAX_REASON_LENGTH ? `${why.slice(0, MAX_REASON_LENGTH)}…` : why;
  return `${words.linkProblem}: ${words.linkValue(key.slice(0, 40), value.slice(0, 40), reason)}.`;
};

export const solvers = (lab: Pick<Registry, "algorithms">) =>
  lab.algorithms.filter(({ kind }) => kind === "solver");

/** Returns the algorithms that can race, including the visitor's own solver if one is open. */
export const racingAlgorithms = (lab: Registry): readonly AlgorithmInfo[] =>
  lab.guest ? [...solvers(lab), lab.guest.info] : solvers(lab);

/** Returns whether an algorithm supports grids with this number of rows. */
export const supportsSide = ({ sizes: { least, most } }: AlgorithmInfo, side: number) =>
  least <= side && side <= most;

/**
 * Returns the algorithm with this id, including the visitor's own solver if one is open; `undefined` if there is none.
 */
export const findAlgorithm = (lab: Registry, id: string) => lab.algorithm(id);

export function checkLanes(
  lab: Registry,
  wanted: readonly LaneSpec[],
): { lanes: readonly LaneSpec[]; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const lanes = wanted.flatMap((lane, index) => {
    const info = findAlgorithm(lab, lane.algorithm);
    if (info?.kind !== "solver") {
      problems.push({ key: "a", value: lane.algorithm, why: words.unknownAlgorithm });
      return [];
    }
    return [checkLane(info, lane, index + 1, problems)];
  });
  return { lanes, problems };
}

/** Returns the usable part of a lane, and adds the unusable parts to the problems. */
export function checkLane(
  info: AlgorithmInfo,
  lane: LaneSpec,
  number: number,
  problems: Problem[],
): LaneSpec {
  let { preset } = lane;
  if (preset !== null && !info.presets.some(({ id }) => id === preset)) {
    problems.push({ key: "a", value: `${info.id}:${preset}`, why: words.unknownPreset });
    preset = null;
  }
  const params: Record<string, string> = {};
  for (const [id, value] of Object.entries(lane.params)) {
    const spec = info.params.find((param) => param.id === id);
    const why = spec ? rejectionReason(spec, value) : words.unknownParam;
    if (why) problems.push({ key: `${number}.${id}`, value, why });
    else params[id] = value;
  }
  return { algorithm: info.id, preset, params };
}

/** Returns the reason why a parameter does not accept a value; `null` if the parameter accepts it. */
export function rejectionReason(spec: ParamSpec, value: string): string | null {
  const bad = words.badValue(accepted(spec));
  switch (spec.type) {
    case "int":
    case "float": {
      const number = value.trim() === "" ? Number.NaN : Number(value);
      const whole = spec.type === "float" || Number.isInteger(number);
      return whole && number >= spec.min && number <= spec.max ? null : bad;
    }
    case "switch":
      return value === "true" || value === "false" ? null : bad;
    case "choice":
      return spec.options.some(({ id }) => id === value) ? null : bad;
    case "ordered": {
      const ids = value === "" ? [] : value.split(",");
      const known = ids.every((id) => spec.options.some((option) => option.id === id));
      return known && new Set(ids).size === ids.length ? null : bad;
    }
  }
}

/** Returns the preset of a lane: the named preset, or the first preset of the algorithm, if it has any. */
export const presetOf = (info: AlgorithmInfo, preset: string | null) =>
  info.presets.find(({ id }) => id === preset) ?? info.presets[0];

/** Returns the value of a parameter under a preset, before any change. */
export const baseValue = (info: AlgorithmInfo, preset: string | null, spec: ParamSpec) =>
  presetOf(info, preset)?.values[spec.id] ?? String(spec.default);

/** The maximum number of changed parameters that a name contains. */
const MAX_NAMED_PARAMS = 2;

/**
 * The name of a lane's settings among lanes of the same algorithm: the preset, or the changed parameters in which these
 * lanes differ.
 */
function settingsName(info: AlgorithmInfo, lane: LaneSpec, same: readonly LaneSpec[]): string {
  const isChanged = ({ params }: LaneSpec) => Object.keys(params).length > 0;
  if (!isChanged(lane)) return presetOf(info, lane.preset)?.name ?? "";
  const changed = same.filter(isChanged);
  const given = ({ preset, params }: LaneSpec, spec: ParamSpec) =>
    params[spec.id] ?? baseValue(info, preset, spec);
  const own = info.params
    .filter((spec) => changed.some(({ params }) => spec.id in params))
    .filter(
      (spec) =>
        changed.length === 1 || changed.some((other) => given(other, spec) !== given(lane, spec)),
    )
    .map((spec) => [spec.id, given(lane, spec)] as const);
  return own.length > 0 && own.length <= MAX_NAMED_PARAMS ? words.changedTo(own) : words.changed;
}

/**
 * Returns the name of the settings that distinguish a lane from others of its algorithm; empty if there are no others.
 */
export function distinguishingName(
  info: AlgorithmInfo,
  lane: LaneSpec,
  all: readonly LaneSpec[],
): string {
  const same = all.filter(({ algorithm }) => algorithm === lane.algorithm);
  if (same.length < 2) return "";
  const name = settingsName(info, lane, same);
  const twins = same.filter((other) => settingsName(info, other, same) === name);
  return `${name && `(${name})`}${twins.length < 2 ? "" : ` #${all.indexOf(lane) + 1}`}`.trim();
}

/** Returns the name of a lane among lanes that may have the same algorithm. */
export const laneName = (info: AlgorithmInfo, lane: LaneSpec, all: readonly LaneSpec[]): string =>
  `${info.name} ${distinguishingName(info, lane, all)}`.trim();
