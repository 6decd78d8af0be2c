/**
 * Measures the times of lanes that do not depend on the seed, in the same way as the race, so that both show the same
 * time.
 */
import { type AnySetup, Race, type Registry, type Timing } from "sudoku-lab";
import { createDocument } from "../../../session/document";
import type { Session } from "../../../session/session";
import { createRaceController } from "../controller";
import type { Series, SeriesLane } from "./records";

/** The duration from which a run is not repeated, as in the race, µs. */
export const MAX_REPEATED_US = 100_000;

type Lanes = readonly SeriesLane[];

const setupOf = ({ algorithm, preset, params, rows }: SeriesLane): AnySetup => ({
  algorithm,
  preset: preset || undefined,
  params,
  seed: rows[0]?.seed ?? 0,
});

/** Measures the short runs of lanes with a single run, unless the race on the page has already measured them. */
export async function measureTimes(
  session: Session,
  known: Registry,
  now: Series,
  signal: AbortSignal,
): Promise<Lanes> {
  const wanted = now.lanes.filter(
    (lane) =>
      lane.once &&
      (lane.rows[0]?.micros ?? MAX_REPEATED_US) < MAX_REPEATED_US &&
      !measureInRace(session, lane, now),
  );
  if (wanted.length === 0) return now.lanes;
  const own = new Race(known);
  try {
    const runs = await own.run(now.puzzle, wanted.map(setupOf), { signal });
    return now.lanes.map((lane) => {
      const at = wanted.indexOf(lane);
      return at < 0 ? lane : { ...lane, time: runs[at]?.measured ?? null };
    });
  } finally {
    own.dispose();
  }
}

/** Returns the time that the race on the page has measured for the same run; `null` if there is none. */
function measureInRace(
  session: Session,
  lane: SeriesLane,
  { puzzle: board }: Series,
): Timing | null {
  const { race } = session.get(createRaceController);
  const { puzzle } = session.get(createDocument);
  const model = race()?.lanes.value[lane.index];
  model?.status.value; // subscribes to the status
  const run = model?.run;
  if (!run || board.text !== puzzle.value?.text || board.box !== puzzle.value.box) return null;
  const { algorithm, preset, params } = run.setup;
  const same =
    algorithm === lane.algorithm &&
    (preset ?? lane.preset) === lane.preset &&
    JSON.stringify(params ?? {}) === JSON.stringify(lane.params);
  return same ? run.measured : null;
}

/** Returns the lanes with the times to show: the time measured by the race, if there is one. */
export const withRaceTimes = (session: Session, series: Series): Lanes =>
  series.lanes.map((lane) => {
    const time = lane.once ? (measureInRace(session, lane, series) ?? lane.time) : null;
    if (!time) return lane;
    return { ...lane, time, rows: lane.rows.map((row) => ({ ...row, micros: time.micros })) };
  });

/**
 * Returns the lanes with the times of the race stored in them, so that a result keeps its times when the race on the page
 * is replaced; the same array if nothing changes.
 */
export function keepRaceTimes(session: Session, series: Series): Lanes {
  const lanes = series.lanes.map((lane) => {
    const time = lane.once ? measureInRace(session, lane, series) : null;
    return time && time !== lane.time ? { ...lane, time } : lane;
  });
  return lanes.some((lane, at) => lane !== series.lanes[at]) ? lanes : series.lanes;
}
