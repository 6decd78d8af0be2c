/**
 * Checks the answers of a visitor's worker, which may not come from our program in it: each answer is taken apart and
 * rebuilt, so that only data of the expected form is passed on.
 */
import type { Outcome } from "../types.js";
import type { Complaint } from "./program/solver.js";
import type { GuestFrame, GuestRecord, GuestRecords, GuestStatus } from "./protocol.js";

const OUTCOMES: readonly string[] = ["solved", "unsolvable", "stalled", "steps", "time", "crashed"];

/** The maximum number of samples of a trace, including the last one. */
const MAX_SAMPLES = 2049;
const MAX_MESSAGE_LENGTH = 600;

/** The error of an answer that does not have the expected form. */
export class MalformedAnswerError extends Error {}

type UntrustedObject = Readonly<Record<string, unknown>>;

const malformedAnswer = (what: string) =>
  new MalformedAnswerError(`What its worker says is no ${what}.`);

export function expectObject(what: string, given: unknown): UntrustedObject {
  if (typeof given === "object" && given !== null) return given as UntrustedObject;
  throw malformedAnswer(what);
}

export function parseCount(what: string, given: unknown): number {
  if (typeof given === "number" && given >= 0 && given <= Number.MAX_SAFE_INTEGER) return given;
  throw malformedAnswer(what);
}

function parseOutcome(given: unknown): Outcome | null {
  if (given === null) return null;
  if (OUTCOMES.includes(given as string)) return given as Outcome;
  throw malformedAnswer("outcome");
}

export function parseNumbers(
  expected: string,
  given: unknown,
  itemCount: number,
): Float64Array<ArrayBuffer> {
  const listed = Array.isArray(given) || ArrayBuffer.isView(given);
  const list = listed ? (given as unknown as ArrayLike<unknown>) : [];
  if (!listed || list.length !== itemCount) throw malformedAnswer(expected);
  return Float64Array.from({ length: itemCount }, (_, at) => Number(list[at]));
}

/** Returns digits, one per cell. */
export function parseDigits(given: unknown, side: number): Uint8Array<ArrayBuffer> {
  const cells = side ** 2;
  if (!(given instanceof Uint8Array) || given.length !== cells) throw malformedAnswer("grid");
  const own = Uint8Array.from(given);
  if (own.some((digit) => digit > side)) throw malformedAnswer("grid");
  return own;
}

/** Returns a status whose solution has not been verified. */
export function parseStatus(
  given: unknown,
  side: number,
): GuestStatus & { outcome: Outcome | null } {
  const answer = expectObject("status", given);
  const ended = parseOutcome(answer.outcome);
  const ahead = answer.ahead === undefined ? null : expectObject("look ahead", answer.ahead);
  return {
    steps: parseCount("number of steps", answer.steps),
    outcome: ended,
    shown: parseCount("number of steps", answer.shown),
    seeking: answer.seeking === true,
    micros: parseCount("time", answer.micros),
    solution: ended === "solved" ? parseDigits(answer.solution, side) : null,
    ...(ahead && {
      ahead: { steps: parseCount("look ahead", ahead.steps), ended: ahead.ended === true },
    }),
  };
}

/** Returns a frame with the values of `counters` counters and `series` series. */
export function parseFrame(given: unknown, side: number, counters: number, series: number) {
  const response = expectObject("picture", given) as UntrustedObject & Partial<GuestFrame>;
  const samples = parseCount("trace", response.samples);
  if (samples > MAX_SAMPLES) throw malformedAnswer("trace");
  const weights = parseNumbers("picture", response.weights, side ** 3);
  return {
    step: parseCount("number of steps", response.step),
    seeking: response.seeking === true,
    digits: parseDigits(response.digits, side),
    weights: Float32Array.from(weights, (share) => Math.min(1, Math.max(0, share || 0))),
    counters: parseNumbers("count", response.counters, counters),
    found: response.found === true ? 1 : 0,
    trace: parseNumbers("trace", response.trace, (series + 1) * samples),
    samples,
  };
}

export function parseComplaint(given: unknown): Complaint {
  const reply = expectObject("error", given);
  const [line, column] = [reply.line, reply.column];
  const place = Number.isInteger(line) && Number.isInteger(column);
  const message = String(reply.message).slice(0, MAX_MESSAGE_LENGTH);
  return place ? { message, line: line as number, column: column as number } : { message };
}

/** Returns records, at most this number. */
export function parseRecords(
  given: unknown,
  side: number,
  counters: number,
  max: number,
): GuestRecords {
  const said = expectObject("list of records", given);
  const list = said.records;
  const left = parseCount("number of runs", said.left);
  if (!Array.isArray(list) || list.length + left !== max) throw malformedAnswer("list of records");
  return {
    left,
    records: list.map((item: unknown): GuestRecord => {
      const record = expectObject("record", item);
      const ended = parseOutcome(record.outcome);
      if (!ended) throw malformedAnswer("record");
      const crashed = ended === "crashed";
      return {
        outcome: ended,
        steps: parseCount("number of steps", record.steps),
        micros: parseCount("time", record.micros),
        counters: crashed ? [] : [...parseNumbers("count", record.counters, counters)],
        digits: parseDigits(record.digits, side),
        complaint: crashed ? parseComplaint(record.complaint) : null,
      };
    }),
  };
}
