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
import { canonicalText } from "../../../lab/experiment/definition";
import { shippedText, takeFile } from "../../../lab/experiment/files";
import { packDefinition, unpackDefinition } from "../../../lab/experiment/packed";
import {
  createExperiment,
  type OpenOptions,
  prepareSession,
} from "../../../lab/experiment/session";
import { foreignSolver, holdSolver } from "../../../lab/experiment/solver";
import { deleteStored, loadPacks, storeFile, storeSolver } from "../../../lab/experiment/store";
import { type Study, withSets } from "../../../lab/experiment/study";
import type { Definition, FigureKind, FigureOptions, Summary } from "../../../lab/experiment/types";
import { CUSTOM_SOLVER_ID } from "../../../lab/own/running";
import { lab, requestEngine } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { fetchOnce } from "../../../ui/load";
import { announcement } from "../../../ui/notices";
import { words } from "../../../words/experiment";
import { reasonOf } from "../../../words/messages";
import { defaultFigure, defaultGrouping, defaultMeasure } from "./defaults";
import { createDrawing } from "./drawing";
import {
  fetchRatings,
  fetchReadyMade,
  fetchReadyMades,
  type ReadyMade,
  readyMades,
} from "./ready-made";
import { createCompareStore } from "./store";

/** The code that opens solvers is fetched when a solver is first allowed to run. */
const loadGuest = () => import("../../../lab/own/guest");

function reportBadLink(error: unknown): never {
  throw new Error(words.badLink(reasonOf(error)));
}

