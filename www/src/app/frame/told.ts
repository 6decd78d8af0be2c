/** What the page around a frame is told of the race in it. */
import type { EmbedLane, EmbedResult, EmbedStep } from "sudoku-lab/embed";
import type { LaneModel } from "../../lab/race/lane";
import { nameAt } from "../../views/race/names";
import { race } from "../../views/race/page";

interface Told {
  readonly run: NonNullable<LaneModel["run"]>;
  readonly lane: LaneModel;
  readonly name: string;
}

/** The lanes that run; one whose algorithm does not take the puzzle is none. */
const running = (): readonly Told[] =>
  (race()?.lanes.peek() ?? []).flatMap((lane, index) =>
    lane.run ? [{ run: lane.run, lane, name: nameAt(index) }] : [],
  );

export const named = () => running().map(({ run, name }) => ({ algorithm: run.info.id, name }));

type Counted = LaneModel["frame"];

const countersOf = ({ info }: Told["run"], frame: Counted) =>
  Object.fromEntries(info.counters.map(({ id }, at) => [id, frame?.counters[at] ?? 0]));

export function stepTold(): EmbedStep {
  const lanes = running().map(({ run, lane, name }): EmbedLane => {
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

export const resultTold = (): EmbedResult => ({
  lanes: running().map(({ run, lane, name }) => ({
    algorithm: run.info.id,
    name,
    outcome: run.progress.outcome,
    place: run.place,
    steps: run.progress.steps,
    micros: run.time.micros,
    counters: countersOf(run, lane.end ?? lane.frame),
  })),
});

/** Whether the ends are all seen and measured, so that their result is what it will stay. */
export function isOver(): boolean {
  const now = race();
  if (now?.phase.value !== "ended" || now.measuring.value) return false;
  now.tick.value; // the picture of a run's end comes after its end
  return now.lanes.value.every(({ run, end }) => !run || run.error || (end && !run.measurable));
}
