/** Compares generators: the contenders, and the workers that alternate between them. */
import { signal } from "@preact/signals";
import {
  type AlgorithmInfo,
  type AnySetup,
  type Ask,
  type Done,
  type Facts,
  type Piece,
  type Registry,
  runsBy,
} from "sudoku-lab";
import { spareCores } from "../../lab/cores";
import { withPool } from "../../lab/pool";
import { MAX_SEED } from "../../lab/setup";
import type { Session } from "../../session/session";
import { sessionTask } from "../../session/task";
import { announcement } from "../../ui/notices";
import { words } from "../../words/compare";
import { reasonOf } from "../../words/messages";
import { createGenerateController } from "./controller";
import { emptyGrid, loadedMakers, supportsBox } from "./makers";
import { createGenerateStore } from "./store";

/** A contender: a generator with its settings. */
export interface Contender {
  readonly key: string;
  readonly info: AlgorithmInfo;
  readonly preset: string | undefined;
  readonly params: Readonly<Record<string, string>>;
}

/** A puzzle, or a failed attempt. */
export interface ContenderFacts {
  readonly seed: number;
  /** The puzzle; empty if the generator gave up. */
  readonly text: string;
  /** The facts about the puzzle; `null` if there is none. */
  readonly facts: Facts | null;
}

/** The results of a contender. */
export interface ContenderStanding {
  readonly contender: Contender;
  readonly rows: readonly ContenderFacts[];
  /** The mean time per puzzle of each turn, µs. */
  readonly micros: readonly number[];
  /** Why the contender makes no more puzzles; `null` if it continues. */
  readonly error: string | null;
}

export interface Comparison {
  readonly box: string;
  readonly wanted: number;
  readonly standings: readonly ContenderStanding[];
}
export const MAX_PUZZLES = 1000;

/** The number of puzzles per turn, before another contender has its turn. */
const PUZZLES_PER_TURN = 5;

export const createContender = (
  info: AlgorithmInfo,
  preset?: string,
  params: Contender["params"] = {},
): Contender => {
  const set = Object.entries(params).map(([id, value]) => `${id}=${value}`);
  return { key: [info.id, preset ?? "", ...set].join(" "), info, preset, params };
};

/**
 * Returns the generators that make puzzles rather than only full grids, which shows in a parameter for the least number
 * of givens.
 */
export const puzzleMakers = (lab: Registry): readonly AlgorithmInfo[] =>
  lab.algorithms.filter(
    ({ kind, params }) => kind === "generator" && params.some(({ id }) => id === "least"),
  );

/** Returns a generator with its default settings, and all variants that differ from them in one choice. */
export function variants(info: AlgorithmInfo): readonly Contender[] {
  const presets = info.presets.slice(1).map(({ id }) => createContender(info, id));
  const choices = info.params.flatMap((param) => {
    const options =
      param.type === "choice"
        ? param.options.map(({ id }) => id)
        : param.type === "switch"
          ? ["true", "false"]
          : [];
    const others = options.filter((option) => option !== String(param.default));
    return others.map((option) => createContender(info, undefined, { [param.id]: option }));
  });
  return [createContender(info), ...presets, ...choices];
}

/** The puzzles that a contender makes in one turn. */
interface ContenderTurn {
  readonly place: number;
  readonly setup: AnySetup;
  readonly seeds: readonly number[];
}

/** The results of a turn. */
interface MadePuzzles {
  readonly rows: readonly ContenderFacts[];
  /** The mean time per puzzle, µs. */
  readonly micros: number;
  /** Whether the generation of a puzzle exceeded the time limit. */
  readonly late: boolean;
}

