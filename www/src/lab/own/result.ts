/** What a student hands in: the code with what came of it, as a file that is read and checked again. */

import { reasonOf } from "../../words/messages";
import {
  type Assignment,
  BadAssignment,
  MOST_CHARACTERS,
  type Record,
  readAssignment,
  table,
  whole,
  words,
} from "./assignment";

export interface Result {
  /** The version of the page it was made with: runs are the same in that one alone. */
  readonly version: string;
  readonly assignment: Assignment;
  /** Who hands it in, in their own words. */
  readonly by: string;
  readonly code: string;
  /** What the solver calls its steps. */
  readonly step: string;
  /** One for each puzzle, in the order of the set. */
  readonly records: readonly Record[];
}

/** What a file of this kind begins with. */
const KIND = "sudoku-lab result";

/**
 * The file. The digest tells a file that was changed afterwards by chance or in haste; who wants to can make
 * another one, so that what counts is that the code, run again, gives the same records.
 */
export async function writeResult(result: Result): Promise<string> {
  const plain = inOrder(result);
  return `${JSON.stringify({ kind: KIND, ...plain, digest: await digestOf(plain) }, null, 1)}\n`;
}

/** What a file says, and whether its digest fits: `null` where this browser cannot tell, or it has none. */
export async function readResult(
  text: string,
): Promise<{ readonly result: Result; readonly untouched: boolean | null }> {
  let all: unknown;
  try {
    all = JSON.parse(text);
  } catch (error) {
    throw new BadAssignment(reasonOf(error));
  }
  const { kind, digest, version, assignment, by, code, step, records } = table(all, "the file");
  if (kind !== KIND) throw new BadAssignment(`kind is to be “${KIND}”`);
  const task = readAssignment(assignment);
  if (!Array.isArray(records) || records.length > task.take) {
    throw new BadAssignment(`records is to be a list of at most ${task.take}`);
  }
  const result: Result = {
    version: words(version, 100, "version"),
    assignment: task,
    by: words(by, 200, "by"),
    code: words(code, MOST_CHARACTERS, "code"),
    step: words(step, 100, "step"),
    records: records.map((one: unknown, at) => {
      const { outcome, steps } = table(one, `records[${at}]`);
      return {
        outcome: words(outcome, 40, `records[${at}].outcome`),
        steps: whole(steps, 0, Number.MAX_SAFE_INTEGER, `records[${at}].steps`),
      };
    }),
  };
  const fits = await digestOf(inOrder(result));
  return { result, untouched: fits === null || digest === null ? null : fits === digest };
}

/** The places at which two lists of records differ. */
export const differences = (some: readonly Record[], others: readonly Record[]): number[] =>
  Array.from({ length: Math.max(some.length, others.length) }, (_, at) => at).filter(
    (at) => some[at]?.outcome !== others[at]?.outcome || some[at]?.steps !== others[at]?.steps,
  );

/** Whether two ask for the same. */
export const sameAssignment = (one: Assignment, other: Assignment): boolean =>
  JSON.stringify(readAssignment(one)) === JSON.stringify(readAssignment(other));

/** Whoever writes it, it is the same text. */
const inOrder = ({ version, assignment, by, code, step, records }: Result) => ({
  version,
  assignment: readAssignment(assignment),
  by,
  code,
  step,
  records: records.map(({ outcome, steps }) => ({ outcome, steps })),
});

/** `null` in a page that was not fetched safely: browsers have no digests there. */
async function digestOf(content: unknown): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
