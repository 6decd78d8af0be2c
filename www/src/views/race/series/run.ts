/** The same lanes on the same puzzle with one seed after another, in workers of their own. */
import { signal } from "@preact/signals";
import { type Frame, type Outcome, type Puzzle, Race } from "sudoku-lab";
import { find, laneName, presetOf } from "../../../lab/check";
import { MAX_SEED } from "../../../lab/setup";
import { lab, puzzle } from "../../../lab/store";
import { announcement } from "../../../ui/notices";
import { words } from "../../../words/series";
import { race as raced, restLanes, series as running, setupsOf } from "../page";
import { lanes, seed } from "../store";
import { blanks } from "../verdict";

/** One run. */
export interface Row {
  readonly seed: number;
  readonly outcome: Outcome;
  readonly steps: number;
  readonly micros: number;
  /** What its last grid lacks; `null` where the lane crashed or was refused. */
  readonly left: Left | null;
}

/** Blank cells and conflicts apart: a blank cell is a digit missing from each of its three houses. */
export interface Left {
  readonly blanks: number;
  /** Digits missing from houses that have a digit twice. */
  readonly conflicts: number;
}

function leftBy(frame: Frame): Left {
  const cells = blanks(frame);
  return { blanks: cells, conflicts: frame.conflicts - 3 * cells };
}

export interface SeriesLane {
  /** Its place on the page, from 0. */
  readonly index: number;
  readonly name: string;
  readonly algorithm: string;
  readonly preset: string;
  readonly params: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
}

export interface Series {
  readonly puzzle: Puzzle;
  readonly wanted: number;
  readonly done: number;
  readonly lanes: readonly SeriesLane[];
}

export const series = signal<Series | null>(null);

/** Runs so many seeds, from the page's on; what is done when it is cancelled is kept. */
export async function start(wanted: number): Promise<void> {
  const known = lab.peek();
  const board = puzzle.peek();
  if (!known || !board || !restLanes()) return;
  const all = lanes.peek();
  const setups = setupsOf(board);
  const taking = all.flatMap((entry, index): SeriesLane[] => {
    const info = find(known, entry.algorithm);
    if (!info || !setups[index]) return [];
    const preset = presetOf(info, entry.preset)?.id ?? "";
    const { params } = entry;
    const name = laneName(info, entry, all);
    return [{ index, name, algorithm: info.id, preset, params, rows: [] }];
  });
  const first = seed.peek();
  let now: Series = { puzzle: board, wanted, done: 0, lanes: taking };
  await running.run(async (signal) => {
    series.value = now;
    let look = () => {};
    const race = new Race(known, {
      cores: navigator.hardwareConcurrency,
      onChange: () => look(),
    });
    signal.addEventListener("abort", () => look());
    const over = () => signal.aborted || race.lanes.every(({ state }) => state === "ended");
    for (let run = 0; run < wanted && !signal.aborted; run++) {
      const current = (first + run) % (MAX_SEED + 1);
      race.prepare(
        board,
        setups.flatMap((setup) => (setup ? [{ ...setup, seed: current }] : [])),
      );
      race.play();
      await new Promise<void>((settle) => {
        look = () => over() && settle();
        look();
      });
      if (signal.aborted) break;
      const runs = race.lanes;
      const frames = await Promise.all(runs.map((lane) => lane.frame()));
      if (signal.aborted) break;
      const ends = frames.map((frame) => frame && leftBy(frame));
      const longer = now.lanes.map((lane, index): SeriesLane => {
        const at = runs[index];
        if (!at) return lane;
        const row: Row = {
          seed: current,
          outcome: at.progress.outcome ?? "stopped",
          steps: at.progress.steps,
          micros: Math.round(at.micros),
          left: ends[index] ?? null,
        };
        return { ...lane, rows: [...lane.rows, row] };
      });
      now = { ...now, done: run + 1, lanes: longer };
      series.value = now;
    }
    race.dispose();
  });
  announcement.value = words.ended(now.done, wanted);
  raced()?.refresh();
}

/** The rows as CSV, a line a run. */
export function csv({ puzzle, lanes }: Series): string {
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
        micros,
        left?.blanks ?? "",
        left?.conflicts ?? "",
        quote(changed),
      ]
        .map(String)
        .join(","),
    );
  });
  return `${[header, ...lines].join("\n")}\n`;
}

const quote = (changed: readonly string[]) =>
  changed.length === 0 ? "" : `"${changed.join(";").replaceAll('"', '""')}"`;
