/** Judges all claims of one text together, and all its printed figures together; `sudoku-stats` contains the tests. */
import type { Judgeable, Verdict } from "./agreement";
import type { Statistics } from "./estimate";
import { UNTESTED } from "./inputs";

/**
 * Judges all claims of a text, table by table. Holm's correction covers all tested claims: a claim that is not run yet
 * (`null`) counts as a test with p = 1. A claim that cannot be compared is no test, and neither is a claim that is not
 * run yet and to which no test applies (`undefined`).
 */
export function judgeFamily<T extends Judgeable>(
  tables: readonly (readonly (T | null | undefined)[])[],
  statistics: Pick<Statistics, "judge">,
): readonly (readonly ((T & Verdict) | null)[])[] {
  const inputs = tables.flat().flatMap((one) => {
    if (one === null) return [UNTESTED];
    return one === undefined || one.input === null ? [] : [one.input];
  });
  const judgements = inputs.length === 0 ? [] : statistics.judge(inputs);
  const family = inputs.length;
  let next = 0;
  const verdictOn = (finding: T | null | undefined) => {
    if (finding === undefined) return null;
    if (finding?.input === null)
      return { ...finding, mark: finding.exact ?? ("none" as const), judgement: null, family };
    const judgement = judgements[next++] ?? null;
    if (finding === null) return null;
    const mark = judgement?.verdict ?? ("none" as const);
    return { ...finding, mark, judgement, family };
  };
  return tables.map((table) => table.map(verdictOn));
}
