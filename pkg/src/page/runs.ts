import { type SudokuError, workersEnded } from "../errors.js";
import { expect, fieldsOf } from "../module/arguments.js";
import { puzzleOf } from "../module/setup.js";
import type { RunningRequest, RunsPart } from "../protocol.js";
import type { AnySetup, Puzzle } from "../types.js";
import { splitRows } from "./deal.js";
import { isPuzzleError } from "./many.js";
import {
  type AnyRunsRequest,
  checkedRequest,
  Plan,
  type RunsRead,
  type RunsRequest,
} from "./plan.js";
import type { Ask, Piece, Pool } from "./pool.js";
import { type Records, RecordsBuilder } from "./records.js";

/** The approximate duration of a piece, microseconds; a single run may take longer. */
const CHUNK_US = 50_000;

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
  asked(rows: Uint32Array): Omit<RunningRequest & { readonly type: "runs" }, "type">;
  /** Stores the results of rows. Throws an error that ends the whole work. */
  put(rows: Uint32Array, part: RunsPart): void;
  /** Stores the error of a row that has crashed two workers. */
  crash(row: number, error: SudokuError): void;
}

/**
 * Carries out rows with the worker that `ask` reaches, one slice at a time, and reports the number of finished rows;
 * returns their time in microseconds.
 */
async function fillRows(
  request: Ask,
  work: Work,
  rows: Uint32Array,
  report: (rows: Uint32Array) => void,
  runs: (setup: AnySetup) => boolean = () => true,
): Promise<number> {
  let micros = 0;
  const requestData = work.asked(rows);
  const { setups, tasks } = requestData;
  // In place of a setup that the worker cannot run, it receives one that it can run; no task refers to it.
  const first = setups[tasks[0] ?? 0];
  const workerSetups = setups.map((setup) => (runs(setup) || !first ? setup : first));
  let part = await request({ type: "runs", ...requestData, setups: workerSetups });
  for (let at = 0; ; ) {
    expect("what ask gives", part, "object");
    const done = rows.subarray(at, at + part.outcomes.length);
    const refusals = part.refusals.map((why, place) =>
      workerSetups[place] === setups[place] ? why : null,
    );
    work.put(done, { ...part, refusals });
    at += done.length;
    for (const one of part.micros) micros += Math.max(one, requestData.repeatMs * 1000);
    if (done.length > 0) report(done);
    if (part.left === 0) return micros;
    part = await request({ type: "runs-on", ms: requestData.ms });
  }
}

/** Returns the numbers from 0 up to a count, exclusive. */
const upTo = (count: number) => Uint32Array.from({ length: count }, (_, at) => at);

/**
 * Does the work of `Pool.runs` in the worker of a single piece. Throws a `SudokuError` for an invalid request, or if
 * all setups are refused.
 */
export async function runsBy(sendRequest: Ask, request: RunsRead): Promise<Records> {
  expect("ask", sendRequest, "function");
  const plan = new Plan(checkedRequest(request));
  const records = new RecordsBuilder(plan);
  if (plan.rows > 0) await fillRows(sendRequest, records, upTo(plan.rows), () => {});
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
  const request = checkedRequest<AnyRunsRequest>(given);
  const { puzzles } = request;
  const read = (puzzle: Puzzle | string) =>
    typeof puzzle === "string"
      ? pool.lab.read(puzzle, { box: request.box })
      : puzzleOf(pool.lab, puzzle);
  const plan = new Plan({
    ...request,
    puzzles: puzzles instanceof Uint8Array ? puzzles : puzzles.map(read),
  });
  const filling = new RecordsBuilder(plan);
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
  const builtInRows = guests.length > 0 ? all.filter(isOur) : all;
  if (builtInRows.length > 0)
    await fillInWorkers(pool, work, builtInRows, { ...options, onRows }, isOurs);
  if (!guest || guests.length === 0) return;
  const guestPool = pool.for(guest);
  try {
    await fillInWorkers(guestPool, work, guests, { ...options, onRows }, (setup) => !isOurs(setup));
  } finally {
    guestPool.dispose();
  }
}

/** Executes some rows in workers. */
async function fillInWorkers(
  pool: Pool,
  work: Work,
  list: Uint32Array,
  { workers = pool.size, signal, onRows }: FillOptions,
  runs: (setup: AnySetup) => boolean,
): Promise<void> {
  let done = 0;
  let each = Number.NaN;

  const report = (rows: Uint32Array) => {
    done += rows.length;
    const [first = 0, last = 0] = [rows[0], rows.at(-1)];
    if (last - first < rows.length) onRows(first, last + 1, done);
    else for (const row of rows) onRows(row, row + 1, done);
  };

  function createPiece(rows: { at: number; readonly to: number }): Piece<void> {
    let again = false;
    return async (request) => {
      // After a crash one row at a time, so that the row that crashes a worker can be identified.
      const max = again ? 1 : rows.to;
      again = true;
      while (rows.at < rows.to) {
        const from = rows.at;
        const to = Math.min(rows.to, from + max);
        const reportRows = (some: Uint32Array) => {
          rows.at += some.length;
          report(some);
        };
        const micros = await fillRows(request, work, list.subarray(from, to), reportRows, runs);
        each = Math.max(1, micros) / (rows.at - from);
      }
    };
  }

  const cut = { workers, first: 1, micros: CHUNK_US, each: () => each };
  let rest: Iterable<readonly [from: number, to: number]> = splitRows(list.length, cut);
  for (let over = false; !over; ) {
    const inProgress: { at: number; readonly to: number }[] = [];
    const left: (readonly [from: number, to: number])[] = [];
    const pieces = function* () {
      for (const [at, to] of rest) {
        const rows = { at, to };
        inProgress.push(rows);
        yield createPiece(rows);
      }
    };
    await pool.run(pieces(), {
      workers,
      signal,
      onDone: (index, result) => {
        const rows = inProgress[index];
        if (!("error" in result) || !rows) return;
        if (!isPuzzleError(result.error)) throw result.error;
        const { at, to } = rows;
        work.crash(list[at] ?? 0, result.error);
        report(list.subarray(at, at + 1));
        if (at + 1 < to) left.push([at + 1, to]);
      },
    });
    over = left.length === 0;
    rest = left;
  }
  if (done < list.length) throw workersEnded();
}
