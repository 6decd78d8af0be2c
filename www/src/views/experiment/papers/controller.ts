/** The paper that is shown: its tables with their known runs, and the tables that are being run. */

import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { fetchOwnSets } from "../../../lab/sets";
import { loadWorkshop } from "../../../lab/workshop/load";
import type { Session } from "../../../session/session";
import { sessionTask } from "../../../session/task";
import { fetchOnce } from "../../../ui/load";
import { announcement } from "../../../ui/notices";
import { translateText } from "../../../words/language";
import { reasonOf } from "../../../words/messages";
import { words } from "../../../words/reproduced";
import type { Verdict } from "./agreement";
import { checkMargins } from "./check";
import { type Counts, countVerdicts, recordsOf } from "./counts";
import type { Claim, Paper, Table } from "./data";
import type { Statistics } from "./estimate";
import { judgeFamily } from "./family";
import { type BesideFigure, besideFigure, type JudgedFigure } from "./figures";
import { type Finding, findingOrOpen, judge, judgeOutcome } from "./judge";
import { emptyResult, type RunnerProgress, type RunnerResult } from "./runners/runner";
import { type Runs, readRuns } from "./runs";
import { createPapersStore } from "./store";

/** The progress of the runs of a table that are made here. */
export interface Progress {
  readonly running: boolean;
  readonly done: number;
  readonly total: number;
}

