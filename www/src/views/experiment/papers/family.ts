/** The correction for the number of tests over all claims of one text. */
import { ALPHA, type Mark } from "./agreement";
import type { Statistics } from "./estimate";
import type { Finding } from "./judge";

/** The p-value of a finding's test; `null` if its mark rests on an interval or a count. */
const pOf = (finding: Finding | null): number | null =>
  finding && "p" in finding ? finding.p : null;

/** The mark after correction: a difference or an order that is no longer significant tells nothing. */
function markOf({ kind, mark }: Finding, p: number): Mark {
  if (p < ALPHA) return mark;
  const isOrder = kind === "less" || kind === "easier";
  return isOrder || mark === "differs" ? "noise" : mark;
}

/**
 * Replaces the p-values of all claims of a text, table by table, by those adjusted by Holm's method: Holm,
 * Scandinavian Journal of Statistics 6, 1979. Claims without a p-value, which are judged by an interval or a count
 * or are not run yet, count as tests with p = 1: the correction is that for all claims, whatever has been run. Marks
 * that rest on an interval are not corrected.
 */
export function correctForAllClaims(
  tables: readonly (readonly (Finding | null)[])[],
  statistics: Pick<Statistics, "holm">,
): readonly (readonly (Finding | null)[])[] {
  const adjusted = statistics.holm(tables.flat().map((finding) => pOf(finding) ?? 1));
  let next = 0;
  return tables.map((findings) =>
    findings.map((finding) => {
      const p = adjusted[next++] ?? 1;
      if (!finding || pOf(finding) === null) return finding;
      return { ...finding, p, mark: markOf(finding, p) } as Finding;
    }),
  );
}
