/** Readings of a text: for each, all claims and printed figures that depend on it are judged together. */
import { type Judgeable, type Mark, tally, type Verdict } from "./agreement";
import type { Claim, Figure, OpenPoint, Reading, Table } from "./data";
import type { Statistics } from "./estimate";
import { judgeFamily } from "./family";
import { beside } from "./figures";
import { judge } from "./judge";
import type { Runs } from "./runs";

export interface JudgedReading {
  readonly reading: Reading;
  /** `open`: not run yet. */
  readonly mark: Exclude<Mark, "none"> | "open";
  /** The number of claims and figures with each mark. */
  readonly counts: Readonly<Record<Mark, number>>;
  /** Claims that the runs of this reading contradict, as the text says them. */
  readonly claims: readonly string[];
  /** Printed figures that they contradict. */
  readonly figures: readonly Figure[];
}

/** A table, and its runs if there are any. */
export interface TableRuns {
  readonly table: Table;
  readonly runs: Runs | null;
}

type Replacements = Readonly<Record<string, string>>;

const NONE: Replacements = {};

/** The contestants of a claim that a reading can replace. */
const ROLES = ["contestant", "one", "other"] as const;

const rolesOf = ({ test }: Claim): (readonly [role: string, name: string])[] =>
  ROLES.flatMap((role) => {
    const name: unknown = Reflect.get(test, role);
    return typeof name === "string" ? [[role, name] as const] : [];
  });

function replacedIn(claim: Claim, replacements: Replacements): Claim {
  const roles = rolesOf(claim).map(([role, name]) => [role, replacements[name] ?? name]);
  return { ...claim, test: { ...claim.test, ...Object.fromEntries(roles) } };
}

/** The contestants of a table that at least one reading replaces: what names none of them is the same in all readings. */
const affected = (point: OpenPoint, table: Table): ReadonlySet<string> =>
  new Set(point.readings.flatMap(({ replaced }) => Object.keys(replaced[table.id] ?? NONE)));

/** What is judged in one table, each with what the page says of it if the runs contradict it. */
interface Judged extends Judgeable {
  readonly says: string | Figure;
}

function judgedIn(
  { table, runs }: TableRuns,
  names: ReadonlySet<string>,
  replacements: Replacements,
  statistics: Statistics,
): readonly (Judged | null)[] {
  const claims = table.claims
    .filter(
      (claim) => claim.untested === undefined && rolesOf(claim).some(([, name]) => names.has(name)),
    )
    .map((claim) => {
      const finding = runs && judge(replacedIn(claim, replacements), runs, statistics);
      return finding && { ...finding, says: claim.says };
    });
  const figures = (table.untested === undefined ? table.figures : [])
    .filter(({ kind, contestant }) => kind !== "time" && names.has(contestant))
    .map((figure) => {
      const contestant = replacements[figure.contestant] ?? figure.contestant;
      const { input } = beside({ ...figure, contestant }, runs, statistics, table.untested);
      return { input, says: figure };
    });
  return [...claims, ...figures];
}

/** Whether the records have runs of all contestants that stand for those that the point affects. */
const isRun = (point: OpenPoint, reading: Reading, tables: readonly TableRuns[]): boolean =>
  tables.every(({ table, runs }) =>
    [...affected(point, table)].every((name) => {
      const run = reading.replaced[table.id]?.[name] ?? name;
      return runs?.contestants.includes(run) ?? false;
    }),
  );

function markOf(counts: Readonly<Record<Mark, number>>) {
  if (counts.contradicted > 0) return "contradicted";
  return counts.compatible > 0 && counts["cannot-tell"] === 0 ? "compatible" : "cannot-tell";
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
    const groups = tables.map((one) => {
      const names = affected(point, one.table);
      return judgedIn(one, names, reading.replaced[one.table.id] ?? NONE, statistics);
    });
    const judged = judgeFamily<Judged>(groups, statistics)
      .flat()
      .filter((one): one is Judged & Verdict => one !== null);
    const counts = tally(judged.map(({ mark }) => mark));
    const against = judged.filter(({ mark }) => mark === "contradicted").map(({ says }) => says);
    return {
      reading,
      mark: isRun(point, reading, tables) ? markOf(counts) : "open",
      counts,
      claims: against.filter((says) => typeof says === "string"),
      figures: against.filter((says) => typeof says !== "string"),
    };
  });
}