/** The runs of a definition. Tables with the same definition share them. */
interface RunSource {
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

export interface ShownTable extends RunSource {
  readonly table: Table;
  readonly statistics: Statistics;
  readonly result: Signal<RunnerResult>;
  readonly failed: Signal<string | null>;
  readonly findings: ReadonlySignal<readonly ((Finding & Verdict) | null)[]>;
  readonly figures: ReadonlySignal<readonly JudgedFigure[]>;
}

export interface OpenedPaper {
  readonly paper: Paper;
  readonly tables: readonly ShownTable[];
  readonly marks: ReadonlySignal<Counts>;
}

const fetchJson = async (address: string) =>
  (await fetchOwnSets(address)).json() as Promise<unknown>;

/** A table whose findings and figures are not yet judged together with those of the other tables. */
interface MeasuredTable extends Omit<ShownTable, "findings" | "figures"> {
  readonly measured: ReadonlySignal<readonly (Finding | null)[]>;
  readonly besides: ReadonlySignal<readonly BesideFigure[]>;
}

const createSource = (): RunSource => ({
  runs: signal<Runs | null>(null),
  shipped: signal<Runs | null>(null),
  progress: signal<Progress | null>(null),
});

/** Returns one table per definition; tables without a definition are all distinct. */
const distinctTables = <T extends RunSource>(tables: readonly T[]): T[] =>
  [...new Map(tables.map((one) => [one.runs, one] as const).reverse()).values()].reverse();

function measuredTable(table: Table, source: RunSource, statistics: Statistics): MeasuredTable {
  const { runs } = source;
  const foundResult = signal<RunnerResult>(emptyResult);
  const findingOf = (claim: Claim) =>
    judgeOutcome(claim, foundResult.value.outcomes, statistics) ??
    (runs.value && judge(claim, runs.value, statistics));
  return {
    ...source,
    table,
    statistics,
    result: foundResult,
    failed: signal(null),
    measured: computed(() => table.claims.map(findingOf)),
    besides: computed(() =>
      table.figures.map((one) => besideFigure(one, runs.value, statistics, table)),
    ),
  };
}

async function readRecords(id: string): Promise<OpenedPaper> {
  if (!(id in words.names)) throw new Error(words.noPaper(id));
  const [workshop, paper] = await Promise.all([loadWorkshop(), fetchJson(`papers/${id}.json`)]);
  checkMargins(paper as Paper);
  await translateText("papers", { [id]: paper });
  const { tables: all } = paper as Paper;
  const { statistics } = workshop;
  const sources = new Map<string, RunSource>();
  const sourceOf = ({ definition }: Table): RunSource => {
    const source = sources.get(definition ?? "") ?? createSource();
    if (definition) sources.set(definition, source);
    return source;
  };
  const measuredTables = all.map((table) => measuredTable(table, sourceOf(table), statistics));
  const findings = computed(() =>
    judgeFamily(
      measuredTables.map(({ table, measured: { value } }) =>
        table.claims.map((claim, at) => findingOrOpen(value[at] ?? null, claim)),
      ),
      statistics,
    ),
  );
  const figures = computed(() =>
    judgeFamily<BesideFigure>(
      measuredTables.map((one) => one.besides.value),
      statistics,
    ),
  );
  const tables = measuredTables.map((measuredRow, at) => ({
    ...measuredRow,
    findings: computed(() => findings.value[at] ?? []),
    figures: computed(() => (figures.value[at] ?? []).flatMap((figure) => figure ?? [])),
  }));
  const marks = computed(() => countVerdicts(findings.value.flat()));
  // Wait for the records: without them, the page would say that nothing has been run.
  await Promise.all(distinctTables(tables).map(fetchRecords));
  for (const one of distinctTables(tables)) void recallRuns(one);
  return { paper: paper as Paper, tables, marks };
}

/**
 * Fetches the verdicts on all papers by the shipped records, which the build has counted; `{}` if they cannot be
 * fetched.
 */
const fetchVerdicts = (): Promise<Readonly<Record<string, Counts>>> =>
  fetchJson("papers/verdicts.json").then(
    (counts) => counts as Readonly<Record<string, Counts>>,
    () => ({}), // the list of papers is shown without verdicts
  );

const loadRunners = () => import("./runners");
const loadDefinition = () => import("./runners/definition");

/**
 * Fetches the records that come with the page. If they cannot be fetched, the table stays without runs until it is run
 * here.
 */
async function fetchRecords({ table, runs, shipped }: ShownTable): Promise<void> {
  const file = recordsOf(table);
  if (file === null) return;
  try {
    const records = await fetchOwnSets(file);
    shipped.value = readRuns(await records.text());
    runs.value ??= shipped.value;
  } catch {
    // The table then says that it was not run yet.
  }
}

/** Reads the runs of earlier visits, which the browser has stored. */
async function recallRuns(shown: ShownTable): Promise<void> {
  const { table, runs, progress } = shown;
  const { definition } = table;
  if (!definition) return;
  const recalled = await fetchOnce(loadDefinition)
    .then(({ recallExperiment }) => recallExperiment(definition))
    .catch(() => null); // the browser keeps the runs made here until the next visit
  if (!recalled || progress.peek()) return;
  batch(() => {
    progress.value = { running: false, done: recalled.done, total: recalled.total };
    runs.value = recalled.runs ?? runs.value;
    restoreShipped(shown);
  });
}

/**
 * Shows the shipped runs again if the runs made here are incomplete: a part of the runs must not replace verdicts on
 * all of them.
 */
function restoreShipped({ progress, runs, shipped }: ShownTable): void {
  const last = progress.peek();
  if (last && last.done < last.total && shipped.peek()) runs.value = shipped.peek();
}

async function runTable(one: ShownTable, signal: AbortSignal): Promise<void> {
  const { table, runs, result, progress, failed } = one;
  failed.value = null;
  // Progress reported after the run has stopped is ignored.
  let over = false;
  const report = ({ done, total, ...news }: RunnerProgress) =>
    batch(() => {
      if (over) return;
      progress.value = { running: true, done, total };
      if (news.runs) runs.value = news.runs;
      if (news.found) result.value = news.found;
    });
  try {
    const { runnerOf } = await fetchOnce(loadRunners);
    await runnerOf(table)(table, report, signal);
    announcement.value = words.finished(table.title);
  } catch (error) {
    if (!signal.aborted) failed.value = words.runFailed(reasonOf(error));
  } finally {
    over = true;
    const last = progress.peek();
    batch(() => {
      if (last) progress.value = { ...last, running: false };
      restoreShipped(one);
    });
  }
}

export function createPapersController(session: Session) {
  const { working } = session.get(createPapersStore);

  const opened = signal<OpenedPaper | null>(null);
  const failure = signal<string | null>(null);
  const cache = new Map<string, Promise<OpenedPaper>>();
  /** The verdicts on all papers by the shipped records. */
  const shipped = signal<Readonly<Record<string, Counts>>>({});
  /** The papers that were opened. Runs that are made here change the verdicts on these papers. */
  const visited = signal<Readonly<Record<string, OpenedPaper>>>({});
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
  async function openPaper(id: string): Promise<void> {
    const wanted = cache.get(id) ?? readRecords(id);
    cache.set(id, wanted);
    try {
      const result = await wanted;
      batch(() => {
        opened.value = result;
        visited.value = { ...visited.peek(), [id]: result };
        failure.value = null;
      });
    } catch (error) {
      cache.delete(id);
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
  async function runPaper(tables: readonly ShownTable[]): Promise<void> {
    await work.run(async (signal) => {
      for (const one of distinctTables(tables)) {
        if (signal.aborted) return;
        await runTable(one, signal);
      }
    });
  }

  return { opened, verdicts, failure, open: openPaper, running, stop, run: runPaper };
}
