/** Generators side by side: who takes part, and workers that take turns between them. */
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
import { emptyGrid, makers, takes } from "./makers";
import { createGenerateStore } from "./store";

/** One that takes part: a generator, and what of it is set. */
export interface Contender {
  readonly key: string;
  readonly info: AlgorithmInfo;
  readonly preset: string | undefined;
  readonly params: Readonly<Record<string, string>>;
}

/** One puzzle. */
export interface Row {
  readonly seed: number;
  /** Empty where the generator gave up. */
  readonly text: string;
  /** `null` where there is no puzzle. */
  readonly facts: Facts | null;
}

/** How one fares. */
export interface Standing {
  readonly contender: Contender;
  readonly rows: readonly Row[];
  /** Microseconds a puzzle, of each time the worker was asked. */
  readonly micros: readonly number[];
  /** Why it makes no more. */
  readonly error: string | null;
}

export interface Comparison {
  readonly box: string;
  readonly wanted: number;
  readonly standings: readonly Standing[];
}
export const MOST_WANTED = 1000;

/** Puzzles that one is asked for before it is another's turn. */
const TURN = 5;

export const contender = (
  info: AlgorithmInfo,
  preset?: string,
  params: Contender["params"] = {},
): Contender => {
  const set = Object.entries(params).map(([id, value]) => `${id}=${value}`);
  return { key: [info.id, preset ?? "", ...set].join(" "), info, preset, params };
};

/** Those that make puzzles, and not only full grids: they can be told how many givens are to stay. */
export const puzzleMakers = (lab: Registry): readonly AlgorithmInfo[] =>
  lab.algorithms.filter(
    ({ kind, params }) => kind === "generator" && params.some(({ id }) => id === "least"),
  );

/** All ways to set one up that differ from its defaults in one choice. */
export function variants(info: AlgorithmInfo): readonly Contender[] {
  const presets = info.presets.slice(1).map(({ id }) => contender(info, id));
  const choices = info.params.flatMap((param) => {
    const options =
      param.type === "choice"
        ? param.options.map(({ id }) => id)
        : param.type === "switch"
          ? ["true", "false"]
          : [];
    const others = options.filter((option) => option !== String(param.default));
    return others.map((option) => contender(info, undefined, { [param.id]: option }));
  });
  return [contender(info), ...presets, ...choices];
}

/** Puzzles that one is to make before it is another's turn. */
interface Turn {
  readonly place: number;
  readonly setup: AnySetup;
  readonly seeds: readonly number[];
}

/** What came of a turn. */
interface Made {
  readonly rows: readonly Row[];
  /** Microseconds a puzzle. */
  readonly micros: number;
  /** Whether one of them took too long. */
  readonly late: boolean;
}

export function createComparison(session: Session) {
  const { box, seed, maxSteps } = session.get(createGenerateStore);
  const { timeLimit } = session.get(createGenerateController);

  const contenders = signal<readonly Contender[] | null>(null);
  const wanted = signal(50);
  const comparison = signal<Comparison | null>(null);
  /** When it is cancelled, what is made is kept. */
  const comparing = sessionTask(session);

  /** Makes so many puzzles with each, in as many workers as there are cores to spare. */
  async function compare(taking: readonly Contender[]): Promise<void> {
    const lab = makers.peek();
    if (!lab) return;
    await comparing.run((signal) => work(lab, taking, signal));
    if (comparing.running.peek()) return;
    announcement.value = words.ended(comparison.peek()?.standings.length ?? 0);
  }

  async function work(
    lab: Registry,
    taking: readonly Contender[],
    signal: AbortSignal,
  ): Promise<void> {
    const shape = box.peek();
    const fit = taking.filter(({ info }) => takes(info, shape));
    const count = wanted.peek();
    let standings: readonly Standing[] = fit.map((one) => {
      return { contender: one, rows: [], micros: [], error: null };
    });
    let frame = 0;
    const show = () => {
      frame = 0;
      comparison.value = { box: shape, wanted: count, standings };
    };
    const change = (place: number, to: (before: Standing) => Partial<Standing>) => {
      standings = standings.map((one, at) => (at === place ? { ...one, ...to(one) } : one));
      frame ||= requestAnimationFrame(show);
    };
    const begun: Turn[] = [];
    /** The turns of those that can still go on. */
    function* pieces(): Generator<Piece<Made>> {
      for (const turn of turns(fit)) {
        if (standings[turn.place]?.error) continue;
        begun.push(turn);
        yield (ask) => make(ask, lab, shape, turn);
      }
    }
    const onDone = (index: number, done: Done<Made>) => {
      const place = begun[index]?.place;
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
      await withPool(lab, spareCores(), signal, (pool) => pool.run(pieces(), { signal, onDone }));
    } catch (error) {
      // No worker can be had, for any of them.
      for (const [place, { error: before }] of standings.entries()) {
        if (!before) change(place, () => ({ error: reasonOf(error) }));
      }
    } finally {
      cancelAnimationFrame(frame);
      show();
    }
  }

  /** Makes the puzzles of a turn, and looks into them. */
  async function make(ask: Ask, lab: Registry, box: string, { setup, seeds }: Turn): Promise<Made> {
    const { givens: blank } = emptyGrid(lab, box);
    const maxSeconds = timeLimit.peek() ?? undefined;
    const request = { setups: [setup], puzzles: blank, box, seeds, limits: { maxSeconds } };
    const { outcomes, solutions, micros } = await runsBy(ask, request);
    const rows: Row[] = [];
    for (const [at, seed] of seeds.entries()) {
      const givens = solutions.subarray(at * blank.length, (at + 1) * blank.length);
      if (givens.every((digit) => digit === 0)) {
        rows.push({ seed, text: "", facts: null });
        continue;
      }
      const text = lab.write(givens, box);
      const facts = await ask({
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

  /** Everyone's puzzles in short turns, so that what slows the machine slows all alike. */
  function* turns(taking: readonly Contender[]): Generator<Turn> {
    const [first, count, most] = [seed.peek(), wanted.peek(), maxSteps.peek() ?? undefined];
    for (let at = 0; at < count; at += TURN) {
      const seeds = Array.from(
        { length: Math.min(TURN, count - at) },
        (_, n) => (first + at + n) % (MAX_SEED + 1),
      );
      for (const [place, { info, preset, params }] of taking.entries()) {
        yield { place, setup: { algorithm: info.id, preset, params, maxSteps: most }, seeds };
      }
    }
  }

  return { contenders, wanted, comparison, comparing, compare };
}
