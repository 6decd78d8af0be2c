/**
 * The number of claims of a paper with each verdict. The build counts the verdicts of all papers by the same code
 * (`www/verdicts.mjs`), so this module imports nothing of the page except the judge.
 */
import { tally, type Verdict, type VerdictMark } from "./agreement";
import type { Table } from "./data";
import type { Statistics } from "./estimate";
import { judgeFamily } from "./family";
import { findingOrOpen, judge } from "./judge";
import { readRuns } from "./runs";

/** The number of claims with each mark; `open` are those that were not run yet. */
export type Counts = Readonly<Record<VerdictMark | "open", number>>;

/** Counts the verdicts on the claims of a paper; `null` is a claim that was not run yet. */
export function countVerdicts(judged: readonly (Pick<Verdict, "mark"> | null)[]): Counts {
  const marks = judged.flatMap((one) => one?.mark ?? []);
  return { ...tally(marks), open: judged.length - marks.length };
}

/** Adds the numbers of several papers. */
export const sumCounts = ([first, ...others]: readonly Counts[]): Counts | undefined =>
  first &&
  others.reduce<Counts>(
    (sum, counts) => ({
      compatible: sum.compatible + counts.compatible,
      contradicted: sum.contradicted + counts.contradicted,
      "cannot-tell": sum["cannot-tell"] + counts["cannot-tell"],
      implied: sum.implied + counts.implied,
      none: sum.none + counts.none,
      open: sum.open + counts.open,
    }),
    first,
  );

/** The number of claims that were judged by a test. */
export const testedOf = (counts: Counts): number =>
  counts.compatible + counts.contradicted + counts["cannot-tell"];

/** The file with the records of a table that come with the page; `null` if there is none. */
export const recordsOf = ({ definition, long }: Table): string | null =>
  definition && !long ? `papers/records/${definition.replace("toml", "csv")}` : null;

/**
 * Counts the verdicts on the claims of a paper by its records.
 *
 * @param read Returns the text of a file of records.
 */
export function countRecorded(
  tables: readonly Table[],
  read: (file: string) => string,
  statistics: Statistics,
): Counts {
  const findings = tables.map((table) => {
    const file = recordsOf(table);
    const runs = file === null ? null : readRuns(read(file));
    return table.claims.map((claim) =>
      findingOrOpen(runs && judge(claim, runs, statistics), claim),
    );
  });
  return countVerdicts(judgeFamily(findings, statistics).flat());
}
