/** The experiment of the view: opens the one that the address names, changes it and runs it. */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { createAddress } from "../../../lab/address/link";
import {
  type Answer,
  fetchAnswer,
  fetchFigure,
  figureWidth,
  hasSummary,
} from "../../../lab/experiment/answer";
import { canonical } from "../../../lab/experiment/definition";
import { shippedText, takeFile } from "../../../lab/experiment/files";
import { pack, unpack } from "../../../lab/experiment/packed";
import {
  createExperiment,
  type OpenOptions,
  prepareSession,
} from "../../../lab/experiment/session";
import { foreignSolver, holdSolver } from "../../../lab/experiment/solver";
import { forgetKept, keepFile, keepSolver, recallPacks } from "../../../lab/experiment/store";
import { type Study, withSets } from "../../../lab/experiment/study";
import type { Definition, FigureKind, FigureOptions, Summary } from "../../../lab/experiment/types";
import { OWN } from "../../../lab/own/running";
import { lab, wantEngine } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { fetchOnce } from "../../../ui/load";
import { announcement } from "../../../ui/notices";
import { words } from "../../../words/experiment";
import { reasonOf } from "../../../words/messages";
import { createDrawing } from "./drawing";
import { fetchOne, fetchRatings, fetchReadyMades, type ReadyMade, readyMades } from "./ready-made";
import { createCompareStore } from "./store";
import { limiting, usualBy, usualFigure } from "./usual";

/** The code that opens solvers is fetched when a solver is first allowed to run. */
const loadGuest = () => import("../../../lab/own/guest");

function badLink(error: unknown): never {
  throw new Error(words.badLink(reasonOf(error)));
}

