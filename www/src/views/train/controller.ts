/** Trains nets: one net is shown, and the previous one can be restored. */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { type Net, type NetTest, type Registry, Training, type TrainingRecipe } from "sudoku-lab";
import type { Workshop } from "sudoku-lab/workshop";
import { formatHash, type Pair } from "../../lab/address/hash";
import { writePuzzle } from "../../lab/address/keys";
import { createAddress } from "../../lab/address/link";
import { sentence, solvers, takes } from "../../lab/check";
import { drafts, fitting, keepDraft } from "../../lab/own/drafts";
import { openOwn } from "../../lab/own/guest";
import { codePairs, OWN } from "../../lab/own/running";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { sessionTask } from "../../session/task";
import { download } from "../../ui/download";
import { announcement, notifyOfLink, silenceHandler } from "../../ui/notices";
import { words as common } from "../../words";
import { reasonOf } from "../../words/messages";
import { words } from "../../words/train";
import type { Live, Opened, Phase, Shown } from "./model";
import { type Defaults, RecipeError, readRecipe, writeRecipe } from "./recipe";
import { solverOf } from "./solver";
import { createTrainStore } from "./store";
import { createWatch } from "./watch";

/** The minimum interval between redraws, ms. */
const DRAW_MS = 100;
/**
 * The time without changes of the settings after which an untrained net is replaced by one with the new settings, ms.
 */
const SETTLE_MS = 200;
/** The number of algorithms that race beside the net. */
const BESIDE = 3;
/** The maximum size of a file with a net, bytes; the largest net has half of it. */
const MAX_FILE = 2_000_000;
/** The id of the draft with the latest net that raced. */
const DRAFT = "net";

