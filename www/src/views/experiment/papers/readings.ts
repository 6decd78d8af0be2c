/**
 * Judges the readings of a text: for each reading, all claims and printed figures that depend on it are judged
 * together.
 */
import { type Judgeable, tally, type Verdict, type VerdictMark } from "./agreement";
import type { Claim, Figure, OpenPoint, PaperReading, Table } from "./data";
import type { Statistics } from "./estimate";
import { judgeFamily } from "./family";
import { besideFigure } from "./figures";
import { judge } from "./judge";
import type { Runs } from "./runs";

export interface JudgedReading {
  readonly reading: PaperReading;
  /** The mark of the reading; `open`: not run yet; `none`: no tested claim or figure depends on the reading. */
  readonly mark: VerdictMark | "open";
  /** The number of claims and figures with each mark. */
  readonly counts: Readonly<Record<VerdictMark, number>>;
  /** The claims that the runs of this reading contradict, in the words of the text. */
  readonly claims: readonly string[];
  /** The printed figures that the runs of this reading contradict. */
  readonly figures: readonly Figure[];
}

/** A table with its runs; `null` if there are none. */
export interface TableRuns {
  readonly table: Table;
  readonly runs: Runs | null;
}

type Replacements = Readonly<Record<string, string>>;

const NO_REPLACEMENTS: Replacements = {};

/** The contestants of a claim that a reading can replace. */
const CLAIM_ROLES = ["contestant", "one", "other"] as const;

const rolesOf = ({ test }: Claim): (readonly [role: string, name: string])[] =>
  CLAIM_ROLES.flatMap((role) => {
    const name: unknown = Reflect.get(test, role);
    return typeof name === "string" ? [[role, name] as const] : [];
  });

const setsOf = ({ test }: Claim): readonly string[] => ("sets" in test && test.sets) || [];

/** The replacements of the contestants and of the sets in a table. */
interface Substitution {
  readonly contestants: Replacements;
  readonly sets: Replacements;
}

const substitutionOf = ({ replaced, sets = {} }: PaperReading, { id }: Table): Substitution => ({
  contestants: replaced[id] ?? NO_REPLACEMENTS,
  sets: sets[id] ?? NO_REPLACEMENTS,
});

/** Returns the claim under a reading. Its verdict depends on no other reading. */
function replaceContestants(
  { depends: _, ...claim }: Claim,
  { contestants, sets }: Substitution,
): Claim {
  const roles = rolesOf(claim).map(([role, name]) => [role, contestants[name] ?? name]);
  const names = setsOf(claim).map((set) => sets[set] ?? set);
  const test = {
    ...claim.test,
    ...Object.fromEntries(roles),
    ...(names.length > 0 && { sets: names }),
  };
  return { ...claim, test };
}

/**
 * Returns the contestants and sets of a table that at least one reading replaces. A claim that names none of them is
 * the same in all readings.
 */
function affectedClaims(point: OpenPoint, table: Table) {
  const all = point.readings.map((reading) => substitutionOf(reading, table));
  return {
    contestants: new Set(all.flatMap(({ contestants }) => Object.keys(contestants))),
    sets: new Set(all.flatMap(({ sets }) => Object.keys(sets))),
  };
}

/** A claim or figure of a table, with the text or figure to show if the runs contradict it. */
interface JudgedClaims extends Judgeable {
  readonly says: string | Figure;
}

function judgedIn(
  { table, runs }: TableRuns,
  { contestants, sets }: ReturnType<typeof affectedClaims>,
  substitution: Substitution,
  statistics: Statistics,
): readonly (JudgedClaims | null)[] {
  const claims = table.claims
    .filter(
      (claim) =>
        claim.untested === undefined &&
        claim.implied === undefined &&
        (rolesOf(claim).some(([, name]) => contestants.has(name)) ||
          setsOf(claim).some((set) => sets.has(set))),
    )
    .map((claim) => {
      const finding = runs && judge(replaceContestants(claim, substitution), runs, statistics);
      return finding && { ...finding, says: claim.says };
    });
  const figures = (table.untested === undefined ? table.figures : [])
    .filter(
      ({ kind, contestant, set = "" }) =>
        kind !== "time" && (contestants.has(contestant) || sets.has(set)),
    )
    .map((figure) => {
      const { depends: _, set, ...rest } = figure;
      const contestant = substitution.contestants[figure.contestant] ?? figure.contestant;
      const here = set === undefined ? {} : { set: substitution.sets[set] ?? set };
      const { factor, why } = table;
      const scale = { ...(factor !== undefined && { factor }), ...(why !== undefined && { why }) };
      const { input } = besideFigure({ ...rest, contestant, ...here }, runs, statistics, scale);
      return { input, says: figure };
    });
  return [...claims, ...figures];
}

/** Returns whether the records contain runs of all contestants and sets that the reading requires. */
const isRun = (point: OpenPoint, reading: PaperReading, tables: readonly TableRuns[]): boolean =>
  tables.every(({ table, runs }) => {
    const { contestants, sets } = affectedClaims(point, table);
    const by = substitutionOf(reading, table);
    return (
      [...contestants].every((name) => runs?.contestants.includes(by.contestants[name] ?? name)) &&
      [...sets].every((name) => runs?.sets.includes(by.sets[name] ?? name))
    );
  });

function markOf(counts: Readonly<Record<VerdictMark, number>>) {
  if (counts.contradicted > 0) return "contradicted";
  if (counts["cannot-tell"] > 0) return "cannot-tell";
  return counts.compatible > 0 ? "compatible" : "none";
}

/** Judges each reading of an open point with all claims and figures of the text that depend on the point. */
export function judgeReadings(
  point: OpenPoint,
  all: readonly TableRuns[],
  statistics: Statistics,
): readonly JudgedReading[] {
  const common = all.find(({ table }) => table.id === point.runs)?.runs ?? null;
  const tables = point.runs === undefined ? all : all.map(({ table }) => ({ table, runs: common }));
  return point.readings.map((reading) => {
    const groups = (reading.untested === undefined ? tables : []).map((one) => {
      const by = substitutionOf(reading, one.table);
      return judgedIn(one, affectedClaims(point, one.table), by, statistics);
    });
    const judgements = judgeFamily<JudgedClaims>(groups, statistics)
      .flat()
      .filter((one): one is JudgedClaims & Verdict => one !== null);
    const counts = tally(judgements.map(({ mark }) => mark));
    const against = judgements
      .filter(({ mark }) => mark === "contradicted")
      .map(({ says }) => says);
    return {
      reading,
      mark: isRun(point, reading, tables) ? markOf(counts) : "open",
      counts,
      claims: against.filter((says) => typeof says === "string"),
      figures: against.filter((says) => typeof says !== "string"),
    };
  });
}
