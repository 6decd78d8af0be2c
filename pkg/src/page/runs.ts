import { type SudokuError, workersEnded } from "../errors.js";
import { expect, fieldsOf } from "../module/arguments.js";
import { puzzleOf } from "../module/setup.js";
import type { Running, RunsPart } from "../protocol.js";
import type { AnySetup, Puzzle } from "../types.js";
import { stretches } from "./deal.js";
import { isOfSome } from "./many.js";
import { type AnyRunsRequest, Plan, type RunsRead, type RunsRequest, requestOf } from "./plan.js";
import type { Ask, Piece, Pool } from "./pool.js";
import { Filling, type Records } from "./records.js";

/** The approximate duration of a piece, microseconds; a single run may take longer. */
const PIECE = 50_000;

/** Rows that have been filled in. */
export interface RecordsPart<Id extends string = string> {
  /** All rows, including those that are not done. */
  readonly records: Records<Id>;
  /** The half-open range of the rows that have been filled in. */
  readonly from: number;
  readonly to: number;
  /** The total number of rows that are done. */
  readonly done: number;
}

export interface RunsOptions<Id extends string = string> {
  /** The maximum number of workers of the pool to use. */
  readonly workers?: number;
  /** Cancels the work; rows that are done by then have been reported to `onPart`. */
  readonly signal?: AbortSignal | undefined;
  /** Called for rows as soon as they are done, in no particular order. */
  readonly onPart?: (part: RecordsPart<Id>) => void;
}

/** Rows that workers carry out, and the receiver of their results. */
export interface Work {
  readonly rows: number;
  algorithmIn(row: number): string;
  /** Returns the request to a worker for some rows. */
  asked(rows: Uint32Array): Omit<Running & { readonly type: "runs" }, "type">;
  /** Stores the results of rows. Throws an error that ends the whole work. */
  put(rows: Uint32Array, part: RunsPart): void;
  /** Stores the error of a row that has crashed two workers. */
  crash(row: number, error: SudokuError): void;
}

/**
 * Carries out rows with the worker that `ask` reaches, one slice at a time, and reports the number of finished rows;
 * returns their time in microseconds.
 */
async function fill(
  ask: Ask,
  work: Work,
  rows: Uint32Array,
  tell: (rows: Uint32Array) => void,
  runs: (setup: AnySetup) => boolean = () => true,
): Promise<number> {
  let micros = 0;
  const asked = work.asked(rows);
  const { setups, tasks } = asked;
  // In place of a setup that the worker cannot run, it receives one that it can run; no task refers to it.
  const first = setups[tasks[0] ?? 0];
  const mine = setups.map((setup) => (runs(setup) || !first ? setup : first));
  let part = await ask({ type: "runs", ...asked, setups: mine });
  for (let at = 0; ; ) {
    expect("what ask gives", part, "object");
    const done = rows.subarray(at, at + part.outcomes.length);
    const refusals = part.refusals.map((why, place) =>
      mine[place] === setups[place] ? why : null,
    );
    work.put(done, { ...part, refusals });
    at += done.length;
    for (const one of part.micros) micros += Math.max(one, asked.repeatMs * 1000);
    if (done.length > 0) tell(done);
    if (part.left === 0) return micros;
    part = await ask({ type: "runs-on", ms: asked.ms });
  }
}

/** Returns the numbers from 0 up to a count, exclusive. */
const upTo = (count: number) => Uint32Array.from({ length: count }, (_, at) => at);

/**
 * Does the work of `Pool.runs` in the worker of a single piece. Throws a `SudokuError` for an invalid request, or if
 * all setups are refused.
 */
export async function runsBy(ask: Ask, request: RunsRead): Promise<Records> {
  expect("ask", ask, "function");
  const plan = new Plan(requestOf(request));
  const records = new Filling(plan);
  if (plan.rows > 0) await fill(ask, records, upTo(plan.rows), () => {});
  return records;
}