export function createTrain(session: Session) {
  const { net: text, working } = session.get(createTrainStore);
  const { asNewEntry, applyHash } = session.get(createAddress);

  const workshop = signal<Workshop | null>(null);
  const defaults = computed<Defaults | null>(() => {
    const all = workshop.value;
    return all && ((box) => all.defaultRecipe(box));
  });
  const shown = signal<Shown | null>(null);
  const previous = signal<Shown | null>(null);
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

  const stateOf = (one: Shown | null): Phase => {
    if (!one) return "preparing";
    if (one.kind === "file") return "file";
    one.tick.value;
    return one.training.state;
  };
  const phase = computed(() => stateOf(shown.value));

  session.effect(() => {
    working.value = phase.value === "running";
  });
  session.onDispose(() => {
    drop(shown.peek());
    drop(previous.peek());
  });

  const watch = createWatch(session, shown);

  /**
   * Shows an untrained net with the present settings, unless a trained one is shown, until the returned function is
   * called.
   */
  const prepare = (): (() => void) =>
    effect(() => {
      if (!lab.value || !recipe.value || !untrained.value) return;
      if (shown.value === null) untracked(restart);
      if (!differs.value) return;
      const timer = setTimeout(restart, SETTLE_MS);
      return () => clearTimeout(timer);
    });

  /** Applies the recipe of a link and reports errors in it, until the returned function is called. */
  const follow = (): (() => void) =>
    effect(() => {
      const [said, usual] = [text.value, defaults.value];
      if (!usual || said === null) return;
      try {
        const settled = writeRecipe(readRecipe(said, usual), usual);
        if (settled !== said) untracked(() => set(settled));
      } catch (error) {
        const why = words.badItem(error instanceof RecipeError ? error.message : reasonOf(error));
        untracked(() => {
          notifyOfLink(sentence({ key: "net", value: said, why }));
          set(null);
        });
      }
    });

  function set(next: string | null): void {
    text.value = next;
  }

  /** Changes the settings; the net that is shown stays as it is. */
  function change(next: TrainingRecipe): void {
    const usual = defaults.peek();
    if (usual) set(writeRecipe(next, usual));
  }

  /** Shows another net. The one that was shown can be restored; the one before it is discarded. */
  function replace(next: Shown): void {
    const before = shown.peek();
    const lost = before === null || isUntrained(before);
    if (before?.kind === "live") before.training.pause();
    batch(() => {
      drop(lost ? before : previous.peek());
      if (!lost) previous.value = before;
      shown.value = next;
      fileProblem.value = null;
    });
  }

  function drop(one: Shown | null): void {
    one?.training.dispose();
  }

  /** Restores the previous net with its settings. */
  function undo(): void {
    const [now, before] = [shown.peek(), previous.peek()];
    if (!before) return;
    if (now?.kind === "live") now.training.pause();
    const lost = now === null || isUntrained(now);
    if (lost) drop(now);
    batch(() => {
      shown.value = before;
      previous.value = lost ? null : now;
      set(before.text);
    });
  }

  /** Creates and shows an untrained net with the present settings. Returns `null` if they are not loaded yet. */
  function restart(): Live | null {
    const [known, usual, set] = [lab.peek(), defaults.peek(), recipe.peek()];
    if (!known || !usual || !set) return null;
    const tick = signal(0);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const shares: Live["shares"] = signal([]);
    let latest: NetTest | null = null;
    let was = "";
    const draw = () => {
      clearTimeout(timer);
      timer = undefined;
      tick.value += 1;
    };
    const training = new Training(known, set, {
      onSilence: silenceHandler(),
      onChange({ state, test, puzzles }) {
        if (test && test !== latest) {
          latest = test;
          shares.value = [...shares.peek(), [test.update, test.solved / puzzles.length]];
        }
        // A change of the state is drawn immediately, an update at most every `DRAW_MS`.
        if (state !== was) draw();
        else timer ??= setTimeout(draw, DRAW_MS);
        if (state !== was && (state === "ended" || state === "paused")) tell(live);
        was = state;
      },
    });
    const written = writeRecipe(set, usual);
    const live: Live = { kind: "live", text: written, recipe: set, training, tick, shares };
    replace(live);
    return live;
  }

  function tell(live: Live): void {
    const { updates, test } = live.training;
    if (live === shown.peek() && updates > 0) announcement.value = headlineOf(live, test !== null);
  }

  /** Starts, pauses or resumes the training; with changed settings, trains a new net. */
  function play(): void {
    const now = shown.peek();
    if (now?.kind === "live" && phase.peek() === "running") now.training.pause();
    else if (now?.kind === "live" && !differs.peek() && canGoOn(phase.peek())) now.training.start();
    else restart()?.training.start();
  }

  /** Computes one update. */
  function step(): void {
    const now = shown.peek();
    const fits = now?.kind === "live" && !differs.peek() && now.training.state !== "failed";
    if (fits && now.training.state === "ended") return;
    (fits ? now : restart())?.training.step();
  }

  async function netOf(one: Shown): Promise<{ net: Net; file: Uint8Array<ArrayBuffer> }> {
    if (one.kind === "file") return one;
    return { net: await one.training.net(), file: await one.training.file() };
  }

  /** Saves the weights as a file. */
  async function save(): Promise<void> {
    const now = shown.peek();
    if (!now) return;
    const { net, file } = await netOf(now);
    download(new Blob([file]), `net-${net.recipe.box}-${net.updates}.sudokunet`);
  }

  async function open(file: File): Promise<void> {
    const [all, known, usual] = [workshop.peek(), lab.peek(), defaults.peek()];
    if (!all || !known || !usual) return;
    try {
      if (file.size > MAX_FILE) throw new Error(words.fileTooLarge(file.size));
      const bytes = new Uint8Array(await file.arrayBuffer());
      const net = all.openNet(bytes);
      const written = writeRecipe(net.recipe, usual);
      batch(() => {
        replace(fileOf(known, net, written, file.name, bytes));
        set(written);
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
  ): Opened {
    const tick = signal(0);
    const training = new Training(known, net.recipe, {
      onSilence: silenceHandler(),
      onChange() {
        tick.value += 1;
      },
    });
    const { recipe } = net;
    const [test, tested]: [Opened["test"], Opened["tested"]] = [signal(null), signal(false)];
    return { kind: "file", text, recipe, name, net, file, training, tick, test, tested };
  }

  /** Opens a race of the net and some algorithms on the puzzle that is shown. */
  async function race(): Promise<void> {
    const [now, known, puzzle] = [shown.peek(), lab.peek(), watch.puzzle.peek()];
    if (!now || !known || !puzzle) return;
    if (now.kind === "live") now.training.pause();
    await racing.run(async (signal) => {
      const { net } = await netOf(now);
      const code = solverOf(net, words.solverName(net.updates), words.solverDocs(net.updates));
      await openOwn({ kind: "js", text: code }, signal);
      keep(code);
      const others = solvers(known).filter((info) => info.id !== OWN && takes(info, puzzle.side));
      const pairs: Pair[] = [
        ["view", "race"],
        ...writePuzzle(puzzle.text, puzzle.usualBox ? null : puzzle.box),
        ["a", [OWN, ...others.slice(0, BESIDE).map(({ id }) => id)].join(",")],
        ...codePairs(),
      ];
      asNewEntry(() => applyHash(known, formatHash(pairs), true));
    });
  }

  /**
   * Stores the code as a draft, so that the race can be opened again, unless this would remove a draft of the visitor.
   */
  function keep(code: string): void {
    const others = drafts.peek().filter(({ id }) => id !== DRAFT);
    const draft = { id: DRAFT, text: code, when: Date.now() };
    if (fitting([draft, ...others]).length > others.length) keepDraft(draft);
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
    change,
    undo,
    restart: () => void restart(),
    play,
    step,
    save,
    open,
    race,
    /** Reverts changes of the settings. */
    revert: () => set(shown.peek()?.text ?? null),
  };
}

const isUntrained = (one: Shown): boolean =>
  one.kind === "live" && one.training.updates === 0 && one.training.state !== "running";

const canGoOn = (phase: Phase) =>
  phase === "paused" || phase === "preparing" || phase === "running";

/** Returns the headline about a net. */
export function headlineOf({ training, recipe }: Live, tested: boolean): string {
  const { state, updates, test, puzzles } = training;
  if (!tested || !test) return words.untested(updates, recipe.updates);
  const said = state === "ended" ? words.ended : state === "running" ? words.running : words.paused;
  return said(state === "ended" ? updates : test.update, test.solved, puzzles.length);
}

/** Returns why a training failed; `null` if it did not fail. */
export const failureOf = ({ training }: Live): string | null =>
  training.error && (reasonOf(training.error) || common.failed);
