/**
 * Runs the experiment that a table's definition describes. The browser stores it like the visitor's own experiments.
 */
import { effect, untracked } from "@preact/signals";
import { SudokuError } from "sudoku-lab";
import type { AnyDefinition } from "sudoku-lab/workshop";
import { createExperiment, type ExperimentSession } from "../../../../lab/experiment/session";
import { forgetKept, recallPacks } from "../../../../lab/experiment/store";
import { readRuns } from "../runs";
import { readDefinition } from "./read";
import type { Runner, Told } from "./runner";

/** The time between two updates of the results, as a multiple of the duration of an update. */
const SHARE = 9;

function toldBy({ experiment }: ExperimentSession): Told | null {
  const now = experiment.peek();
  if (!now) return null;
  const rows = [...now.csv()].map((row) => row.trimEnd());
  return { done: now.done, total: now.tasks, runs: readRuns(rows.join("\n")) };
}

async function open(one: ExperimentSession, said: AnyDefinition): Promise<void> {
  if (!(await one.open(said))) throw new SudokuError("refused", one.failed.peek() ?? "");
}

/** Resumes the stored runs; restarts the experiment if all of its runs are done. */
export const byDefinition: Runner = async ({ definition = "" }, tell, signal) => {
  const [one, said] = [createExperiment(), await readDefinition(definition)];
  await open(one, said);
  signal.throwIfAborted();
  const { done, total } = toldBy(one) ?? { done: 0, total: 0 };
  if (done === total) {
    await forgetKept(said);
    await open(one, said);
    signal.throwIfAborted();
  }
  signal.addEventListener("abort", one.pause);
  let next = 0;
  const look = () => {
    const begin = performance.now();
    if (begin < next) return;
    const news = toldBy(one);
    if (news) tell(news);
    const end = performance.now();
    next = end + SHARE * (end - begin);
  };
  const ends = effect(() => {
    one.told.value;
    untracked(look);
  });
  await one.run();
  ends();
  next = 0;
  look();
  signal.throwIfAborted();
  const failed = one.failed.peek();
  if (failed !== null) throw new SudokuError("refused", failed);
};

/** Returns the runs that the browser has stored on an earlier visit; `null` if there are none. */
export async function recalled(definition: string): Promise<Told | null> {
  const said = await readDefinition(definition);
  if ((await recallPacks(said)).length === 0) return null;
  const one = createExperiment();
  await open(one, said);
  return one.restored.peek() > 0 ? toldBy(one) : null;
}
