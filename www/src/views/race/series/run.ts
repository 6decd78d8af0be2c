/** The same lanes on the same puzzle with one seed after another, in workers of their own. */
import { signal } from "@preact/signals";
import { type Frame, type Outcome, type Puzzle, Race } from "sudoku-lab";
import { find, laneName, presetOf } from "../../../lab/check";
import { MAX_SEED } from "../../../lab/setup";
import { lab } from "../../../lab/store";
import { announcement } from "../../../ui/notices";
import { words } from "../../../words/series";
import { borrow, takeBack } from "../driver";
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
  readonly running: boolean;
  readonly lanes: readonly SeriesLane[];
}

export const series = signal<Series | null>(null);

/** Runs so many seeds, from the page's on; what is done when it is cancelled is kept. */
export async function start(wanted: number): Promise<void> {
  let cancelled = false;
  let look = () => {};
  const loan = borrow(() => {
    cancelled = true;
    look();
  });
  const known = lab.peek();
  if (!loan || !known) return;
  const { puzzle } = loan;
  const race = new Race(known, {
    cores: navigator.hardwareConcurrency,
    onChange: () => look(),
  });
  const all = lanes.peek();
  const taking = loan.lanes.flatMap((index): SeriesLane[] => {
    const entry = all[index];
    const info = entry && find(known, entry.algorithm);
    if (!info) return [];
    const preset = presetOf(info, entry.preset)?.id ?? "";
    const { params } = entry;
    const name = laneName(info, entry, all);
    return [{ index, name, algorithm: info.id, preset, params, rows: [] }];
  });
  const first = seed.peek();
  let now: Series = { puzzle, wanted, done: 0, running: true, lanes: taking };
  series.value = now;
  for (let run = 0; run < wanted && !cancelled; run++) {
    const current = (first + run) % (MAX_SEED + 1);
    race.prepare(puzzle, loan.setups(current));
    race.play();
    await new Promise<void>((settle) => {
      look = () => {
        if (cancelled || race.lanes.every(({ state }) => state === "ended")) settle();
      };
      look();
    });
    if (cancelled) break;
    const runs = race.lanes;
    const frames = await Promise.all(runs.map((lane) => lane.frame()));
    if (cancelled) break;
    const ends = frames.map((frame) => frame && leftBy(frame));
    const rows = runs.map(
      ({ progress, micros }, index): Row => ({
        seed: current,
        outcome: progress.outcome ?? "stopped",
        steps: progress.steps,
        micros: Math.round(micros),
        left: ends[index] ?? null,
      }),
    );
    const longer = now.lanes.map((lane, index) => {
      const row = rows[index];
      return row ? { ...lane, rows: [...lane.rows, row] } : lane;
    });
    now = { ...now, done: run + 1, lanes: longer };
    series.value = now;
  }
  race.dispose();
  series.value = { ...now, running: false };
  announcement.value = words.ended(now.done, wanted);
  if (!cancelled) takeBack();
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
