/** A visitor's solver behind the interface of a worker, so that lanes and pools use it like a solver of the lab. */
import { describeError, SudokuError, toPlainError } from "../errors.js";
import type { Registry } from "../module/registry.js";
import type {
  Answers,
  Command,
  LastState,
  Measurement,
  Report,
  Request,
  Started,
  Status,
} from "../protocol.js";
import type { AlgorithmInfo, Detail, Frame, Visits } from "../types.js";
import { Stopwatch } from "../worker/stopwatch.js";
import { termsOf } from "./about.js";
import { expectObject, parseCount, parseFrame, parseNumbers, parseStatus } from "./answers.js";
import { findFault } from "./checker.js";
import { conflictsOf } from "./conflicts.js";
import { guestError, RefusedError, type WorkerLink } from "./link.js";
import type { GuestPuzzle } from "./program/solver.js";
import type { GuestText } from "./protocol.js";
import { guestRuns, type RunsUnderWay, refuseAll } from "./runs.js";
import { guestBox, guestSetup } from "./setup.js";

/** The run of a lane, as far as this side knows it. */
interface LaneRun {
  readonly box: string;
  readonly puzzle: GuestPuzzle;
  readonly stopwatch: Stopwatch;
  /** The solution, after it has been verified. */
  solution: Uint8Array<ArrayBuffer> | null;
}

/** The error of a claimed solution that is wrong; the run shows it as a crash. */
class WrongSolutionError extends Error {
  readonly last: LastState;

  constructor(message: string, last: LastState) {
    super(message);
    this.last = last;
  }
}

export class GuestWorker implements Pick<Worker, "postMessage" | "terminate"> {
  onmessage: ((event: MessageEvent<Report>) => void) | null = null;
  onmessageerror = null;
  onerror: ((event: { readonly message: string }) => void) | null = null;
  readonly #lab: Registry;
  readonly #info: AlgorithmInfo;
  readonly #link: WorkerLink;
  readonly #ready: Promise<unknown>;
  #run: LaneRun | null = null;
  #runs: RunsUnderWay | null = null;

  /** `link` creates the connection to the other end, and reports its failure once. */
  constructor(
    lab: Registry,
    info: AlgorithmInfo,
    source: GuestText,
    link: (onFail: (error: SudokuError) => void) => WorkerLink,
  ) {
    this.#lab = lab;
    this.#info = info;
    this.#link = link((error) => this.#crash(error));
    this.#ready = this.#link
      .ask({ type: "load", source })
      .then(() => this.#link.ask({ type: "agree", terms: termsOf(info) }));
    this.#ready.catch((error) => this.#crash(error));
  }

  postMessage(command: Command): void {
    void this.#handle(command);
  }

  terminate(): void {
    this.onmessage = null;
    this.#link.end();
  }

  async #handle(command: Command): Promise<void> {
    try {
      await this.#ready;
      if (command.type === "init") {
        this.#post({ type: "ready" });
      } else {
        const answer = await this.#answer(command);
        this.#post({ type: "answer", id: command.id, answer });
      }
    } catch (error) {
      if (this.#link.error) return; // the failure was already reported
      const refused = error instanceof RefusedError ? guestError(error.why) : error;
      const plain = toPlainError(refused);
      if (plain && command.type !== "init") {
        const { place } = refused as SudokuError;
        this.#post({ type: "refused", id: command.id, error: place ? { ...plain, place } : plain });
      } else this.#crash(error);
    }
  }

  #post(report: Report): void {
    this.onmessage?.({ data: report } as MessageEvent<Report>);
  }

