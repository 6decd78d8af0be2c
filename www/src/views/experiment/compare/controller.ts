/** The experiment of this view: opens the experiment named in the address, changes it and runs it. */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { createAddress } from "../../../lab/address/link";
import { canonical } from "../../../lab/experiment/definition";
import { shippedText, takeFile } from "../../../lab/experiment/files";
import { pack, unpack } from "../../../lab/experiment/packed";
import {
  createExperiment,
  type OpenOptions,
  prepareSession,
} from "../../../lab/experiment/session";
import { foreignSolver, holdSolver } from "../../../lab/experiment/solver";
import { forgetKept, keepFile, keepSolver } from "../../../lab/experiment/store";
import { type Study, withSets } from "../../../lab/experiment/study";
import type { Definition, Experiment } from "../../../lab/experiment/types";
import { OWN } from "../../../lab/own/running";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { fetchOnce } from "../../../ui/load";
import { announcement } from "../../../ui/notices";
import { words } from "../../../words/experiment";
import { reasonOf } from "../../../words/messages";
import { createDrawing } from "./drawing";
import { fetchOne, fetchReadyMades, type ReadyMade, readyMades } from "./ready-made";
import { createCompareStore } from "./store";

/** The code that opens solvers is fetched when a solver is first allowed to run. */
const loadGuest = () => import("../../../lab/own/guest");

function badLink(error: unknown): never {
  throw new Error(words.badLink(reasonOf(error)));
}

/** What runs cost unless it is chosen: steps if only a step limit stops runs, and all steps are of one kind; else time. */
function limiting(experiment: Experiment | null): "time" | "steps" {
  const { contestant = [], budget = {} } = experiment?.definition ?? {};
  const limited = contestant.every(({ steps = budget.steps }) => steps !== undefined);
  if (!limited || budget.seconds !== undefined) return "time";
  const unitOf = (algorithm: string) =>
    algorithm === OWN ? experiment?.guest?.info.step : lab.value?.algorithm(algorithm)?.step;
  const units = contestant.map(({ algorithm }) => unitOf(algorithm));
  return units.every((unit) => unit !== undefined && unit === units[0]) ? "steps" : "time";
}

