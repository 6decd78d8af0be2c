/** Runs the written code on a puzzle, and opens races and experiments with it. */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { AlgorithmInfo } from "sudoku-lab";
import { formatHash, type Pair } from "../../../lab/address/hash";
import { writePuzzle } from "../../../lab/address/keys";
import { createAddress } from "../../../lab/address/link";
import { solvers, takes } from "../../../lab/check";
import { SHIPPED } from "../../../lab/experiment/files";
import { pack } from "../../../lab/experiment/packed";
import type { Definition } from "../../../lab/experiment/types";
import { openOwn, placeOf } from "../../../lab/own/guest";
import { codePairs, OWN, running } from "../../../lab/own/running";
import type { Source } from "../../../lab/own/source";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { sessionTask } from "../../../session/task";
import type { Playback } from "../../../transport/playback";
import { reasonOf } from "../../../words/messages";
import { createCode } from "../code";
import { createOwnStore } from "../store";
import { OwnRun } from "./own-run";
import { puzzleOf } from "./samples";

/** The number of algorithms of the lab that race beside the solver. */
const BESIDE = 3;

/** The set on which the solver is compared: easy enough for most solvers, and done within a minute. */
const SET = `${SHIPPED}easy50.txt`;
const SECONDS = 5;

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
  const run = signal<OwnRun | null>(null);
  /** The parameters whose values differ from the defaults. */
  const params = signal<Readonly<Record<string, string>>>({});
  const opening = sessionTask(session);

  session.onDispose(() => run.peek()?.dispose());

  /** Whether the code has changed since the solver was opened. */
  const changed = computed(() => opened.value !== null && opened.value.of !== source.value);

  /** Opens the written code, if it may run and is not open yet; resolves to whether it is open. */
  async function open(): Promise<boolean> {
    if (!allowed.peek()) return false;
    settle();
    const of = source.peek();
    // Another view may have opened another solver meanwhile.
    const last = opened.peek();
    if (last?.of === of && last.packed !== null && last.packed === running.peek()) return true;
    wrong.value = null;
    return opening.run(async (signal) => {
      try {
        const info = await openOwn(of, signal);
        signal.throwIfAborted();
        remember(of);
        batch(() => {
          opened.value = { info, of, packed: running.peek() };
          params.value = keepKnown(info);
        });
      } catch (error) {
        if (!signal.aborted) mark(error);
        throw error;
      }
    });
  }

  /** Marks an error at its line. */
  function mark(error: unknown): void {
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
  async function start(): Promise<boolean> {
    if (allowed.peek()) run.peek()?.playback.stop();
    if (!(await open())) return false;
    const known = lab.peek();
    const now = opened.peek();
    const puzzle = known && puzzleOf(session, known, sample.peek());
    if (!known || !now || !puzzle) return false;
    run.peek()?.dispose();
    const next = new OwnRun(known, now.info, puzzle, params.peek(), () => {
      mark(next.race.lanes.peek()[0]?.run?.error);
    });
    run.value = next;
    next.playback.play();
    return true;
  }

  /** Returns the playback of a run, which restarts with the current code. */
  const playbackOf = ({ playback }: OwnRun): Playback => ({
    ...playback,
    play() {
      const phase = playback.phase.peek();
      if (phase === "ended" || (changed.peek() && phase !== "running")) void start();
      else playback.play();
    },
  });

  /** Opens a race of the solver and some algorithms of the lab on the same puzzle. */
  async function race(): Promise<void> {
    if (!(await open())) return;
    const known = lab.peek();
    const puzzle = known && puzzleOf(session, known, sample.peek());
    if (!known || !puzzle) return;
    const others = solvers(known).filter((info) => info.id !== OWN && takes(info, puzzle.side));
    const pairs: Pair[] = [
      ["view", "race"],
      ...writePuzzle(puzzle.text, puzzle.usualBox ? null : puzzle.box),
      ["a", [OWN, ...others.slice(0, BESIDE).map(({ id }) => id)].join(",")],
      ...Object.entries(params.peek()).map(([id, value]): Pair => [`1.${id}`, value]),
      ...codePairs(),
    ];
    run.peek()?.playback.pause();
    asNewEntry(() => applyHash(known, formatHash(pairs), true));
  }

  /** Opens an experiment with the solver and one algorithm of the lab. */
  async function compare(): Promise<void> {
    if (!(await open())) return;
    const known = lab.peek();
    const [other] = known ? solvers(known) : [];
    const info = opened.peek()?.info;
    if (!known || !other || !info) return;
    const name = info.name.replace(/[,"\r\n]+/g, " "); // names in records must not contain these characters
    const set = Object.entries(params.peek());
    const definition: Definition = {
      set: [{ file: SET }],
      contestant: [
        { algorithm: OWN, name, ...(set.length > 0 && { params: Object.fromEntries(set) }) },
        { algorithm: other.id },
      ],
      budget: { seconds: SECONDS },
    };
    const pairs: Pair[] = [["view", "experiment"], ["d", await pack(definition)], ...codePairs()];
    run.peek()?.playback.pause();
    asNewEntry(() => applyHash(known, formatHash(pairs), true));
  }

  /**
   * Opens the link that contained the code without a question if the code was written or allowed here before. Returns a
   * function that stops this.
   */
  const followOnward = (): (() => void) =>
    effect(() => {
      const here = packed.value !== null && shown.value === packed.value;
      if (onward.value !== null && here && allowed.value) untracked(() => void goOn());
    });

  /** Opens the link that contained the code, now that the code may run. */
  async function goOn(): Promise<void> {
    const link = onward.peek();
    if (link === null || !(await open())) return;
    const known = lab.peek();
    if (!known) return;
    batch(() => {
      onward.value = null;
      applyHash(known, `${link}&${formatHash(codePairs()).slice(1)}`, true);
    });
  }

  return {
    opened,
    run,
    params,
    opening,
    changed,
    open,
    broken,
    start,
    playbackOf,
    race,
    compare,
    followOnward,
    goOn,
  };
}
