/** Runs the written code on a puzzle, and opens races and experiments with it. */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { AlgorithmInfo } from "sudoku-lab";
import { formatHash, type HashEntry } from "../../../lab/address/hash";
import { writePuzzle } from "../../../lab/address/keys";
import { createAddress } from "../../../lab/address/link";
import { solvers, supportsSide } from "../../../lab/check";
import { SHIPPED_SETS_FOLDER } from "../../../lab/experiment/files";
import { packDefinition } from "../../../lab/experiment/packed";
import type { Definition } from "../../../lab/experiment/types";
import { openCustomSolver, placeOf } from "../../../lab/own/guest";
import { CUSTOM_SOLVER_ID, codeEntries, runningCode } from "../../../lab/own/running";
import type { Source } from "../../../lab/own/source";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { sessionTask } from "../../../session/task";
import type { Playback } from "../../../transport/playback";
import { reasonOf } from "../../../words/messages";
import { createCode } from "../code";
import { createOwnStore } from "../store";
import { CustomRun } from "./own-run";
import { puzzleOf } from "./samples";

/** The number of algorithms of the lab that race beside the solver. */
const COMPARED_ALGORITHMS = 3;

/** The set on which the solver is compared: easy enough for most solvers, and done within a minute. */
const COMPARISON_SET = `${SHIPPED_SETS_FOLDER}easy50.txt`;
const MAX_SECONDS = 5;