export function createComparison(session: Session) {
  const { box, seed, maxSteps } = session.get(createGenerateStore);
  const { timeLimit } = session.get(createGenerateController);

  const contenders = signal<readonly Contender[] | null>(null);
  const wanted = signal(50);
  const comparison = signal<Comparison | null>(null);
  /** The running comparison. When it is cancelled, the puzzles made so far are kept. */
  const comparing = sessionTask(session);

  /** Makes the wanted number of puzzles with each contender, in as many workers as there are spare cores. */
  async function startComparison(taking: readonly Contender[]): Promise<void> {
    const lab = loadedMakers.peek();
    if (!lab) return;
    await comparing.run((signal) => runComparison(lab, taking, signal));
    if (comparing.running.peek()) return;
    announcement.value = words.ended(comparison.peek()?.standings.length ?? 0);
  }

  async function runComparison(
    lab: Registry,
    taking: readonly Contender[],
    signal: AbortSignal,
  ): Promise<void> {
    const shape = box.peek();
    const fit = taking.filter(({ info }) => supportsBox(info, shape));
    const count = wanted.peek();
    let standings: readonly ContenderStanding[] = fit.map((one) => {
      return { contender: one, rows: [], micros: [], error: null };
    });
    let frame = 0;
    const show = () => {
      frame = 0;
      comparison.value = { box: shape, wanted: count, standings };
    };
    const change = (
      place: number,
      to: (before: ContenderStanding) => Partial<ContenderStanding>,
    ) => {
      standings = standings.map((one, at) => (at === place ? { ...one, ...to(one) } : one));
      frame ||= requestAnimationFrame(show);
    };
    const inProgress: ContenderTurn[] = [];
    /** Yields the turns of the contenders that can continue. */
    function* contenderTurns(): Generator<Piece<MadePuzzles>> {
      for (const turn of rotateTurns(fit)) {
        if (standings[turn.place]?.error) continue;
        inProgress.push(turn);
        yield (ask) => makePuzzles(ask, lab, shape, turn);
      }
    }
    const onDone = (index: number, done: Done<MadePuzzles>) => {
      const place = inProgress[index]?.place;
      if (place === undefined) return;
      if ("error" in done) {
        change(place, () => ({ error: reasonOf(done.error) }));
        return;
      }
      const { rows, micros, late } = done.value;
      change(place, (before) => ({
        rows: [...before.rows, ...rows],
        micros: [...before.micros, micros],
        error: late ? words.tooLong(timeLimit.peek() ?? 0) : before.error,
      }));
    };
    show();
    try {
      await withPool(lab, spareCores(), signal, (pool) =>
        pool.run(contenderTurns(), { signal, onDone }),
      );
    } catch (error) {
      // No worker could be started, so every contender fails.
      for (const [place, { error: before }] of standings.entries()) {
        if (!before) change(place, () => ({ error: reasonOf(error) }));
      }
    } finally {
      cancelAnimationFrame(frame);
      show();
    }
  }

  /** Makes the puzzles of a turn and determines their facts. */
  async function makePuzzles(
    sendRequest: Ask,
    lab: Registry,
    box: string,
    { setup, seeds }: ContenderTurn,
  ): Promise<MadePuzzles> {
    const { givens: blank } = emptyGrid(lab, box);
    const maxSeconds = timeLimit.peek() ?? undefined;
    const request = { setups: [setup], puzzles: blank, box, seeds, limits: { maxSeconds } };
    const { outcomes, solutions, micros } = await runsBy(sendRequest, request);
    const rows: ContenderFacts[] = [];
    for (const [at, seed] of seeds.entries()) {
      const givens = solutions.subarray(at * blank.length, (at + 1) * blank.length);
      if (givens.every((digit) => digit === 0)) {
        rows.push({ seed, text: "", facts: null });
        continue;
      }
      const text = lab.write(givens, box);
      const facts = await sendRequest({
        type: "facts",
        text,
        box,
        maker: String(setup.params?.engine ?? ""),
      });
      rows.push({ seed, text, facts });
    }
    const spent = micros.reduce((sum, one) => sum + one, 0);
    return { rows, micros: spent / rows.length, late: outcomes.includes("time") };
  }

  /**
   * Yields short turns of all contenders in rotation, so that other load on the machine affects all of them equally.
   */
  function* rotateTurns(taking: readonly Contender[]): Generator<ContenderTurn> {
    const [first, count, max] = [seed.peek(), wanted.peek(), maxSteps.peek() ?? undefined];
    for (let at = 0; at < count; at += PUZZLES_PER_TURN) {
      const seeds = Array.from(
        { length: Math.min(PUZZLES_PER_TURN, count - at) },
        (_, n) => (first + at + n) % (MAX_SEED + 1),
      );
      for (const [place, { info, preset, params }] of taking.entries()) {
        yield { place, setup: { algorithm: info.id, preset, params, maxSteps: max }, seeds };
      }
    }
  }

  return { contenders, wanted, comparison, comparing, compare: startComparison };
}
