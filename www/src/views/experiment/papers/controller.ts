/** The paper that is shown: its tables with their known runs, and the tables that are being run. */

import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { fetchOwn } from "../../../lab/sets";
import { loadWorkshop } from "../../../lab/workshop/load";
import type { Session } from "../../../session/session";
import { sessionTask } from "../../../session/task";
import { fetchOnce } from "../../../ui/load";
import { announcement } from "../../../ui/notices";
import { retold } from "../../../words/language";
import { reasonOf } from "../../../words/messages";
import { words } from "../../../words/reproduced";
import type { Verdict } from "./agreement";
import { checkMargins } from "./check";
import { type Counts, countVerdicts, recordsOf } from "./counts";
import type { Claim, Paper, Table } from "./data";
import type { Statistics } from "./estimate";
import { judgeFamily } from "./family";
import { type Beside, beside, type JudgedFigure } from "./figures";
import { type Finding, judge, judgeOutcome, orOpen } from "./judge";
import { type Found, nothing, type Told } from "./runners/runner";
import { type Runs, readRuns } from "./runs";
import { createPapersStore } from "./store";

/** The progress of the runs of a table that are made here. */
export interface Progress {
  readonly running: boolean;
  readonly done: number;
  readonly total: number;
}

/** The runs of a definition. Tables with the same definition share them. */
interface Source {
  /**
   * The runs to show: those made here, or those of the command line that come with the page; `null` if there are none.
   */
  readonly runs: Signal<Runs | null>;
  /**
   * The runs of the command line that come with the page. They are shown again if the runs made here are incomplete.
   */
  readonly shipped: Signal<Runs | null>;
  /** The progress of the runs made here; `null` if there are none. */
  readonly progress: Signal<Progress | null>;
}

export interface Shown extends Source {
  readonly table: Table;
  readonly statistics: Statistics;
  readonly found: Signal<Found>;
  readonly failed: Signal<string | null>;
  readonly findings: ReadonlySignal<readonly ((Finding & Verdict) | null)[]>;
  readonly figures: ReadonlySignal<readonly JudgedFigure[]>;
}

export interface Opened {
  readonly paper: Paper;
  readonly tables: readonly Shown[];
  readonly marks: ReadonlySignal<Counts>;
}

const json = async (address: string) => (await fetchOwn(address)).json() as Promise<unknown>;

/** A table whose findings and figures are not yet judged together with those of the other tables. */
interface Measured extends Omit<Shown, "findings" | "figures"> {
  readonly measured: ReadonlySignal<readonly (Finding | null)[]>;
  readonly besides: ReadonlySignal<readonly Beside[]>;
}

const newSource = (): Source => ({
  runs: signal<Runs | null>(null),
  shipped: signal<Runs | null>(null),
  progress: signal<Progress | null>(null),
});

/** Returns one table per definition; tables without a definition are all distinct. */
const distinct = <T extends Source>(tables: readonly T[]): T[] =>
  [...new Map(tables.map((one) => [one.runs, one] as const).reverse()).values()].reverse();

function measuredTable(table: Table, source: Source, statistics: Statistics): Measured {
  const { runs } = source;
  const found = signal<Found>(nothing);
  const measured = (claim: Claim) =>
    judgeOutcome(claim, found.value.outcomes, statistics) ??
    (runs.value && judge(claim, runs.value, statistics));
  return {
    ...source,
    table,
    statistics,
    found,
    failed: signal(null),
    measured: computed(() => table.claims.map(measured)),
    besides: computed(() => table.figures.map((one) => beside(one, runs.value, statistics, table))),
  };
}

async function read(id: string): Promise<Opened> {
  if (!(id in words.names)) throw new Error(words.noPaper(id));
  const [workshop, paper] = await Promise.all([loadWorkshop(), json(`papers/${id}.json`)]);
  checkMargins(paper as Paper);
  await retold("papers", { [id]: paper });
  const { tables: all } = paper as Paper;
  const { statistics } = workshop;
  const sources = new Map<string, Source>();
  const sourceOf = ({ definition }: Table): Source => {
    const source = sources.get(definition ?? "") ?? newSource();
    if (definition) sources.set(definition, source);
    return source;
  };
  const measured = all.map((table) => measuredTable(table, sourceOf(table), statistics));
  const findings = computed(() =>
    judgeFamily(
      measured.map(({ table, measured: { value } }) =>
        table.claims.map((claim, at) => orOpen(value[at] ?? null, claim)),
      ),
      statistics,
    ),
  );
  const figures = computed(() =>
    judgeFamily<Beside>(
      measured.map((one) => one.besides.value),
      statistics,
    ),
  );
  const tables = measured.map((one, at) => ({
    ...one,
    findings: computed(() => findings.value[at] ?? []),
    figures: computed(() => (figures.value[at] ?? []).flatMap((figure) => figure ?? [])),
  }));
  const marks = computed(() => countVerdicts(findings.value.flat()));
  // Wait for the records: without them, the page would say that nothing has been run.
  await Promise.all(distinct(tables).map(fetchRecords));
  for (const one of distinct(tables)) void recall(one);
  return { paper: paper as Paper, tables, marks };
}

