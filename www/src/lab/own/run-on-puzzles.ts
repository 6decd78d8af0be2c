/** Runs the visitor's own solver on the puzzles of an assignment, one after another. */
import { Race, type Registry } from "sudoku-lab";
import { createSilenceHandler } from "../../ui/notices";
import { fetchOwnSets, fetchSets, type KnownSet } from "../sets";
import { type Assignment, limitOf, type PuzzleRecord } from "./assignment";
import { CUSTOM_SOLVER_ID } from "./running";

/** The maximum duration of a run on one puzzle, ms; a solver that never ends is stopped. */
const MAX_RUN_MS = 30_000;

/** Returns the sets that an assignment can use: sets with one puzzle per line. */
export const usableSets = (all: readonly KnownSet[]): readonly KnownSet[] =>
  all.filter(({ file }) => file.endsWith(".txt"));

/** Resolves to the puzzles of an assignment, as text. Throws an error if there is no such set. */
export async function puzzlesOf({ set, take }: Assignment): Promise<readonly string[]> {
  const known = usableSets(await fetchSets()).find(({ id }) => id === set);
  if (!known) throw new Error(`there is no set called ${set}`);
  const text = await (await fetchOwnSets(`sets/${known.file}`)).text();
  return linesOf(text).slice(0, take);
}

/** Returns the puzzles of a file: the first word of each line that is not a comment. */
export const linesOf = (text: string): readonly string[] =>
  text.split("\n").flatMap((line) => {
    const [first = ""] = line.trim().split(/\s/);
    return first === "" || first.startsWith("#") ? [] : [first];
  });

/**
 * Runs the solver on the puzzles, and returns the records in the order of the puzzles. Each record is also reported
 * when its run ends. A worker that ended without an answer may have been killed by the browser, so its puzzle is run
 * once more in another worker, unless such a repetition has failed before: then the solver itself is assumed not to
 * terminate.
 */
export async function runOnPuzzles(
  lab: Registry,
  puzzles: readonly string[],
  assignment: Assignment,
  signal: AbortSignal,
  onRecord: (record: PuzzleRecord) => void,
): Promise<readonly PuzzleRecord[]> {
  const records: PuzzleRecord[] = [];
  let update = () => {};
  const heedSilence = createSilenceHandler();
  let silent = false;
  /** Whether the worker of the current run has stopped answering and has not resumed. */
  let unheard = false;
  const handleSilence = (now: boolean, end = () => {}) => {
    if (now !== silent) heedSilence(Number(now), end);
    silent = now;
  };
  const race = new Race(lab, {
    onChange: (lane) => {
      if (lane.state !== "ended") unheard = lane.silent;
      handleSilence(lane.silent, () => lane.stop());
      update();
    },
  });
  const setup = {
    algorithm: CUSTOM_SOLVER_ID,
    seed: assignment.seed,
    maxSteps: limitOf(assignment),
  };
  const runOn = async (puzzle: string): Promise<PuzzleRecord> => {
    race.prepare(puzzle, [setup]);
    const [lane] = race.lanes;
    const stop = () => race.stop();
    signal.addEventListener("abort", stop);
    const timeout = setTimeout(stop, MAX_RUN_MS);
    unheard = false;
    await new Promise<void>((resolve) => {
      update = () => {
        if (lane?.state === "ended") resolve();
      };
      race.play();
      update();
    });
    clearTimeout(timeout);
    signal.removeEventListener("abort", stop);
    signal.throwIfAborted();
    const { outcome, steps = 0 } = lane?.progress ?? {};
    return { outcome: outcome ?? "crashed", steps };
  };
  let again = true;
  try {
    for (const puzzle of puzzles) {
      let record = await runOn(puzzle);
      if (unheard && again) {
        record = await runOn(puzzle);
        again = !unheard;
      }
      records.push(record);
      onRecord(record);
    }
    return records;
  } finally {
    race.dispose();
    handleSilence(false);
  }
}
