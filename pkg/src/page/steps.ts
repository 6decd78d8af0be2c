/** The page's end of a run whose steps are shared by several workers. */

import { SudokuError, workersEnded } from "../errors.js";
import type { StepsStatus } from "../protocol.js";
import type { AnySetup, Puzzle } from "../types.js";
import type { TeamOptions, Together } from "./cores.js";
import { type Piece, valuesOf } from "./piece.js";
import { MAX_ATTEMPTS, type Pool } from "./pool.js";

/** The interval between two requests to a worker, ms; in between, it receives messages only from the other workers. */
const SLICE_MS = 60;

/**
 * Solves a puzzle with a team of workers. A team cannot continue without one of its members, so after a crash a new
 * team starts from the beginning.
 */
export async function solveInStep(
  pool: Pool,
  puzzle: Puzzle,
  setup: AnySetup,
  options: TeamOptions,
): Promise<Together> {
  const startedAt = performance.now();
  for (let left = MAX_ATTEMPTS - 1; ; left -= 1) {
    try {
      const done = await trySteps(pool, puzzle, setup, options);
      return { ...done, micros: (performance.now() - startedAt) * 1000 };
    } catch (error) {
      const crashed = error instanceof SudokuError && error.code === "crashed";
      if (!crashed || left === 0) throw error;
    }
  }
}

async function trySteps(
  pool: Pool,
  { text, box }: Puzzle,
  setup: AnySetup,
  { workers, signal, onSteps, watched = false }: TeamOptions,
): Promise<Omit<Together, "micros">> {
  const job = pool.number();
  // When one member fails, the work of the others is cancelled.
  const calledOff = new AbortController();
  const callOff = () => calledOff.abort();
  signal?.addEventListener("abort", callOff);
  if (signal?.aborted) callOff();
  let failure: SudokuError | null = null;
  const fail = (error: SudokuError) => {
    failure ??= error;
    callOff();
  };
  const ports = portsOf(workers);
  let parts = 0;
  let busy = 0;
  let waited = 0;
  const piece =
    (member: number): Piece<StepsStatus> =>
    async (request) => {
      const own = ports[member] ?? [];
      parts = await request(
        // Only the first member reports the result, because all members would report the same.
        {
          type: "join",
          text,
          box,
          setup,
          job,
          member,
          ports: own,
          watched: watched && !member,
        },
        own.filter((port) => port !== null),
      );
      for (;;) {
        const status = await request({ type: "steps", ms: SLICE_MS });
        busy += status.micros;
        waited += status.waited;
        if (member === 0) onSteps?.(status.steps);
        if (status.outcome !== null) return status;
      }
    };
  try {
    const done = await pool.run(
      ports.map((_, member) => piece(member)),
      {
        workers,
        signal: calledOff.signal,
        onDone: (_, one) => "error" in one && fail(one.error),
        onCrash: (_, error) => fail(error),
      },
    );
    const [first] = valuesOf(done);
    if (!first?.outcome) throw workersEnded();
    const { outcome, found, steps, counters, solution, trace } = first;
    return { outcome, found, steps, counters, solution, trace, parts, workers, busy, waited };
  } catch (error) {
    // If the work was cancelled from outside, the reason of the signal is thrown.
    signal?.throwIfAborted();
    throw failure ?? error;
  } finally {
    signal?.removeEventListener("abort", callOff);
  }
}

/** For each member of a team, its ports to the other members, by their indices; `null` at its own index. */
function portsOf(members: number): (MessagePort | null)[][] {
  const ports = Array.from({ length: members }, () => new Array<MessagePort | null>(members));
  for (const [member, own] of ports.entries()) {
    own[member] = null;
    for (let other = member + 1; other < members; other += 1) {
      const { port1, port2 } = new MessageChannel();
      own[other] = port1;
      (ports[other] ?? [])[member] = port2;
    }
  }
  return ports;
}
