/**
 * How the results of an experiment are shown at first. The build computes the answers of the ready-made experiments by the
 * same rules (`www/answers.mjs`), so this module imports nothing of the page except types.
 */
import type {
  By,
  ContestantSpec,
  Definition,
  FigureKind,
  Measure,
} from "../../../lab/experiment/types";
import type { LaneSpec } from "../../../lab/setup";

type NamedChoice = Pick<ContestantSpec, "algorithm">;

/** What runs cost unless it is chosen: steps if only a step limit stops runs, and all steps are of one kind; else time. */
export function defaultMeasure(
  definition: Definition | null,
  stepOf: (algorithm: string) => string | undefined,
): Measure {
  const { contestant = [], budget = {} } = definition ?? {};
  const limited = contestant.every(({ steps = budget.steps }) => steps !== undefined);
  if (!limited || budget.seconds !== undefined) return "time";
  const [first] = contestant;
  if (!first) return "steps";
  const unit = stepOf(first.algorithm);
  // Only a node is the same work in every algorithm.
  const isAlike = ({ algorithm }: NamedChoice) =>
    stepOf(algorithm) === unit && (unit === "node" || algorithm === first.algorithm);
  return unit !== undefined && contestant.every(isAlike) ? "steps" : "time";
}

/** What a ready-made experiment chooses itself. */
interface ChosenStyle {
  readonly figure?: FigureKind;
  readonly by?: By;
  readonly measure?: Measure;
}

export const defaultGrouping = (one: ChosenStyle | null): By => one?.by ?? "set";
export const defaultFigure = (one: ChosenStyle | null): FigureKind => one?.figure ?? "cactus";

/** Figures of curves over an axis: as high as leaves the table in sight. */
const WIDE_FIGURES: readonly FigureKind[] = ["cactus", "growth", "success"];
const WIDE_FIGURE_HEIGHT = 390;

/** The options of a figure with a height of its own. */
export const heightOf = (kind: FigureKind): { readonly height?: number } =>
  WIDE_FIGURES.includes(kind) ? { height: WIDE_FIGURE_HEIGHT } : {};

/**
 * The colour, dashes and mark of each contestant, as numbers from 0, each once; `colours` is the number of colours.
 * `wanted` names the number that an algorithm has elsewhere.
 */
export function assignStyles(
  colours: number,
  contestants: readonly NamedChoice[],
  lanes: readonly Pick<LaneSpec, "algorithm">[],
  wanted?: (algorithm: string) => number,
): readonly number[] {
  const given = new Map<number, number>();
  for (const [lane, { algorithm }] of lanes.slice(0, colours).entries()) {
    const at = contestants.findIndex((one, at) => one.algorithm === algorithm && !given.has(at));
    if (at >= 0) given.set(at, lane);
  }
  const usedNumbers = new Set(given.values());
  for (const [at, { algorithm }] of contestants.entries()) {
    const style = wanted?.(algorithm);
    if (style === undefined || given.has(at) || usedNumbers.has(style)) continue;
    given.set(at, style);
    usedNumbers.add(style);
  }
  const free = Array.from({ length: contestants.length + colours }, (_, style) => style).filter(
    (style) => !usedNumbers.has(style),
  );
  let next = 0;
  return contestants.map((_, at) => given.get(at) ?? free[next++] ?? at);
}