export function createCompareController(session: Session) {
  const { packed, readyMade, withOwn, working } = session.get(createCompareStore);
  const { by, measure, drawing } = session.get(createDrawing);
  const { linkTo } = session.get(createAddress);

  const it = createExperiment();

  session.onDispose(it.pause);

  /** The ready-made experiment that is open; `null` if the experiment is the visitor's own. */
  const opened = signal<ReadyMade | null>(null);
  /** Whether the runs of the experiment came with the page. */
  const shipped = signal(false);
  /** Why no experiment could be opened, in addition to the errors of the session; `null` if there is no such error. */
  const trouble = signal<string | null>(null);
  /** The definition with changes that are not applied yet; `null` without changes. */
  const draft = signal<Definition | null>(null);
  const asked = computed(() => it.experiment.value?.definition ?? null);
  /** The definition that the settings show. */
  const edited = computed(() => draft.value ?? asked.value);
  /** The ready-made experiment that is open, or the one that the address requests until one is open. */
  const asking = computed(() => {
    if (it.experiment.value !== null || packed.value !== null) return opened.value;
    const id = readyMade.value;
    return readyMades.value.find((one) => (id === null ? one.definition : one.id === id)) ?? null;
  });

  const title = computed(() => asking.value?.title ?? words.ownTitle);
  /**
   * The classes of puzzles, the measure of cost and the figure: the visitor's choice, otherwise the default of the
   * experiment.
   */
  const classes = computed(() => by.value ?? opened.value?.by ?? "set");
  const measured = computed(
    () => measure.value ?? opened.value?.measure ?? limiting(it.experiment.value),
  );
  const drawn = computed(() => drawing.value ?? opened.value?.figure ?? "cactus");
  /** The summary of the present runs. */
  const summary = computed(() => {
    it.told.value;
    return it.summary({ measure: measured.value, by: classes.value });
  });

  /** Stores a change of the settings as a draft; a change to the applied definition discards the draft. */
  function change(to: Definition): void {
    const now = asked.peek();
    draft.value = now && canonical(now) === canonical(to) ? null : to;
  }

  /** The solver of the open study that the visitor has not allowed to run; `null` if nothing has to be allowed. */
  const foreign = computed(() => foreignSolver(it.experiment.value?.guest));
  /** What is to be done once the visitor allows the solver to run; `null` while the visitor is not asked. */
  const awaiting = signal<"run" | "again" | null>(null);
  /** Why the solver that was allowed cannot run. */
  const foreignFailed = signal<string | null>(null);

  session.effect(() => {
    it.experiment.value;
    batch(() => {
      awaiting.value = null;
      foreignFailed.value = null;
    });
  });

  session.effect(() => {
    const hasOwn = asked.value?.contestant.some(({ algorithm }) => algorithm === OWN) ?? false;
    // The code that is open is not that of a solver that was not allowed to run.
    withOwn.value = hasOwn && foreign.value === null;
  });

  session.effect(() => {
    working.value = it.running.value || it.opening.value !== null;
  });

  /** The experiment that the address last named, so that the same name is not opened again. */
  let named = "";
  const name = () => `${readyMade.peek() ?? ""} ${packed.peek() ?? ""}`;
  /** Follows the address until the returned function is called. */
  const follow = (): (() => void) => {
    prepareSession();
    return effect(() => {
      readyMade.value;
      packed.value;
      if (name() !== named) untracked(() => void openNamed());
    });
  };

  /** Tries to open the named experiment again. */
  const reopen = (): void => void openNamed();

  async function openNamed(): Promise<void> {
    named = name();
    const mine = named;
    trouble.value = null;
    const [id, own] = [readyMade.peek(), packed.peek()];
    try {
      if (own !== null) await openOwn(await unpack(own).catch(badLink), false);
      else await openReady(id, () => mine === named);
    } catch (error) {
      if (mine === named) trouble.value = reasonOf(error);
    }
  }

  async function openReady(id: string | null, wanted: () => boolean): Promise<void> {
    const all = await fetchReadyMades().catch((error: unknown) => {
      throw new Error(words.noList(reasonOf(error)));
    });
    const one = all.find((one) => (id === null ? one.definition : one.id === id));
    if (!one?.definition) throw new Error(words.unknown(id ?? ""));
    const { definition, records, ratings } = await fetchOne(one);
    if (!wanted()) return;
    const before = it.experiment.peek();
    const done = await it.open(definition, { records, ratings });
    if (!done || it.experiment.peek() === before) return;
    batch(() => {
      opened.value = one;
      shipped.value = records.length > 0 && it.restored.peek() === 0;
      draft.value = null;
    });
  }

  /**
   * Opens an experiment of the visitor; with `name`, also writes it into the address. Returns whether it was opened.
   */
  async function openOwn(
    definition: Definition,
    name: boolean,
    options: OpenOptions = {},
  ): Promise<boolean> {
    if (!(await it.open(definition, options))) return false;
    const text = name ? await pack(definition) : packed.peek();
    batch(() => {
      opened.value = null;
      shipped.value = false;
      draft.value = null;
      if (!name) return;
      named = ` ${text}`;
      readyMade.value = null;
      packed.value = text;
    });
    return true;
  }

  /**
   * Opens a study in place of the open experiment, with the records of the study instead of those stored by the
   * browser. Resolves to whether the study was opened; if it was not, nothing is changed.
   */
  async function openStudy(study: Study): Promise<boolean> {
    const files: [name: string, text: string][] = [];
    const take = (name: string, text: string) =>
      takeFile(name, text, (...file) => files.push(file));
    const definition = await withSets(study, take, shippedText);
    const { records, solver } = study;
    if (solver) holdSolver(solver);
    if (!(await openOwn(definition, true, { records, replaces: true }))) return false;
    for (const file of files) await keepFile(...file);
    if (solver) await keepSolver(solver);
    return true;
  }

  /** Replaces the open experiment by a definition. Resolves to whether it was opened. */
  const use = (definition: Definition): Promise<boolean> => openOwn(definition, true);

  /** Runs the tasks that are not done. */
  async function run(): Promise<void> {
    if (foreign.peek()) {
      awaiting.value = "run";
      return;
    }
    shipped.value = false;
    const done = await it.run();
    const { done: runs, tasks } = it.progress.peek();
    if (done) announcement.value = words.announce(runs, tasks);
  }

  /** Discards all runs and restarts the experiment. */
  async function again(): Promise<void> {
    const definition = asked.peek();
    if (!definition) return;
    if (foreign.peek()) {
      awaiting.value = "again";
      return;
    }
    it.pause();
    await forgetKept(definition);
    if (await it.open(definition, { kept: false })) await run();
  }

  /**
   * Executes the solver of the study, which the visitor has allowed, and then does what was asked for. The experiment is
   * opened again with the solver's own description, to which the records must conform.
   */
  async function allowForeign(): Promise<void> {
    const [solver, next, of] = [foreign.peek(), awaiting.peek(), it.experiment.peek()];
    if (!solver || !next || !of) return;
    foreignFailed.value = null;
    try {
      const { openOwn } = await fetchOnce(loadGuest);
      await openOwn(solver.source, new AbortController().signal);
      if (it.experiment.peek() !== of) return;
      const records = of.done > 0 ? [[...of.csv()].join("")] : [];
      if (!(await it.open(of.definition, { records }))) throw new Error(it.failed.peek() ?? "");
    } catch (error) {
      foreignFailed.value = reasonOf(error);
      return;
    }
    await (next === "run" ? run() : again());
  }

  const declineForeign = (): void => {
    awaiting.value = null;
  };

  /** The address of a ready-made one. */
  const linkOf = ({ id, link }: ReadyMade): string =>
    link ?? linkTo("experiment", { e: [["e", id]], d: [], figure: [] });

  return {
    it,
    opened,
    shipped,
    trouble,
    draft,
    asked,
    edited,
    asking,
    title,
    classes,
    measured,
    drawn,
    summary,
    change,
    follow,
    reopen,
    use,
    openStudy,
    run,
    again,
    foreign,
    awaiting,
    foreignFailed,
    allowForeign,
    declineForeign,
    linkOf,
  };
}
