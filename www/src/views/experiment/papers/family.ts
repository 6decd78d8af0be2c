/** The judge of all claims of one text, and of all its printed figures: `sudoku-stats` has the tests. */
import type { Judgeable, Verdict } from "./agreement";
import type { Statistics } from "./estimate";
import { UNTESTED } from "./inputs";

/**
 * Judges all claims of a text, table by table. Holm's correction is that for all claims: one that is not run yet counts as
 * a test with p = 1. What cannot be compared is no test.
 */
export function judgeFamily<T extends Judgeable>(
  tables: readonly (readonly (T | null)[])[],
  statistics: Pick<Statistics, "judge">,
): readonly (readonly ((T & Verdict) | null)[])[] {
  const inputs = tables
    .flat()
    .flatMap((one) => (one === null ? [UNTESTED] : one.input === null ? [] : [one.input]));
  const judged = inputs.length === 0 ? [] : statistics.judge(inputs);
  const family = inputs.length;
  let next = 0;
  const verdictOn = (one: T | null) => {
    if (one?.input === null)
      return { ...one, mark: one.exact ?? ("none" as const), judgement: null, family };
    const judgement = judged[next++] ?? null;
    if (one === null) return null;
    const mark = judgement?.verdict ?? ("none" as const);
    return { ...one, mark, judgement, family };
  };
  return tables.map((table) => table.map(verdictOn));
}
