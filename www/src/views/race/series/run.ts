/** Runs the lanes on the same puzzle with consecutive seeds, in a pool of workers. */
import { signal } from "@preact/signals";
import type { Records, RecordsPart } from "sudoku-lab";
import { findAlgorithm, laneName, presetOf } from "../../../lab/check";
import { spareCores } from "../../../lab/cores";
import { withPool } from "../../../lab/pool";
import { MAX_SEED } from "../../../lab/setup";
import { createDocument } from "../../../session/document";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { announcement } from "../../../ui/notices";
import { words } from "../../../words/series";
import { createRaceController } from "../controller";
import { createRaceStore } from "../store";
import type { RemainingWork, Series, SeriesLane, SeriesRecord } from "./records";
import { measureTimes } from "./timing";

/** Matches parameter values that make an algorithm random. A test checks that such values have these names. */
const RANDOM_VALUE = /random/;

/**
 * Returns the indices of the runs: all lanes for the first seed, and for further seeds the lanes for which the seed may
 * matter.
 */
const tasksOf = (lanes: readonly SeriesLane[], seeds: number): readonly number[] =>
  Array.from({ length: seeds * lanes.length }, (_, task) => task).filter(
    (task) => task < lanes.length || !lanes[task % lanes.length]?.once,
  );

/** Returns the series with the runs of every seed that all lanes have completed. */
function completedSeries(before: Series, records: Records, tasks: readonly number[]): Series {
  const { lanes, wanted } = before;
  const { seeds, outcomes, steps, micros } = records;
  const places = new Map(tasks.map((task, row) => [task, row]));
  const rowOf = (run: number, lane: number) =>
    places.get((lanes[lane]?.once ? 0 : run) * lanes.length + lane) ?? -1;
  const done = Array.from({ length: wanted }, (_, run) => run).filter((run) =>
    lanes.every((_, lane) => outcomes[rowOf(run, lane)]),
  );
  const rows = (lane: number) =>
    done.slice(0, lanes[lane]?.once ? 1 : done.length).map((run): SeriesRecord => {
      const at = rowOf(run, lane);
      return {
        seed: seeds[at] ?? 0,
        outcome: outcomes[at] ?? "stopped",
        steps: steps[at] ?? 0,
        micros: Math.round(micros[at] ?? 0),
        left: records.errors.has(at) ? null : remainingWork(records, at),
      };
    });
  return {
    ...before,
    done: done.length,
    lanes: lanes.map((one, lane) => ({ ...one, rows: rows(lane) })),
  };
}

function remainingWork({ blanks, conflicts }: Records, at: number): RemainingWork {
  const cells = blanks[at] ?? 0;
  return { blanks: cells, conflicts: (conflicts[at] ?? 0) - 3 * cells };
}

/** Returns the rows as CSV, one run per line. */
export function seriesCsv({ puzzle, lanes }: Series): string {
  const header = "puzzle,algorithm,preset,seed,outcome,steps,micros,blanks,conflicts,params";
  const lines = lanes.flatMap(({ algorithm, preset, params, rows }) => {
    const changed = Object.entries(params).map(([id, value]) => `${id}=${value}`);
    return rows.map(({ seed, outcome, steps, micros, left }) =>
      [
        puzzle.text,
        algorithm,
        preset,
        seed,
        outcome,
        steps,
        Number(micros.toPrecision(4)),
        left?.blanks ?? "",
        left?.conflicts ?? "",
        quoteChanges(changed),
      ]
        .map(String)
        .join(","),
    );
  });
  return `${[header, ...lines].join("\n")}\n`;
}

/** Returns the rows and their provenance as JSON, one object per run. */
export const seriesJson = ({ lanes }: Series, from: object): string =>
  `${JSON.stringify({ ...from, runs: lanes.map(({ rows }) => rows) }, null, 2)}\n`;

const quoteChanges = (changed: readonly string[]) =>
  changed.length === 0 ? "" : `"${changed.join(";").replaceAll('"', '""')}"`;

export function createSeries(session: Session) {
  const { puzzle } = session.get(createDocument);
  const { lanes, seed } = session.get(createRaceStore);
  const { setupsOf, race: raced } = session.get(createRaceController);

  const series = signal<Series | null>(null);

  /** Runs every lane with `wanted` consecutive seeds. Runs that are complete when `signal` aborts are kept. */
  async function startSeries(wanted: number, signal: AbortSignal): Promise<void> {
    const registry = lab.peek();
    const board = puzzle.peek();
    if (!registry || !board) return;
    const all = lanes.peek();
    const setups = setupsOf(board);
    const taking = all.flatMap((entry, index): SeriesLane[] => {
      const info = findAlgorithm(registry, entry.algorithm);
      if (!info || !setups[index]) return [];
      const { id: preset = "", random = info.random } = presetOf(info, entry.preset) ?? {};
      const { params } = entry;
      const name = laneName(info, entry, all);
      const once = !random && !Object.values(params).some((value) => RANDOM_VALUE.test(value));
      const of = { index, name, algorithm: info.id, preset, params, unit: info.step };
      return [{ ...of, random, once, time: null, rows: [] }];
    });
    const first = seed.peek();
    const number = taking.every(({ once }) => once) ? 1 : wanted;
    const seeds = Array.from({ length: number }, (_, at) => (first + at) % (MAX_SEED + 1));
    const tasks = tasksOf(taking, number);
    /** Returns the completed quarters of the runs. Only these are announced to screen readers. */
    const quarter = (done: number) => Math.floor((4 * done) / number);
    let now: Series = { puzzle: board, wanted: number, done: 0, lanes: taking };
    try {
      series.value = now;
      announcement.value = words.begun(number, taking.length);
      const acceptedSetups = setups.filter((setup) => setup !== null);
      const request = { setups: acceptedSetups, puzzles: [board], seeds, tasks };
      const onPart = ({ records }: RecordsPart) => {
        if (signal.aborted) return;
        const announcedQuarter = quarter(now.done);
        now = completedSeries(now, records, tasks);
        if (quarter(now.done) > announcedQuarter && now.done < number) {
          announcement.value = words.ended(now.done, number);
        }
        series.value = now;
      };
      await withPool(registry, spareCores(), signal, (pool) =>
        pool.runs(request, { signal, onPart }),
      );
      // Measure after the pool is released, because measurements need the cores for themselves.
      now = { ...now, lanes: await measureTimes(session, registry, now, signal) };
      series.value = now;
    } finally {
      announcement.value = words.ended(now.done, number);
      raced()?.refresh();
    }
  }

  return { series, start: startSeries };
}
