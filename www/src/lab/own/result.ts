/** The result that a student hands in: the code with its records, as a file that can be read and checked again. */

import { reasonOf } from "../../words/messages";
import { digestOf } from "../experiment/digest";
import {
  type Assignment,
  AssignmentError,
  MAX_CHARACTERS,
  type PuzzleRecord,
  parseInteger,
  readAssignment,
  table,
  words,
} from "./assignment";

export interface Result {
  /**
   * The version of the page with which the result was made. Only this version is certain to repeat the runs exactly.
   */
  readonly version: string;
  readonly assignment: Assignment;
  /** The name of the student, as the student wrote it. */
  readonly by: string;
  readonly code: string;
  /** The name that the solver gives to its steps. */
  readonly step: string;
  /** One record per puzzle, in the order of the set. */
  readonly records: readonly PuzzleRecord[];
}

/** The text with which a file of this kind begins. */
const RESULT_KIND = "sudoku-lab result";

/**
 * The text of the result file. Its digest reveals a file that was changed by accident or carelessly. Anyone can write a
 * different file with a matching digest, so the proof of a result is that the code, when it is run again, gives the
 * same records.
 */
export async function writeResult(result: Result): Promise<string> {
  const plain = orderKeys(result);
  return `${JSON.stringify({ kind: RESULT_KIND, ...plain, digest: await digestOf(JSON.stringify(plain)) }, null, 1)}\n`;
}

/**
 * Reads a result file, and checks whether its digest matches the content; `null` if this browser cannot compute digests
 * or the file has none.
 */
export async function readResult(
  text: string,
): Promise<{ readonly result: Result; readonly untouched: boolean | null }> {
  let all: unknown;
  try {
    all = JSON.parse(text);
  } catch (error) {
    throw new AssignmentError(reasonOf(error));
  }
  const { kind, digest, version, assignment, by, code, step, records } = table(all, "the file");
  if (kind !== RESULT_KIND) throw new AssignmentError(`kind is to be “${RESULT_KIND}”`);
  const task = readAssignment(assignment);
  if (!Array.isArray(records) || records.length > task.take) {
    throw new AssignmentError(`records is to be a list of at most ${task.take}`);
  }
  const result: Result = {
    version: words(version, 100, "version"),
    assignment: task,
    by: words(by, 200, "by"),
    code: words(code, MAX_CHARACTERS, "code"),
    step: words(step, 100, "step"),
    records: records.map((record: unknown, at) => {
      const { outcome, steps } = table(record, `records[${at}]`);
      return {
        outcome: words(outcome, 40, `records[${at}].outcome`),
        steps: parseInteger(steps, 0, Number.MAX_SAFE_INTEGER, `records[${at}].steps`),
      };
    }),
  };
  const fits = await digestOf(JSON.stringify(orderKeys(result)));
  return { result, untouched: fits === null || digest === null ? null : fits === digest };
}

/** Returns the indices at which two lists of records differ. */
export const differingRecords = (
  some: readonly PuzzleRecord[],
  others: readonly PuzzleRecord[],
): number[] =>
  Array.from({ length: Math.max(some.length, others.length) }, (_, at) => at).filter(
    (at) => some[at]?.outcome !== others[at]?.outcome || some[at]?.steps !== others[at]?.steps,
  );

/** Returns whether two assignments have the same content. */
export const isSameAssignment = (one: Assignment, other: Assignment): boolean =>
  JSON.stringify(readAssignment(one)) === JSON.stringify(readAssignment(other));

/** Returns the result with its keys in a fixed order, so that equal results have equal texts. */
const orderKeys = ({ version, assignment, by, code, step, records }: Result) => ({
  version,
  assignment: readAssignment(assignment),
  by,
  code,
  step,
  records: records.map(({ outcome, steps }) => ({ outcome, steps })),
});