export function createOwnController(session: Session) {
  const { source, allowed, settle, wrong, remember, shown } = session.get(createCode);
  const { sample, packed, onward } = session.get(createOwnStore);
  const { asNewEntry, applyHash } = session.get(createAddress);

  /**
   * The solver that was opened last: its description, its code, and the form of the code in a link; `null` before the
   * first one.
   */
  const opened = signal<{
    readonly info: AlgorithmInfo;
    readonly of: Source;
    readonly packed: string | null;
  } | null>(null);
  const run = signal<CustomRun | null>(null);
  /** The parameters whose values differ from the defaults. */
  const params = signal<Readonly<Record<string, string>>>({});
  const opening = sessionTask(session);

  session.onDispose(() => run.peek()?.dispose());

  /** Whether the code has changed since the solver was opened. */
  const changed = computed(() => opened.value !== null && opened.value.of !== source.value);

  /** Opens the written code, if it may run and is not open yet; resolves to whether it is open. */
  async function openCode(): Promise<boolean> {
    if (!allowed.peek()) return false;
    settle();
    const currentSource = source.peek();
    // Another view may have opened another solver meanwhile.
    const last = opened.peek();
    if (last?.of === currentSource && last.packed !== null && last.packed === runningCode.peek())
      return true;
    wrong.value = null;
    return opening.run(async (signal) => {
      try {
        const info = await openCustomSolver(currentSource, signal);
        signal.throwIfAborted();
        remember(currentSource);
        batch(() => {
          opened.value = { info, of: currentSource, packed: runningCode.peek() };
          params.value = keepKnown(info);
        });
      } catch (error) {
        if (!signal.aborted) markError(error);
        throw error;
      }
    });
  }

  /** Marks an error at its line. */
  function markError(error: unknown): void {
    const place = placeOf(error);
    if (place) wrong.value = { ...place, message: reasonOf(error) };
  }

  const keepKnown = (info: AlgorithmInfo) =>
    Object.fromEntries(
      Object.entries(params.peek()).filter(([id]) => info.params.some((one) => one.id === id)),
    );

  /** The error of the open code during its run; `null` after the code has changed. */
  const broken = computed(() =>
    changed.value ? null : (run.value?.race.lanes.value[0]?.status.value?.error ?? null),
  );

  /** Starts a run; resolves to whether it could start. A previous run ends. */
  async function startRun(): Promise<boolean> {
    if (allowed.peek()) run.peek()?.playback.stop();
    if (!(await openCode())) return false;
    const registry = lab.peek();
    const now = opened.peek();
    const puzzle = registry && puzzleOf(session, registry, sample.peek());
    if (!registry || !now || !puzzle) return false;
    run.peek()?.dispose();
    const next = new CustomRun(registry, now.info, puzzle, params.peek(), () => {
      markError(next.race.lanes.peek()[0]?.run?.error);
    });
    run.value = next;
    next.playback.play();
    return true;
  }

  /** Returns the playback of a run, which restarts with the current code. */
  const playbackOf = ({ playback }: CustomRun): Playback => ({
    ...playback,
    play() {
      const phase = playback.phase.peek();
      if (phase === "ended" || (changed.peek() && phase !== "running")) void startRun();
      else playback.play();
    },
  });

  /** Opens a race of the solver and some algorithms of the lab on the same puzzle. */
  async function openRace(): Promise<void> {
    if (!(await openCode())) return;
    const registryNow = lab.peek();
    const puzzle = registryNow && puzzleOf(session, registryNow, sample.peek());
    if (!registryNow || !puzzle) return;
    const others = solvers(registryNow).filter(
      (info) => info.id !== CUSTOM_SOLVER_ID && supportsSide(info, puzzle.side),
    );
    const pairs: HashEntry[] = [
      ["view", "race"],
      ...writePuzzle(puzzle.text, puzzle.usualBox ? null : puzzle.box),
      [
        "a",
        [CUSTOM_SOLVER_ID, ...others.slice(0, COMPARED_ALGORITHMS).map(({ id }) => id)].join(","),
      ],
      ...Object.entries(params.peek()).map(([id, value]): HashEntry => [`1.${id}`, value]),
      ...codeEntries(),
    ];
    run.peek()?.playback.pause();
    asNewEntry(() => applyHash(registryNow, formatHash(pairs), true));
  }

  /** Opens an experiment with the solver and one algorithm of the lab. */
  async function compareOnSet(): Promise<void> {
    if (!(await openCode())) return;
    const engine = lab.peek();
    const [other] = engine ? solvers(engine) : [];
    const info = opened.peek()?.info;
    if (!engine || !other || !info) return;
    const name = info.name.replace(/[,"\r\n]+/g, " "); // names in records must not contain these characters
    const set = Object.entries(params.peek());
    const definition: Definition = {
      set: [{ file: COMPARISON_SET }],
      contestant: [
        {
          algorithm: CUSTOM_SOLVER_ID,
          name,
          ...(set.length > 0 && { params: Object.fromEntries(set) }),
        },
        { algorithm: other.id },
      ],
      budget: { seconds: MAX_SECONDS },
    };
    const pairs: HashEntry[] = [
      ["view", "experiment"],
      ["d", await packDefinition(definition)],
      ...codeEntries(),
    ];
    run.peek()?.playback.pause();
    asNewEntry(() => applyHash(engine, formatHash(pairs), true));
  }

  /**
   * Opens the link that contained the code without a question if the code was written or allowed here before. Returns a
   * function that stops this.
   */
  const followOnward = (): (() => void) =>
    effect(() => {
      const here = packed.value !== null && shown.value === packed.value;
      if (onward.value !== null && here && allowed.value) untracked(() => void openPendingLink());
    });

  /** Opens the link that contained the code, now that the code may run. */
  async function openPendingLink(): Promise<void> {
    const link = onward.peek();
    if (link === null || !(await openCode())) return;
    const registry = lab.peek();
    if (!registry) return;
    batch(() => {
      onward.value = null;
      applyHash(registry, `${link}&${formatHash(codeEntries()).slice(1)}`, true);
    });
  }

  return {
    opened,
    run,
    params,
    opening,
    changed,
    open: openCode,
    broken,
    start: startRun,
    playbackOf,
    race: openRace,
    compare: compareOnSet,
    followOnward,
    goOn: openPendingLink,
  };
}
