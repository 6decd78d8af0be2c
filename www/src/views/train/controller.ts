/** Trains nets: one net is shown, and the previous one can be restored. */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { type Net, type NetTest, type Registry, Training, type TrainingRecipe } from "sudoku-lab";
import type { Workshop } from "sudoku-lab/workshop";
import { formatHash, type HashEntry } from "../../lab/address/hash";
import { writePuzzle } from "../../lab/address/keys";
import { createAddress } from "../../lab/address/link";
import { problemSentence, solvers, supportsSide } from "../../lab/check";
import { drafts, fitDrafts, saveDraft } from "../../lab/own/drafts";
import { openCustomSolver } from "../../lab/own/guest";
import { CUSTOM_SOLVER_ID, codeEntries } from "../../lab/own/running";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { sessionTask } from "../../session/task";
import { download } from "../../ui/download";
import { announcement, createSilenceHandler, showLinkError } from "../../ui/notices";
import { words as common } from "../../words";
import { reasonOf } from "../../words/messages";
import { words } from "../../words/train";
import type { LiveTraining, OpenedFile, Phase, ShownNet } from "./model";
import { type Defaults, RecipeError, readRecipe, writeRecipe } from "./recipe";
import { solverOf } from "./solver";
import { createTrainStore } from "./store";
import { createWatch } from "./watch";

/** The minimum interval between redraws, ms. */
const REDRAW_INTERVAL_MS = 100;
/**
 * The time without changes of the settings after which an untrained net is replaced by one with the new settings, ms.
 */
const DEBOUNCE_MS = 200;
/** The number of algorithms that race beside the net. */
const COMPARED_ALGORITHMS = 3;
/** The maximum size of a file with a net, bytes; the largest net has half of it. */
const MAX_FILE_BYTES = 2_000_000;
/** The id of the draft with the latest net that raced. */
const NET_DRAFT_ID = "net";