export function createCompareController(session: Session) {
  const { packed, readyMade, withOwn, working } = session.get(createCompareStore);
  const { by, measure, drawing } = session.get(createDrawing);
  const { linkTo } = session.get(createAddress);

  const it = createExperiment();

  session.onDispose(it.pause);

  /** The precomputed answer of the ready-made experiment; `null` if there is none. */
  const answer = signal<Answer | null>(null);
  /** The answer, while it is shown because no experiment is open. */
  const shownAnswer = computed(() => (it.experiment.value === null ? answer.value : null));
  /** The experiment that is open, or the answer that is shown instead. */
  const shown = computed(() => it.experiment.value ?? answer.value);
  /** The figures of the answer that have been fetched, by width; `null` while a figure is being fetched. */
  const figures = signal<ReadonlyMap<number, string | null>>(new Map());
  const progress = computed(() => {
    const before = shownAnswer.value;
    return before
      ? { ...it.progress.value, done: before.done, tasks: before.tasks }
      : it.progress.value;
  });
  /** The ready-made experiment that is open; `null` if the experiment is the visitor's own. */
  const opened = signal<ReadyMade | null>(null);
  /** Whether the runs of the experiment came with the page. */
  const shipped = signal(false);
  /** Why no experiment could be opened, in addition to the errors of the session; `null` if there is no such error. */
  const trouble = signal<string | null>(null);
  /** The definition with changes that are not applied yet; `null` without changes. */
  const draft = signal<Definition | null>(null);
  const asked = computed(() => shown.value?.definition ?? null);
  /** The definition that the settings show. */
  const edited = computed(() => draft.value ?? asked.value);
  /** The ready-made experiment that is open, or the one that the address requests until one is open. */
  const asking = computed(() => {
    if (shown.value !== null || packed.value !== null) return opened.value;
    const id = readyMade.value;
    return readyMades.value.find((one) => (id === null ? one.definition : one.id === id)) ?? null;
  });

  const title = computed(() => asking.value?.title ?? words.ownTitle);
  /**
   * The classes of puzzles, the measure of cost and the figure: the visitor's choice, otherwise the default of the
   * experiment.
   */
  const classes = computed(() => by.value ?? usualBy(opened.value));
  const stepOf = (algorithm: string) =>
    algorithm === OWN
      ? it.experiment.value?.guest?.info.step
      : lab.value?.algorithm(algorithm)?.step;
  const measured = computed(
    () => measure.value ?? opened.value?.measure ?? limiting(asked.value, stepOf),
  );
  const drawn = computed(() => drawing.value ?? usualFigure(opened.value));
  /** The summary of the completed runs; `null` if there is none, or not yet. */
  const summary = computed((): Summary | null => {
    it.told.value;
    const options = { measure: measured.value, by: classes.value };
    const before = shownAnswer.value;
    if (before === null) return it.summary(options);
    if (hasSummary(before, options)) return before.summary;
    queueMicrotask(() => void whole());
    return null;
  });

  /** Returns a figure of the experiment or the answer as SVG; `null` if there is none, or not yet. */
  function figure(kind: FigureKind, options: FigureOptions): string | null {
    const before = shownAnswer.value;
    if (before === null) return it.figure(kind, options);
    const width = figureWidth(before, kind, options);
    if (width === null) queueMicrotask(() => void whole());
    else if (!figures.value.has(width)) queueMicrotask(() => void bringFigure(before, width));
    return (width !== null && figures.value.get(width)) || null;
  }

  async function bringFigure(of: Answer, width: number): Promise<void> {
    const put = (svg: string | null) => {
      if (answer.peek() === of) figures.value = new Map(figures.peek()).set(width, svg);
    };
    const id = opened.peek()?.id;
    if (id === undefined || figures.peek().has(width)) return;
    put(null);
    try {
      put(await fetchFigure(id, width));
    } catch {
      await whole();
    }
  }

  let opening: Promise<void> | null = null;
  /** The experiment whose answer was shown last, until the next experiment has been opened with its ratings. */
  let answered: ReadyMade | null = null;
  /** The latest experiment that the visitor opened; resolves to whether it was opened. */
  let requested: Promise<boolean> = Promise.resolve(false);

  /** Fetches the ratings of the answer that was shown. Ratings belong to puzzles, so other experiments use them, too. */
  const earlierRatings = async () => answered && (await fetchRatings(answered).catch(() => null));

  /** Opens an experiment at the request of the visitor. */
  function openRequested(definition: Definition, options: OpenOptions): Promise<boolean> {
    requested = earlierRatings().then((ratings) => openRated(definition, { ratings, ...options }));
    return requested;
  }

  async function openRated(definition: Definition, options: OpenOptions): Promise<boolean> {
    const done = await it.open(definition, options);
    if (done) answered = null;
    return done;
  }

  /**
   * Opens the experiment whose answer is shown, if the answer does not suffice. Returns whether an experiment is open.
   */
  async function whole(): Promise<boolean> {
    const [one, before] = [opened.peek(), shownAnswer.peek()];
    if (one !== null && before !== null) {
      opening ??= openWhole(one, () => answer.peek() === before)
        .catch((error: unknown) => {
          trouble.value = reasonOf(error);
        })
        .finally(() => {
          opening = null;
        });
      await Promise.all([opening, wantEngine()]);
    }
    return it.experiment.peek() !== null;
  }

  /** Applies a change of the settings to the draft. A change that leaves the definition as it is removes the draft. */
  function change(to: Definition): void {
    const now = asked.peek();
    draft.value = now && canonical(now) === canonical(to) ? null : to;
  }

  /** The solver of the open study that the visitor has not allowed to run; `null` if nothing has to be allowed. */
  const foreign = computed(() => foreignSolver(it.experiment.value?.guest));
  /** The action that waits until the visitor allows the solver to run; `null` while the visitor is not asked. */
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

  /** The experiment that the address named last, so that it is not opened again if the address still names it. */
  let named = "";
  const name = () => `${readyMade.peek() ?? ""} ${packed.peek() ?? ""}`;
  /** Opens the experiment that the address names whenever the address changes. Returns a function that ends this. */
  const follow = (): (() => void) =>
    effect(() => {
      readyMade.value;
      packed.value;
      if (name() !== named) untracked(() => void openNamed());
    });

  /** Opens the experiment that the address names again, after a failure. */
  const reopen = (): void => void openNamed();

  async function openNamed(): Promise<void> {
    named = name();
    const mine = named;
    trouble.value = null;
    const [id, own] = [readyMade.peek(), packed.peek()];
    try {
      if (own !== null) prepareSession();
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
    const known = one.records && it.experiment.peek() === null ? await fetchAnswer(one.id) : null;
    // The visitor's own runs come before those of the answer.
    if (!known || (await recallPacks(known.definition)).length > 0) return openWhole(one, wanted);
    if (!wanted() || it.experiment.peek() !== null) return;
    batch(() => {
      opened.value = one;
      shipped.value = true;
      draft.value = null;
      figures.value = new Map();
      answer.value = known;
      answered = one;
    });
  }

  async function openWhole(one: ReadyMade, wanted = () => true): Promise<void> {
    prepareSession();
    const request = requested;
    const [fetched, earlier] = await Promise.all([fetchOne(one), earlierRatings()]);
    // An experiment that the visitor opened in the meantime is not replaced.
    if (request !== requested && (await requested)) return;
    if (!wanted()) return;
    const { definition, records } = fetched;
    const before = it.experiment.peek();
    const ratings = fetched.ratings ?? earlier;
    const done = await openRated(definition, { records, ratings });
    if (!done || it.experiment.peek() === before) return;
    batch(() => {
      opened.value = one;
      answer.value = null;
      shipped.value = records.length > 0 && it.restored.peek() === 0;
      draft.value = null;
    });
  }

  /** Opens an experiment of the visitor; with `name`, also writes it into the address. Returns whether it was opened. */
  async function openOwn(
    definition: Definition,
    name: boolean,
    options: OpenOptions = {},
  ): Promise<boolean> {
    if (!(await openRequested(definition, options))) return false;
    const text = name ? await pack(definition) : packed.peek();
    batch(() => {
      opened.value = null;
      answer.value = null;
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
   * Opens a study in place of the experiment that is open, with its records instead of those that the browser has
   * stored; resolves to whether it was opened. If it was not opened, nothing is changed.
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

  /** Opens an experiment with another definition. Returns whether it was opened. */
  const use = (definition: Definition): Promise<boolean> => openOwn(definition, true);

  /** Runs the tasks that are not done. */
  async function run(): Promise<void> {
    if (!(await whole())) return;
    await wantEngine();
    if (foreign.peek()) {
      awaiting.value = "run";
      return;
    }
    shipped.value = false;
    const done = await it.run();
    const { done: runs, tasks } = it.progress.peek();
    if (done) announcement.value = words.announce(runs, tasks);
  }

  /** Discards all runs and starts the experiment again. */
  async function again(): Promise<void> {
    const definition = asked.peek();
    if (!definition) return;
    if (foreign.peek()) {
      awaiting.value = "again";
      return;
    }
    it.pause();
    await forgetKept(definition);
    if (!(await openRequested(definition, { kept: false }))) return;
    answer.value = null;
    await run();
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

  /** Returns the address of a ready-made experiment. */
  const linkOf = ({ id, link }: ReadyMade): string =>
    link ?? linkTo("experiment", { e: [["e", id]], d: [], figure: [] });

  return {
    it,
    shown,
    progress,
    figure,
    whole,
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