  #crash(error: unknown): void {
    const why = error instanceof RefusedError ? guestError(error.why) : error;
    const place = why instanceof SudokuError ? why.place : undefined;
    const last = error instanceof WrongSolutionError && { last: error.last };
    this.#post({ type: "crashed", message: describeError(why), ...(place && { place }), ...last });
    this.#link.end();
  }

  async #answer(request: Request): Promise<Answers[keyof Answers]> {
    const send = (asked: Parameters<WorkerLink["ask"]>[0]) => this.#link.ask(asked);
    if (request.type === "start") return this.#start(request);
    if (request.type === "runs") {
      this.#runs = null;
      try {
        this.#runs = guestRuns(this.#lab, this.#info, request);
      } catch (error) {
        if (!(error instanceof SudokuError && error.code === "size")) throw error;
        return refuseAll(request.setups.length, request.tasks.length / 3, error);
      }
      return this.#runs.take(await send(this.#runs.request));
    }
    if (request.type === "runs-on" && this.#runs) return this.#runs.take(await send(request));
    if (request.type === "stop") {
      const said = await send(request);
      return this.#run && said !== null ? await this.#status(said, this.#run) : null;
    }
    const run = this.#run;
    if (!run)
      throw new SudokuError(
        "refused",
        `a custom solver does not support the request “${request.type}”`,
      );
    const { side } = run.puzzle;
    switch (request.type) {
      case "slice":
      case "seek": {
        const { type, ms } = request;
        const answer =
          type === "slice"
            ? { type, ms, target: request.target }
            : { type, ms, step: request.step };
        const now = await this.#status(await send(answer), run);
        if (type === "slice") run.stopwatch.add(now.steps, now.micros);
        return now;
      }
      case "frame":
        return this.#frame(run);
      case "detail":
        return { type: "none" } satisfies Detail;
      case "findings": {
        const counters = await send({ type: "counters" });
        const counted = this.#info.counters.length;
        return { solution: run.solution, counters: parseNumbers("count", counters, counted) };
      }
      case "measure": {
        const response = await send(request);
        if (response === null) return null;
        const [micros = 0, repeats = 0] = parseNumbers("time", response, 2);
        return {
          micros: parseCount("time", micros),
          repeats: parseCount("time", repeats),
        } satisfies Measurement;
      }
      case "visits": {
        const [changes, steps] = Object.values(
          expectObject("count of changes", await send(request)),
        );
        return {
          changes: Uint32Array.from(parseNumbers("count of changes", changes, side ** 2)),
          steps: parseCount("number of steps", steps),
        } satisfies Visits;
      }
      default:
        throw new SudokuError(
          "refused",
          `a custom solver does not support the request “${request.type}”`,
        );
    }
  }

  async #start({ text, box, setup, ahead = 0 }: Request & { type: "start" }): Promise<Started> {
    this.#run = null;
    const { givens, clashes } = this.#lab.read(text, { box });
    if (clashes[0]) throw new SudokuError("clash", clashes[0].message, clashes[0]);
    const puzzle = { ...guestBox(this.#info, box), givens };
    const task = { puzzle, ...guestSetup(this.#info, setup) };
    const reply = await this.#link.ask({ type: "start", ...task, ahead });
    this.#run = { box, puzzle, stopwatch: new Stopwatch(), solution: null };
    const { ahead: seen } = parseStatus(reply, puzzle.side);
    return { ...(await this.#status(reply, this.#run)), ...(seen && { ahead: seen }) };
  }

  /** Converts a status of the worker; a wrong solution crashes the run. */
  async #status(said: unknown, run: LaneRun): Promise<Status> {
    const { steps, outcome, shown, seeking, micros, solution } = parseStatus(said, run.puzzle.side);
    const now = { steps, outcome, shown, seeking, micros, found: solution ? 1 : 0 };
    if (!solution) return now;
    const fault = findFault(this.#lab, run.puzzle.givens, run.box, solution);
    if (fault) {
      run.stopwatch.add(steps, micros);
      const conflicts = conflictsOf(solution, run.puzzle);
      const frame = { ...(await this.#frame(run)), digits: solution, found: 0, conflicts };
      const last = { status: { ...now, found: 0, outcome: null }, frame };
      throw new WrongSolutionError(`It says that it found a solution, but ${fault}.`, last);
    }
    run.solution = solution;
    return now;
  }

  async #frame({ puzzle, stopwatch }: LaneRun): Promise<Frame> {
    const { series, counters } = this.#info;
    const answer = await this.#link.ask({ type: "frame" });
    const parsedFrame = parseFrame(answer, puzzle.side, counters.length, series.length);
    return {
      ...parsedFrame,
      conflicts: conflictsOf(parsedFrame.digits, puzzle),
      times: stopwatch.pairs(),
      explanation: null,
      lines: new Uint8Array(),
    };
  }
}