export function createTrain(session: Session) {
  const { net: text, working } = session.get(createTrainStore);
  const { asNewEntry, applyHash } = session.get(createAddress);

  const workshop = signal<Workshop | null>(null);
  const defaults = computed<Defaults | null>(() => {
    const all = workshop.value;
    return all && ((box) => all.defaultRecipe(box));
  });
  const shown = signal<ShownNet | null>(null);
  const previous = signal<ShownNet | null>(null);
  const fileProblem = signal<string | null>(null);
  const racing = sessionTask(session);

  /** The recipe of the settings; the default if the text is invalid, which is then reported. */
  const recipe = computed<TrainingRecipe | null>(() => {
    if (!defaults.value) return null;
    try {
      return readRecipe(text.value, defaults.value);
    } catch {
      return readRecipe(null, defaults.value);
    }
  });

  /** Whether the settings differ from those of the net that is shown. */
  const differs = computed(() => {
    const [now, set, usual] = [shown.value, recipe.value, defaults.value];
    return now !== null && set !== null && usual !== null && writeRecipe(set, usual) !== now.text;
  });

  /** Whether the net that is shown is untrained, so that replacing it loses nothing. */
  const untrained = computed(() => {
    const now = shown.value;
    if (now?.kind === "live") now.tick.value;
    return now === null || isUntrained(now);
  });

  /** Whether the settings differ from those of the trained net that is shown. */
  const changed = computed(() => differs.value && !untrained.value);

  const stateOf = (shownNet: ShownNet | null): Phase => {
    if (!shownNet) return "preparing";
    if (shownNet.kind === "file") return "file";
    shownNet.tick.value;
    return shownNet.training.state;
  };
  const phase = computed(() => stateOf(shown.value));

  session.effect(() => {
    working.value = phase.value === "running";
  });
  session.onDispose(() => {
    dropShown(shown.peek());
    dropShown(previous.peek());
  });

  const watch = createWatch(session, shown);

  /**
   * Shows an untrained net with the present settings, unless a trained one is shown, until the returned function is
   * called.
   */
  const prepare = (): (() => void) =>
    effect(() => {
      if (!lab.value || !recipe.value || !untrained.value) return;
      if (shown.value === null) untracked(restartTraining);
      if (!differs.value) return;
      const timer = setTimeout(restartTraining, DEBOUNCE_MS);
      return () => clearTimeout(timer);
    });

  /** Applies the recipe of a link and reports errors in it, until the returned function is called. */
  const follow = (): (() => void) =>
    effect(() => {
      const [recipeText, defaultRecipe] = [text.value, defaults.value];
      if (!defaultRecipe || recipeText === null) return;
      try {
        const settled = writeRecipe(readRecipe(recipeText, defaultRecipe), defaultRecipe);
        if (settled !== recipeText) untracked(() => setSetting(settled));
      } catch (error) {
        const why = words.badItem(error instanceof RecipeError ? error.message : reasonOf(error));
        untracked(() => {
          showLinkError(problemSentence({ key: "net", value: recipeText, why }));
          setSetting(null);
        });
      }
    });

  function setSetting(next: string | null): void {
    text.value = next;
  }

  /** Changes the settings; the net that is shown stays as it is. */
  function changeRecipe(next: TrainingRecipe): void {
    const usual = defaults.peek();
    if (usual) setSetting(writeRecipe(next, usual));
  }

  /** Shows another net. The one that was shown can be restored; the one before it is discarded. */
  function replaceNet(next: ShownNet): void {
    const before = shown.peek();
    const lost = before === null || isUntrained(before);
    if (before?.kind === "live") before.training.pause();
    batch(() => {
      dropShown(lost ? before : previous.peek());
      if (!lost) previous.value = before;
      shown.value = next;
      fileProblem.value = null;
    });
  }

  function dropShown(one: ShownNet | null): void {
    one?.training.dispose();
  }

  /** Restores the previous net with its settings. */
  function undo(): void {
    const [now, before] = [shown.peek(), previous.peek()];
    if (!before) return;
    if (now?.kind === "live") now.training.pause();
    const lost = now === null || isUntrained(now);
    if (lost) dropShown(now);
    batch(() => {
      shown.value = before;
      previous.value = lost ? null : now;
      setSetting(before.text);
    });
  }

  /** Creates and shows an untrained net with the present settings. Returns `null` if they are not loaded yet. */
  function restartTraining(): LiveTraining | null {
    const [registry, defaultValues, set] = [lab.peek(), defaults.peek(), recipe.peek()];
    if (!registry || !defaultValues || !set) return null;
    const tick = signal(0);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const shares: LiveTraining["shares"] = signal([]);
    let latest: NetTest | null = null;
    let was = "";
    const draw = () => {
      clearTimeout(timer);
      timer = undefined;
      tick.value += 1;
    };
    const training = new Training(registry, set, {
      onSilence: createSilenceHandler(),
      onChange({ state, test, puzzles }) {
        if (test && test !== latest) {
          latest = test;
          shares.value = [...shares.peek(), [test.update, test.solved / puzzles.length]];
        }
        // A change of the state is drawn immediately, an update at most every `REDRAW_INTERVAL_MS`.
        if (state !== was) draw();
        else timer ??= setTimeout(draw, REDRAW_INTERVAL_MS);
        if (state !== was && (state === "ended" || state === "paused")) announceTraining(live);
        was = state;
      },
    });
    const written = writeRecipe(set, defaultValues);
    const live: LiveTraining = { kind: "live", text: written, recipe: set, training, tick, shares };
    replaceNet(live);
    return live;
  }

  function announceTraining(live: LiveTraining): void {
    const { updates, test } = live.training;
    if (live === shown.peek() && updates > 0) announcement.value = headlineOf(live, test !== null);
  }

  /** Starts, pauses or resumes the training; with changed settings, trains a new net. */
  function playTraining(): void {
    const now = shown.peek();
    if (now?.kind === "live" && phase.peek() === "running") now.training.pause();
    else if (now?.kind === "live" && !differs.peek() && canContinue(phase.peek()))
      now.training.start();
    else restartTraining()?.training.start();
  }

  /** Computes one update. */
  function trainStep(): void {
    const now = shown.peek();
    const fits = now?.kind === "live" && !differs.peek() && now.training.state !== "failed";
    if (fits && now.training.state === "ended") return;
    (fits ? now : restartTraining())?.training.step();
  }

  async function netOf(one: ShownNet): Promise<{ net: Net; file: Uint8Array<ArrayBuffer> }> {
    if (one.kind === "file") return one;
    return { net: await one.training.net(), file: await one.training.file() };
  }

  /** Saves the weights as a file. */
  async function saveNet(): Promise<void> {
    const now = shown.peek();
    if (!now) return;
    const { net, file } = await netOf(now);
    download(new Blob([file]), `net-${net.recipe.box}-${net.updates}.sudokunet`);
  }

  async function openNetFile(file: File): Promise<void> {
    const [all, registryNow, defaultRecipe] = [workshop.peek(), lab.peek(), defaults.peek()];
    if (!all || !registryNow || !defaultRecipe) return;
    try {
      if (file.size > MAX_FILE_BYTES) throw new Error(words.fileTooLarge(file.size));
      const bytes = new Uint8Array(await file.arrayBuffer());
      const net = all.openNet(bytes);
      const written = writeRecipe(net.recipe, defaultRecipe);
      batch(() => {
        replaceNet(fileOf(registryNow, net, written, file.name, bytes));
        setSetting(written);
      });
      announcement.value = words.opened(file.name);
    } catch (error) {
      fileProblem.value = words.badFile(file.name, reasonOf(error));
    }
  }

  /** Returns a net from a file, with the unseen puzzles of its recipe. */
  function fileOf(
    known: Registry,
    net: Net,
    text: string | null,
    name: string,
    file: Uint8Array<ArrayBuffer>,
  ): OpenedFile {
    const tick = signal(0);
    const training = new Training(known, net.recipe, {
      onSilence: createSilenceHandler(),
      onChange() {
        tick.value += 1;
      },
    });
    const { recipe } = net;
    const [test, tested]: [OpenedFile["test"], OpenedFile["tested"]] = [
      signal(null),
      signal(false),
    ];
    return { kind: "file", text, recipe, name, net, file, training, tick, test, tested };
  }

  /** Opens a race of the net and some algorithms on the puzzle that is shown. */
  async function openRace(): Promise<void> {
    const [now, registry, puzzle] = [shown.peek(), lab.peek(), watch.puzzle.peek()];
    if (!now || !registry || !puzzle) return;
    if (now.kind === "live") now.training.pause();
    await racing.run(async (signal) => {
      const { net } = await netOf(now);
      const code = solverOf(net, words.solverName(net.updates), words.solverDocs(net.updates));
      await openCustomSolver({ kind: "js", text: code }, signal);
      saveNetDraft(code);
      const others = solvers(registry).filter(
        (info) => info.id !== CUSTOM_SOLVER_ID && supportsSide(info, puzzle.side),
      );
      const pairs: HashEntry[] = [
        ["view", "race"],
        ...writePuzzle(puzzle.text, puzzle.usualBox ? null : puzzle.box),
        [
          "a",
          [CUSTOM_SOLVER_ID, ...others.slice(0, COMPARED_ALGORITHMS).map(({ id }) => id)].join(","),
        ],
        ...codeEntries(),
      ];
      asNewEntry(() => applyHash(registry, formatHash(pairs), true));
    });
  }

  /**
   * Stores the code as a draft, so that the race can be opened again, unless this would remove a draft of the visitor.
   */
  function saveNetDraft(code: string): void {
    const others = drafts.peek().filter(({ id }) => id !== NET_DRAFT_ID);
    const draft = { id: NET_DRAFT_ID, text: code, when: Date.now() };
    if (fitDrafts([draft, ...others]).length > others.length) saveDraft(draft);
  }

  return {
    workshop,
    defaults,
    recipe,
    shown,
    previous,
    changed,
    untrained,
    phase,
    fileProblem,
    racing,
    watch,
    prepare,
    follow,
    change: changeRecipe,
    undo,
    restart: () => void restartTraining(),
    play: playTraining,
    step: trainStep,
    save: saveNet,
    open: openNetFile,
    race: openRace,
    /** Reverts changes of the settings. */
    revert: () => setSetting(shown.peek()?.text ?? null),
  };
}

const isUntrained = (one: ShownNet): boolean =>
  one.kind === "live" && one.training.updates === 0 && one.training.state !== "running";

const canContinue = (phase: Phase) =>
  phase === "paused" || phase === "preparing" || phase === "running";

/** Returns the headline about a net. */
export function headlineOf({ training, recipe }: LiveTraining, tested: boolean): string {
  const { state, updates, test, puzzles } = training;
  if (!tested || !test) return words.untested(updates, recipe.updates);
  const said = state === "ended" ? words.ended : state === "running" ? words.running : words.paused;
  return said(state === "ended" ? updates : test.update, test.solved, puzzles.length);
}

/** Returns why a training failed; `null` if it did not fail. */
export const failureOf = ({ training }: LiveTraining): string | null =>
  training.error && (reasonOf(training.error) || common.failed);