/**
 * Fetches the verdicts on all papers by the shipped records, which the build has counted; `{}` if they cannot be
 * fetched.
 */
const fetchVerdicts = (): Promise<Readonly<Record<string, Counts>>> =>
  json("papers/verdicts.json").then(
    (counts) => counts as Readonly<Record<string, Counts>>,
    () => ({}), // the list of papers is shown without verdicts
  );

const loadRunners = () => import("./runners");
const loadDefinition = () => import("./runners/definition");

/**
 * Fetches the records that come with the page. If they cannot be fetched, the table stays without runs until it is run
 * here.
 */
async function fetchRecords({ table, runs, shipped }: Shown): Promise<void> {
  const file = recordsOf(table);
  if (file === null) return;
  try {
    const records = await fetchOwn(file);
    shipped.value = readRuns(await records.text());
    runs.value ??= shipped.value;
  } catch {
    // The table then says that it was not run yet.
  }
}

/** Reads the runs of earlier visits, which the browser has stored. */
async function recall(one: Shown): Promise<void> {
  const { table, runs, progress } = one;
  const { definition } = table;
  if (!definition) return;
  const kept = await fetchOnce(loadDefinition)
    .then(({ recalled }) => recalled(definition))
    .catch(() => null); // the browser keeps the runs made here until the next visit
  if (!kept || progress.peek()) return;
  batch(() => {
    progress.value = { running: false, done: kept.done, total: kept.total };
    runs.value = kept.runs ?? runs.value;
    settle(one);
  });
}

/**
 * Shows the shipped runs again if the runs made here are incomplete: a part of the runs must not replace verdicts on
 * all of them.
 */
function settle({ progress, runs, shipped }: Shown): void {
  const last = progress.peek();
  if (last && last.done < last.total && shipped.peek()) runs.value = shipped.peek();
}

async function runOne(one: Shown, signal: AbortSignal): Promise<void> {
  const { table, runs, found, progress, failed } = one;
  failed.value = null;
  // Progress reported after the run has stopped is ignored.
  let over = false;
  const tell = ({ done, total, ...news }: Told) =>
    batch(() => {
      if (over) return;
      progress.value = { running: true, done, total };
      if (news.runs) runs.value = news.runs;
      if (news.found) found.value = news.found;
    });
  try {
    const { runnerOf } = await fetchOnce(loadRunners);
    await runnerOf(table)(table, tell, signal);
    announcement.value = words.finished(table.title);
  } catch (error) {
    if (!signal.aborted) failed.value = words.runFailed(reasonOf(error));
  } finally {
    over = true;
    const last = progress.peek();
    batch(() => {
      if (last) progress.value = { ...last, running: false };
      settle(one);
    });
  }
}

export function createPapersController(session: Session) {
  const { working } = session.get(createPapersStore);

  const opened = signal<Opened | null>(null);
  const failure = signal<string | null>(null);
  const known = new Map<string, Promise<Opened>>();
  /** The verdicts on all papers by the shipped records. */
  const shipped = signal<Readonly<Record<string, Counts>>>({});
  /** The papers that were opened. Runs that are made here change the verdicts on these papers. */
  const visited = signal<Readonly<Record<string, Opened>>>({});
  /** The verdicts on each paper, as far as they are known. */
  const verdicts = computed(() => ({
    ...shipped.value,
    ...Object.fromEntries(
      Object.values(visited.value).map((one) => [one.paper.id, one.marks.value]),
    ),
  }));
  void fetchVerdicts().then((counts) => {
    shipped.value = counts;
  });

  /** Opens a paper; runs of another paper continue. */
  async function open(id: string): Promise<void> {
    const wanted = known.get(id) ?? read(id);
    known.set(id, wanted);
    try {
      const found = await wanted;
      batch(() => {
        opened.value = found;
        visited.value = { ...visited.peek(), [id]: found };
        failure.value = null;
      });
    } catch (error) {
      known.delete(id);
      failure.value = words.failed(reasonOf(error));
    }
  }

  const work = sessionTask(session);
  const running = work.running;
  const stop = work.cancel;

  session.effect(() => {
    working.value = running.value;
  });

  /** Runs tables one after the other; tables with the same definition are run together. */
  async function run(tables: readonly Shown[]): Promise<void> {
    await work.run(async (signal) => {
      for (const one of distinct(tables)) {
        if (signal.aborted) return;
        await runOne(one, signal);
      }
    });
  }

  return { opened, verdicts, failure, open, running, stop, run };
}