export function createCompareController(session: Session) {
  const { packed, readyMade, withOwn, working } = session.get(createCompareStore);
  const { by, measure, drawing } = session.get(createDrawing);
  const { linkTo } = session.get(createAddress);

  const experimentSession = createExperiment();

  session.onDispose(experimentSession.pause);

  /** The precomputed answer of the ready-made experiment; `null` if there is none. */
  const answer = signal<Answer | null>(null);
  /** The answer, while it is shown because no experiment is open. */
  const shownAnswer = computed(() =>
    experimentSession.experiment.value === null ? answer.value : null,
  );
  /** The experiment that is open, or the answer that is shown instead. */
  const shown = computed(() => experimentSession.experiment.value ?? answer.value);
  /** The figures of the answer that have been fetched, by width; `null` while a figure is being fetched. */
  const figures = signal<ReadonlyMap<number, string | null>>(new Map());
  const progress = computed(() => {
    const before = shownAnswer.value;
    return before
      ? { ...experimentSession.progress.value, done: before.done, tasks: before.tasks }
      : experimentSession.progress.value;
  });
  /** The ready-made experiment that is open; `null` if the experiment is the visitor's own. */
  const opened = signal<ReadyMade | null>(null);
  /** Whether the runs of the experiment came with the page. */
  const shipped = signal(false);
  /** Why no experiment could be opened, in addition to the errors of the session; `null` if there is no such error. */
  const failure = signal<string | null>(null);
  /** The definition with changes that are not applied yet; `null` without changes. */
  const draft = signal<Definition | null>(null);
  const shownDefinition = computed(() => shown.value?.definition ?? null);
  /** The definition that the settings show. */
  const edited = computed(() => draft.value ?? shownDefinition.value);
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
  const classes = computed(() => by.value ?? defaultGrouping(opened.value));
  const stepOf = (algorithm: string) =>
    algorithm === CUSTOM_SOLVER_ID
      ? experimentSession.experiment.value?.guest?.info.step
      : lab.value?.algorithm(algorithm)?.step;
  const measured = computed(
    () => measure.value ?? opened.value?.measure ?? defaultMeasure(shownDefinition.value, stepOf),
  );
  const drawn = computed(() => drawing.value ?? defaultFigure(opened.value));
  /** The summary of the completed runs; `null` if there is none, or not yet. */
  const summary = computed((): Summary | null => {
    experimentSession.told.value;
    const options = { measure: measured.value, by: classes.value };
    const before = shownAnswer.value;
    if (before === null) return experimentSession.summary(options);
    if (hasSummary(before, options)) return before.summary;
    queueMicrotask(() => void openComplete());
    return null;
  });

  /** Returns a figure of the experiment or the answer as SVG; `null` if there is none, or not yet. */
  function renderFigure(kind: FigureKind, options: FigureOptions): string | null {
    const before = shownAnswer.value;
    if (before === null) return experimentSession.figure(kind, options);
    const width = figureWidth(before, kind, options);
    if (width === null) queueMicrotask(() => void openComplete());
    else if (!figures.value.has(width)) queueMicrotask(() => void loadFigure(before, width));
    return (width !== null && figures.value.get(width)) || null;
  }

  async function loadFigure(of: Answer, width: number): Promise<void> {
    const put = (svg: string | null) => {
      if (answer.peek() === of) figures.value = new Map(figures.peek()).set(width, svg);
    };
    const id = opened.peek()?.id;
    if (id === undefined || figures.peek().has(width)) return;
    put(null);
    try {
      put(await fetchFigure(id, width));
    } catch {
      await openComplete();
    }
  }

  let opening: Promise<void> | null = null;
  /** The experiment whose answer was shown last, until the next experiment has been opened with its ratings. */
  let answered: ReadyMade | null = null;
  /** The latest experiment that the visitor opened; resolves to whether it was opened. */
  let requested: Promise<boolean> = Promise.resolve(false);
  /** `requested` while it is being opened, otherwise `null`. */
  let pending: Promise<boolean> | null = null;

  /** Fetches the ratings of the answer that was shown. Ratings belong to puzzles, so other experiments use them, too. */
  const earlierRatings = async () => answered && (await fetchRatings(answered).catch(() => null));

  /** Opens an experiment at the request of the visitor. */
  function openRequested(definition: Definition, options: OpenOptions): Promise<boolean> {
    const own = earlierRatings().then((ratings) => openRated(definition, { ratings, ...options }));
    requested = own;
    pending = own;
    const clear = () => {
      if (pending === own) pending = null;
    };
    own.then(clear, clear);
    return own;
  }

  async function openRated(definition: Definition, options: OpenOptions): Promise<boolean> {
    const done = await experimentSession.open(definition, options);
    if (done) answered = null;
    return done;
  }

  /**
   * Opens the experiment whose answer is shown, if the answer does not suffice. Returns whether an experiment is open.
   */
  async function openComplete(): Promise<boolean> {
    const [readyMadeExperiment, before] = [opened.peek(), shownAnswer.peek()];
    if (readyMadeExperiment !== null && before !== null) {
      opening ??= openReadyMadeRuns(readyMadeExperiment, () => answer.peek() === before)
        .catch((error: unknown) => {
          failure.value = reasonOf(error);
        })
        .finally(() => {
          opening = null;
        });
      await Promise.all([opening, requestEngine()]);
    }
    return experimentSession.experiment.peek() !== null;
  }

  /** Applies a change of the settings to the draft. A change that leaves the definition as it is removes the draft. */
  function changeDefinition(to: Definition): void {
    const now = shownDefinition.peek();
    draft.value = now && canonicalText(now) === canonicalText(to) ? null : to;
  }

  /** The solver of the open study that the visitor has not allowed to run; `null` if nothing has to be allowed. */
  const foreign = computed(() => foreignSolver(experimentSession.experiment.value?.guest));
  /** The action that waits until the visitor allows the solver to run; `null` while the visitor is not asked. */
  const awaiting = signal<"run" | "again" | null>(null);
  /** Why the solver that was allowed cannot run. */
  const foreignFailed = signal<string | null>(null);

  session.effect(() => {
    experimentSession.experiment.value;
    batch(() => {
      awaiting.value = null;
      foreignFailed.value = null;
    });
  });

  session.effect(() => {
    const hasOwn =
      shownDefinition.value?.contestant.some(({ algorithm }) => algorithm === CUSTOM_SOLVER_ID) ??
      false;
    // The code that is open is not that of a solver that was not allowed to run.
    withOwn.value = hasOwn && foreign.value === null;
  });

  session.effect(() => {
    working.value = experimentSession.running.value || experimentSession.opening.value !== null;
  });

  /** The experiment that the address named last, so that it is not opened again if the address still names it. */
  let storedName = "";
  const name = () => `${readyMade.peek() ?? ""} ${packed.peek() ?? ""}`;
  /** Opens the experiment that the address names whenever the address changes. Returns a function that ends this. */
  const follow = (): (() => void) =>
    effect(() => {
      readyMade.value;
      packed.value;
      if (name() !== storedName) untracked(() => void openStored());
    });

  /** Opens the experiment that the address names again, after a failure. */
  const reopen = (): void => void openStored();

  async function openStored(): Promise<void> {
    storedName = name();
    const requestedName = storedName;
    failure.value = null;
    const [id, own] = [readyMade.peek(), packed.peek()];
    try {
      if (own !== null) prepareSession();
      if (own !== null)
        await openUserExperiment(await unpackDefinition(own).catch(reportBadLink), false);
      else await openReadyMade(id, () => requestedName === storedName);
    } catch (error) {
      if (requestedName === storedName) failure.value = reasonOf(error);
    }
  }

  async function openReadyMade(id: string | null, wanted: () => boolean): Promise<void> {
    const request = requested;
    const all = await fetchReadyMades().catch((error: unknown) => {
      throw new Error(words.noList(reasonOf(error)));
    });
    const match = all.find((one) => (id === null ? one.definition : one.id === id));
    if (!match?.definition) throw new Error(words.unknown(id ?? ""));
    const known =
      match.records && experimentSession.experiment.peek() === null
        ? await fetchAnswer(match.id)
        : null;
    // The visitor's own runs come before those of the answer.
    if (!known || (await loadPacks(known.definition)).length > 0)
      return openReadyMadeRuns(match, wanted, request);
    if (!wanted() || experimentSession.experiment.peek() !== null) return;
    batch(() => {
      opened.value = match;
      shipped.value = true;
      draft.value = null;
      figures.value = new Map();
      answer.value = known;
      answered = match;
    });
  }

  /**
   * @param request the latest experiment of the visitor when the ready-made one was asked for
   */
  async function openReadyMadeRuns(
    readyMade: ReadyMade,
    wanted = () => true,
    request = pending ? null : requested,
  ): Promise<void> {
    prepareSession();
    const [fetched, earlier] = await Promise.all([fetchReadyMade(readyMade), earlierRatings()]);
    // An experiment that the visitor is opening, or has opened in the meantime, is not replaced.
    if (request !== requested && (await requested.catch(() => false))) return;
    if (!wanted()) return;
    const { definition, records } = fetched;
    const before = experimentSession.experiment.peek();
    const ratings = fetched.ratings ?? earlier;
    const done = await openRated(definition, { records, ratings });
    if (!done || experimentSession.experiment.peek() === before) return;
    batch(() => {
      opened.value = readyMade;
      answer.value = null;
      shipped.value = records.length > 0 && experimentSession.restored.peek() === 0;
      draft.value = null;
    });
  }

  /** Opens an experiment of the visitor; with `name`, also writes it into the address. Returns whether it was opened. */
  async function openUserExperiment(
    definition: Definition,
    name: boolean,
    options: OpenOptions = {},
  ): Promise<boolean> {
    if (!(await openRequested(definition, options))) return false;
    const text = name ? await packDefinition(definition) : packed.peek();
    batch(() => {
      opened.value = null;
      answer.value = null;
      shipped.value = false;
      draft.value = null;
      if (!name) return;
      storedName = ` ${text}`;
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
    if (!(await openUserExperiment(definition, true, { records, replaces: true }))) return false;
    for (const file of files) await storeFile(...file);
    if (solver) await storeSolver(solver);
    return true;
  }

  /** Opens an experiment with another definition. Returns whether it was opened. */
  const use = (definition: Definition): Promise<boolean> => openUserExperiment(definition, true);

  /** Runs the tasks that are not done. */
  async function runExperiment(): Promise<void> {
    if (!(await openComplete())) return;
    await requestEngine();
    if (foreign.peek()) {
      awaiting.value = "run";
      return;
    }
    shipped.value = false;
    const done = await experimentSession.run();
    const { done: runs, tasks } = experimentSession.progress.peek();
    if (done) announcement.value = words.announce(runs, tasks);
  }

  /** Discards all runs and starts the experiment again. */
  async function restartExperiment(): Promise<void> {
    const definition = shownDefinition.peek();
    if (!definition) return;
    if (foreign.peek()) {
      awaiting.value = "again";
      return;
    }
    experimentSession.pause();
    await deleteStored(definition);
    if (!(await openRequested(definition, { kept: false }))) return;
    answer.value = null;
    await runExperiment();
  }

  /**
   * Executes the solver of the study, which the visitor has allowed, and then does what was asked for. The experiment is
   * opened again with the solver's own description, to which the records must conform.
   */
  async function allowForeign(): Promise<void> {
    const [solver, next, openExperiment] = [
      foreign.peek(),
      awaiting.peek(),
      experimentSession.experiment.peek(),
    ];
    if (!solver || !next || !openExperiment) return;
    foreignFailed.value = null;
    try {
      const { openCustomSolver } = await fetchOnce(loadGuest);
      await openCustomSolver(solver.source, new AbortController().signal);
      if (experimentSession.experiment.peek() !== openExperiment) return;
      const records = openExperiment.done > 0 ? [[...openExperiment.csv()].join("")] : [];
      if (!(await experimentSession.open(openExperiment.definition, { records })))
        throw new Error(experimentSession.failed.peek() ?? "");
    } catch (error) {
      foreignFailed.value = reasonOf(error);
      return;
    }
    await (next === "run" ? runExperiment() : restartExperiment());
  }

  const declineForeign = (): void => {
    awaiting.value = null;
  };

  /** Returns the address of a ready-made experiment. */
  const linkOf = ({ id, link }: ReadyMade): string =>
    link ?? linkTo("experiment", { e: [["e", id]], d: [], figure: [] });

  return {
    experimentSession,
    shown,
    progress,
    figure: renderFigure,
    whole: openComplete,
    opened,
    shipped,
    failure,
    draft,
    shownDefinition,
    edited,
    asking,
    title,
    classes,
    measured,
    drawn,
    summary,
    change: changeDefinition,
    follow,
    reopen,
    use,
    openStudy,
    run: runExperiment,
    again: restartExperiment,
    foreign,
    awaiting,
    foreignFailed,
    allowForeign,
    declineForeign,
    linkOf,
  };
}