/** The implementation of `Pool.runs`. */
export async function runAll<Id extends string>(
  pool: Pool,
  given: RunsRequest<Id>,
  options: RunsOptions<Id> = {},
): Promise<Records<Id>> {
  const { workers, signal, onPart } = fieldsOf<RunsOptions<Id>>("options", options, {
    workers: "count?",
    signal: "signal?",
    onPart: "function?",
  });
  const request = requestOf<AnyRunsRequest>(given);
  const { puzzles } = request;
  const read = (puzzle: Puzzle | string) =>
    typeof puzzle === "string"
      ? pool.lab.read(puzzle, { box: request.box })
      : puzzleOf(pool.lab, puzzle);
  const plan = new Plan({
    ...request,
    puzzles: puzzles instanceof Uint8Array ? puzzles : puzzles.map(read),
  });
  const filling = new Filling(plan);
  // The columns are those of the counters of the setups.
  const records = filling as Records<string> as Records<Id>;
  const onRows = (from: number, to: number, done: number) => onPart?.({ records, from, to, done });
  await fillAll(pool, filling, { workers, signal, onRows });
  return records;
}

interface FillOptions {
  readonly workers?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called for rows as soon as they are done, in no particular order, with the total number of rows that are done. */
  readonly onRows: (from: number, to: number, done: number) => void;
}

/**
 * Executes all rows in a pool: first those of built-in algorithms, then those of a visitor's solver, in workers of
 * their own. A run that crashes a second worker has no result; the other runs are unaffected.
 */
export async function fillAll(pool: Pool, work: Work, options: FillOptions): Promise<void> {
  let done = 0;
  const onRows = (from: number, to: number) => {
    done += to - from;
    options.onRows(from, to, done);
  };
  const all = upTo(work.rows);
  const { guest } = pool.lab;
  const isOurs = ({ algorithm }: Pick<AnySetup, "algorithm">) => !pool.lab.guestOf(algorithm);
  const isOur = (row: number) => isOurs({ algorithm: work.algorithmIn(row) });
  const guests = guest ? all.filter((row) => !isOur(row)) : all.subarray(0, 0);
  const ours = guests.length > 0 ? all.filter(isOur) : all;
  if (ours.length > 0) await fillSome(pool, work, ours, { ...options, onRows }, isOurs);
  if (!guest || guests.length === 0) return;
  const own = pool.for(guest);
  try {
    await fillSome(own, work, guests, { ...options, onRows }, (setup) => !isOurs(setup));
  } finally {
    own.dispose();
  }
}

/** Executes some rows in workers. */
async function fillSome(
  pool: Pool,
  work: Work,
  list: Uint32Array,
  { workers = pool.size, signal, onRows }: FillOptions,
  runs: (setup: AnySetup) => boolean,
): Promise<void> {
  let done = 0;
  let each = Number.NaN;

  const tell = (rows: Uint32Array) => {
    done += rows.length;
    const [first = 0, last = 0] = [rows[0], rows.at(-1)];
    if (last - first < rows.length) onRows(first, last + 1, done);
    else for (const row of rows) onRows(row, row + 1, done);
  };

  function piece(rows: { at: number; readonly to: number }): Piece<void> {
    let again = false;
    return async (ask) => {
      // After a crash one row at a time, so that the row that crashes a worker can be identified.
      const most = again ? 1 : rows.to;
      again = true;
      while (rows.at < rows.to) {
        const from = rows.at;
        const to = Math.min(rows.to, from + most);
        const told = (some: Uint32Array) => {
          rows.at += some.length;
          tell(some);
        };
        const micros = await fill(ask, work, list.subarray(from, to), told, runs);
        each = Math.max(1, micros) / (rows.at - from);
      }
    };
  }

  const cut = { workers, first: 1, micros: PIECE, each: () => each };
  let rest: Iterable<readonly [from: number, to: number]> = stretches(list.length, cut);
  for (let over = false; !over; ) {
    const begun: { at: number; readonly to: number }[] = [];
    const left: (readonly [from: number, to: number])[] = [];
    const pieces = function* () {
      for (const [at, to] of rest) {
        const rows = { at, to };
        begun.push(rows);
        yield piece(rows);
      }
    };
    await pool.run(pieces(), {
      workers,
      signal,
      onDone: (index, result) => {
        const rows = begun[index];
        if (!("error" in result) || !rows) return;
        if (!isOfSome(result.error)) throw result.error;
        const { at, to } = rows;
        work.crash(list[at] ?? 0, result.error);
        tell(list.subarray(at, at + 1));
        if (at + 1 < to) left.push([at + 1, to]);
      },
    });
    over = left.length === 0;
    rest = left;
  }
  if (done < list.length) throw workersEnded();
}
