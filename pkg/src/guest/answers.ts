/**
 * Checks the answers of a visitor's worker, which may not come from our program in it: each answer is taken apart and
 * rebuilt, so that only data of the expected form is passed on.
 */
import type { Outcome } from "../types.js";
import type { Complaint } from "./program/solver.js";
import type { GuestFrame, GuestRecord, GuestRecords, GuestStatus } from "./protocol.js";

const OUTCOMES: readonly string[] = ["solved", "unsolvable", "stalled", "steps", "time", "crashed"];

/** The maximum number of samples of a trace, including the last one. */
const MOST_SAMPLES = 2049;
const MOST_MESSAGE = 600;

/** The error of an answer that does not have the expected form. */
export class Nonsense extends Error {}

type Given = Readonly<Record<string, unknown>>;

const nonsense = (what: string) => new Nonsense(`What its worker says is no ${what}.`);

export function object(what: string, given: unknown): Given {
  if (typeof given === "object" && given !== null) return given as Given;
  throw nonsense(what);
}

export function count(what: string, given: unknown): number {
  if (typeof given === "number" && given >= 0 && given <= Number.MAX_SAFE_INTEGER) return given;
  throw nonsense(what);
}

function outcome(given: unknown): Outcome | null {
  if (given === null) return null;
  if (OUTCOMES.includes(given as string)) return given as Outcome;
  throw nonsense("outcome");
}

export function numbers(what: string, given: unknown, many: number): Float64Array<ArrayBuffer> {
  const listed = Array.isArray(given) || ArrayBuffer.isView(given);
  const list = listed ? (given as unknown as ArrayLike<unknown>) : [];
  if (!listed || list.length !== many) throw nonsense(what);
  return Float64Array.from({ length: many }, (_, at) => Number(list[at]));
}

/** Returns digits, one per cell. */
export function digits(given: unknown, side: number): Uint8Array<ArrayBuffer> {
  const cells = side ** 2;
  if (!(given instanceof Uint8Array) || given.length !== cells) throw nonsense("grid");
  const own = Uint8Array.from(given);
  if (own.some((digit) => digit > side)) throw nonsense("grid");
  return own;
}

/** Returns a status whose solution has not been verified. */
export function status(given: unknown, side: number): GuestStatus & { outcome: Outcome | null } {
  const said = object("status", given);
  const ended = outcome(said.outcome);
  const ahead = said.ahead === undefined ? null : object("look ahead", said.ahead);
  return {
    steps: count("number of steps", said.steps),
    outcome: ended,
    shown: count("number of steps", said.shown),
    seeking: said.seeking === true,
    micros: count("time", said.micros),
    solution: ended === "solved" ? digits(said.solution, side) : null,
    ...(ahead && {
      ahead: { steps: count("look ahead", ahead.steps), ended: ahead.ended === true },
    }),
  };
}

/** Returns a frame with the values of `counters` counters and `series` series. */
export function frame(given: unknown, side: number, counters: number, series: number) {
  const said = object("picture", given) as Given & Partial<GuestFrame>;
  const samples = count("trace", said.samples);
  if (samples > MOST_SAMPLES) throw nonsense("trace");
  const weights = numbers("picture", said.weights, side ** 3);
  return {
    step: count("number of steps", said.step),
    seeking: said.seeking === true,
    digits: digits(said.digits, side),
    weights: Float32Array.from(weights, (share) => Math.min(1, Math.max(0, share || 0))),
    counters: numbers("count", said.counters, counters),
    found: said.found === true ? 1 : 0,
    trace: numbers("trace", said.trace, (series + 1) * samples),
    samples,
  };
}

export function complaint(given: unknown): Complaint {
  const said = object("error", given);
  const [line, column] = [said.line, said.column];
  const place = Number.isInteger(line) && Number.isInteger(column);
  const message = String(said.message).slice(0, MOST_MESSAGE);
  return place ? { message, line: line as number, column: column as number } : { message };
}

/** Returns records, at most this number. */
export function records(
  given: unknown,
  side: number,
  counters: number,
  most: number,
): GuestRecords {
  const said = object("list of records", given);
  const list = said.records;
  const left = count("number of runs", said.left);
  if (!Array.isArray(list) || list.length + left !== most) throw nonsense("list of records");
  return {
    left,
    records: list.map((one: unknown): GuestRecord => {
      const record = object("record", one);
      const ended = outcome(record.outcome);
      if (!ended) throw nonsense("record");
      const crashed = ended === "crashed";
      return {
        outcome: ended,
        steps: count("number of steps", record.steps),
        micros: count("time", record.micros),
        counters: crashed ? [] : [...numbers("count", record.counters, counters)],
        digits: digits(record.digits, side),
        complaint: crashed ? complaint(record.complaint) : null,
      };
    }),
  };
}
