/**
 * Runs the experiment that a table's definition describes. The browser stores it like the visitor's own experiments.
 */
import { effect, untracked } from "@preact/signals";
import { SudokuError } from "sudoku-lab";
import type { AnyDefinition } from "sudoku-lab/workshop";
import { createExperiment, type ExperimentSession } from "../../../../lab/experiment/session";
import { deleteStored, loadPacks } from "../../../../lab/experiment/store";
import { readRuns } from "../runs";
import { readDefinition } from "./read";
import type { Runner, RunnerProgress } from "./runner";

/** The time between two updates of the results, as a multiple of the duration of an update. */
const UPDATE_INTERVAL_RATIO = 9;

function progressOf({ experiment }: ExperimentSession): RunnerProgress | null {
  const now = experiment.peek();
  if (!now) return null;
  const rows = [...now.csv()].map((row) => row.trimEnd());
  return { done: now.done, total: now.tasks, runs: readRuns(rows.join("\n")) };
}

async function openDefinition(one: ExperimentSession, said: AnyDefinition): Promise<void> {
  if (!(await one.open(said))) throw new SudokuError("refused", one.failed.peek() ?? "");
}

/** Resumes the stored runs; restarts the experiment if all of its runs are done. */
export const runDefinition: Runner = async ({ definition = "" }, report, signal) => {
  const [session, parsedDefinition] = [createExperiment(), await readDefinition(definition)];
  await openDefinition(session, parsedDefinition);
  signal.throwIfAborted();
  const { done, total } = progressOf(session) ?? { done: 0, total: 0 };
  if (done === total) {
    await deleteStored(parsedDefinition);
    await openDefinition(session, parsedDefinition);
    signal.throwIfAborted();
  }
  signal.addEventListener("abort", session.pause);
  let next = 0;
  const update = () => {
    const startedAt = performance.now();
    if (startedAt < next) return;
    const updates = progressOf(session);
    if (updates) report(updates);
    const end = performance.now();
    next = end + UPDATE_INTERVAL_RATIO * (end - startedAt);
  };
  const ends = effect(() => {
    session.told.value;
    untracked(update);
  });
  await session.run();
  ends();
  next = 0;
  update();
  signal.throwIfAborted();
  const failed = session.failed.peek();
  if (failed !== null) throw new SudokuError("refused", failed);
};

/** Returns the runs that the browser has stored on an earlier visit; `null` if there are none. */
export async function recallExperiment(definition: string): Promise<RunnerProgress | null> {
  const said = await readDefinition(definition);
  if ((await loadPacks(said)).length === 0) return null;
  const one = createExperiment();
  await openDefinition(one, said);
  return one.restored.peek() > 0 ? progressOf(one) : null;
}
