/** Measures the speed-up by several workers: solves the same puzzles with 1, 2, … workers in turn. */
import { signal } from "@preact/signals";
import { supportsSide } from "../../../lab/check";
import { maxWorkers, pool } from "../../../lab/pool";
import type { Session } from "../../../session/session";
import { sessionTask } from "../../../session/task";
import { announcement } from "../../../ui/notices";
import { words } from "../../../words/many";
import { solvePuzzles } from "./answering";
import { createSetController } from "./controller";
import { createSetStore } from "./store";
import { nameOf } from "./tally";

/** The number of rounds, each with every number of workers. */
const ROUNDS = 3;
/** The minimum duration of a measurement, which repeats the puzzles until then, ms. */
const MIN_MEASUREMENT_MS = 1000;

export interface Speed {
  readonly workers: number;
  /** The puzzles solved per second in each round. */
  readonly rates: readonly number[];
}

export interface SpeedUp {
  /** A description of the task that was measured. */
  readonly what: string;
  readonly rows: readonly Speed[];
  readonly done: number;
  readonly wanted: number;
}

export function createSpeedTest(session: Session) {
  const { progress, reading, source, chosen, asked, failure } = session.get(createSetController);
  const { working } = session.get(createSetStore);

  const measuring = sessionTask(session);
  const speedUp = signal<SpeedUp | null>(null);

  session.effect(() => {
    const busy = [progress.value?.running, measuring.running.value, reading.value !== null];
    working.value = busy.includes(true);
  });

  /** Measures the speed on the largest group of puzzles in the file. */
  async function measure(): Promise<void> {
    const [from, info, all] = [source.value, chosen.value, pool()];
    if (!from || !info || !all || measuring.running.value) return;
    const [group] = from.file.groups
      .filter(({ side }) => supportsSide(info, side))
      .toSorted((a, b) => b.numbers.length - a.numbers.length);
    if (!group) return;
    const task = asked(info);
    const counts = Array.from({ length: maxWorkers }, (_, index) => index + 1);
    const rates = counts.map((): number[] => []);
    const what = words.measured(
      group.numbers.length,
      group.side,
      from.name,
      nameOf(task),
      words.asked(task.limit, task.maxSteps),
    );
    let done = 0;
    const show = () => {
      const rows = counts.map((workers, index) => ({ workers, rates: [...(rates[index] ?? [])] }));
      speedUp.value = { what, rows, done, wanted: (ROUNDS + 1) * counts.length };
    };
    const measurement = await measuring.run(async (signal) => {
      show();
      // The first round is not counted: in it, workers start and compile their code.
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const [index, workers] of counts.entries()) {
          const startedAt = performance.now();
          let solved = 0;
          let elapsed = 0;
          while (elapsed < MIN_MEASUREMENT_MS) {
            await solvePuzzles(all, group, task, { workers, signal });
            solved += group.numbers.length;
            elapsed = performance.now() - startedAt;
          }
          if (round > 0) rates[index]?.push(solved / (elapsed / 1000));
          done += 1;
          show();
        }
      }
    });
    if (measurement) announcement.value = words.measuringDone;
    else if (measuring.failed.peek() !== null) failure.value = measuring.failed.peek();
  }

  return { measuring, speedUp, measure };
}
