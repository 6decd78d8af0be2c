/** The data about a race that a frame sends to the page around it. */
import type { EmbedLane, EmbedResult, EmbedStep } from "sudoku-lab/embed";
import type { LaneModel } from "../../lab/race/lane";
import type { Session } from "../../session/session";
import { createRaceController } from "../../views/race/controller";
import { nameAt } from "../../views/race/names";

interface EmbedResultOptions {
  readonly run: NonNullable<LaneModel["run"]>;
  readonly lane: LaneModel;
  readonly name: string;
}

/** Returns the lanes that have a run; lanes whose algorithm does not accept the puzzle have none. */
const lanesWithRuns = (session: Session): readonly EmbedResultOptions[] => {
  const { race } = session.get(createRaceController);
  return (race()?.lanes.peek() ?? []).flatMap((lane, index) =>
    lane.run ? [{ run: lane.run, lane, name: nameAt(session, index) }] : [],
  );
};

export const puzzleSetup = (session: Session) =>
  lanesWithRuns(session).map(({ run, name }) => ({ algorithm: run.info.id, name }));

type CountedLane = LaneModel["frame"];

const countersOf = ({ info }: EmbedResultOptions["run"], frame: CountedLane) =>
  Object.fromEntries(info.counters.map(({ id }, at) => [id, frame?.counters[at] ?? 0]));

export function describeStep(session: Session): EmbedStep {
  const lanes = lanesWithRuns(session).map(({ run, lane, name }): EmbedLane => {
    const { frame } = lane;
    const step = frame?.step ?? 0;
    const atEnd = step >= run.progress.steps;
    return {
      algorithm: run.info.id,
      name,
      step,
      line: frame?.lines.at(-1) ?? null,
      lines: [...(frame?.lines ?? [])],
      outcome: atEnd ? run.progress.outcome : null,
      counters: countersOf(run, frame),
    };
  });
  return { step: Math.max(0, ...lanes.map(({ step }) => step)), lanes };
}

export const describeResult = (session: Session): EmbedResult => ({
  lanes: lanesWithRuns(session).map(({ run, lane, name }) => ({
    algorithm: run.info.id,
    name,
    outcome: run.progress.outcome,
    place: run.place,
    steps: run.progress.steps,
    micros: run.time.micros,
    counters: countersOf(run, lane.end ?? lane.frame),
  })),
});

/** Returns whether all lanes have shown their end and are measured, so that the result is final. */
export function isOver(session: Session): boolean {
  const { race } = session.get(createRaceController);
  const now = race();
  if (now?.phase.value !== "ended" || now.measuring.value) return false;
  now.tick.value; // the last frame of a run arrives after its end
  return now.lanes.value.every(({ run, end }) => !run || run.error || (end && !run.measurable));
}
