/** Links to races of the contestants on a puzzle of an experiment. */
import { writeLanes } from "../../../lab/address/hash";
import { writePuzzle } from "../../../lab/address/keys";
import { createAddress } from "../../../lab/address/link";
import { foreignSolver } from "../../../lab/experiment/solver";
import type { ContestantSpec, Experiment, ExperimentPuzzle } from "../../../lab/experiment/types";
import { CUSTOM_SOLVER_ID } from "../../../lab/own/running";
import { DEFAULT_SEED, type LaneSpec } from "../../../lab/setup";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";

/** The maximum number of lanes in a link; more lanes are hard to watch. */
const MAX_LINKED_LANES = 8;

export const laneOf = ({
  algorithm,
  preset,
  params = {},
}: Pick<ContestantSpec, "algorithm" | "preset" | "params">): LaneSpec => ({
  algorithm,
  preset: preset ?? null,
  params: Object.fromEntries(Object.entries(params).map(([id, value]) => [id, String(value)])),
});

export function raceLink(
  session: Session,
  { text, box }: ExperimentPuzzle,
  contestants: readonly ContestantSpec[],
  seed: number,
): string {
  const { linkTo } = session.get(createAddress);
  const isDefaultBox = lab.value?.read(text).box === box;
  return linkTo("race", {
    p: writePuzzle(text, isDefaultBox ? null : box),
    a: writeLanes(contestants.slice(0, MAX_LINKED_LANES).map(laneOf)),
    seed: seed === DEFAULT_SEED ? [] : [["seed", String(seed)]],
  });
}

/**
 * Returns a link to the race of all contestants on a puzzle, with the seed of the given run, or the first seed if `run`
 * is `null`.
 */
export function raceOfPuzzle(
  session: Session,
  experiment: Experiment,
  puzzle: number,
  run: number | null,
): string {
  const { seeds = 1 } = experiment.definition;
  // A solver that was not allowed to run takes part in no race.
  const isForeign = foreignSolver(experiment.guest) !== null;
  const contestant = experiment.definition.contestant.filter(
    ({ algorithm }) => !(isForeign && algorithm === CUSTOM_SOLVER_ID),
  );
  const first = typeof seeds === "number" ? 1 : (seeds[0] ?? 1);
  const seed = run === null ? first : experiment.task(run).seed;
  return raceLink(session, experiment.puzzle(puzzle), contestant, seed);
}
