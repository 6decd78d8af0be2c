/** A visitor's solver behind the interface of a worker, so that lanes and pools use it like a solver of the lab. */
import { describe, refusal, SudokuError } from "../errors.js";
import type { Registry } from "../module/registry.js";
import type {
  Answers,
  Command,
  Last,
  Measurement,
  Report,
  Request,
  Started,
  Status,
} from "../protocol.js";
import type { AlgorithmInfo, Detail, Frame, Visits } from "../types.js";
import { Stopwatch } from "../worker/stopwatch.js";
import { termsOf } from "./about.js";
import { count, frame, numbers, object, status } from "./answers.js";
import { faultOf } from "./checker.js";
import { conflictsOf } from "./conflicts.js";
import { guestError, type Link, Refused } from "./link.js";
import type { GuestPuzzle } from "./program/solver.js";
import type { GuestText } from "./protocol.js";
import { allRefused, guestRuns, type RunsUnderWay } from "./runs.js";
import { guestBox, guestSetup } from "./setup.js";

/** The run of a lane, as far as this side knows it. */
interface UnderWay {
  readonly box: string;
  readonly puzzle: GuestPuzzle;
  readonly stopwatch: Stopwatch;
  /** The solution, after it has been verified. */
  solution: Uint8Array<ArrayBuffer> | null;
}

/** The error of a claimed solution that is wrong; the run shows it as a crash. */
class Untrue extends Error {
  readonly last: Last;

  constructor(message: string, last: Last) {
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
  readonly #link: Link;
  readonly #ready: Promise<unknown>;
  #run: UnderWay | null = null;
  #runs: RunsUnderWay | null = null;

  /** `link` creates the connection to the other end, and reports its failure once. */
  constructor(
    lab: Registry,
    info: AlgorithmInfo,
    source: GuestText,
    link: (onFail: (error: SudokuError) => void) => Link,
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
    void this.#obey(command);
  }

  terminate(): void {
    this.onmessage = null;
    this.#link.end();
  }

  async #obey(command: Command): Promise<void> {
    try {
      await this.#ready;
      if (command.type === "init") {
        this.#say({ type: "ready" });
      } else {
        const answer = await this.#answer(command);
        this.#say({ type: "answer", id: command.id, answer });
      }
    } catch (error) {
      if (this.#link.error) return; // the failure was already reported
      const refused = error instanceof Refused ? guestError(error.why) : error;
      const plain = refusal(refused);
      if (plain && command.type !== "init") {
        const { place } = refused as SudokuError;
        this.#say({ type: "refused", id: command.id, error: place ? { ...plain, place } : plain });
      } else this.#crash(error);
    }
  }

  #say(report: Report): void {
    this.onmessage?.({ data: report } as MessageEvent<Report>);
  }

  #crash(error: unknown): void {
    const why = error instanceof Refused ? guestError(error.why) : error;
    const place = why instanceof SudokuError ? why.place : undefined;
    const last = error instanceof Untrue && { last: error.last };
    this.#say({ type: "crashed", message: describe(why), ...(place && { place }), ...last });
    this.#link.end();
  }

  async #answer(request: Request): Promise<Answers[keyof Answers]> {
    const ask = (asked: Parameters<Link["ask"]>[0]) => this.#link.ask(asked);
    if (request.type === "start") return this.#start(request);
    if (request.type === "runs") {
      this.#runs = null;
      try {
        this.#runs = guestRuns(this.#lab, this.#info, request);
      } catch (error) {
        if (!(error instanceof SudokuError && error.code === "size")) throw error;
        return allRefused(request.setups.length, request.tasks.length / 3, error);
      }
      return this.#runs.take(await ask(this.#runs.request));
    }
    if (request.type === "runs-on" && this.#runs) return this.#runs.take(await ask(request));
    if (request.type === "stop") {
      const said = await ask(request);
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
        const asked =
          type === "slice"
            ? { type, ms, target: request.target }
            : { type, ms, step: request.step };
        const now = await this.#status(await ask(asked), run);
        if (type === "slice") run.stopwatch.add(now.steps, now.micros);
        return now;
      }
      case "frame":
        return this.#frame(run);
      case "detail":
        return { type: "none" } satisfies Detail;
      case "findings": {
        const counters = await ask({ type: "counters" });
        const counted = this.#info.counters.length;
        return { solution: run.solution, counters: numbers("count", counters, counted) };
      }
      case "measure": {
        const said = await ask(request);
        if (said === null) return null;
        const [micros = 0, repeats = 0] = numbers("time", said, 2);
        return {
          micros: count("time", micros),
          repeats: count("time", repeats),
        } satisfies Measurement;
      }
      case "visits": {
        const [changes, steps] = Object.values(object("count of changes", await ask(request)));
        return {
          changes: Uint32Array.from(numbers("count of changes", changes, side ** 2)),
          steps: count("number of steps", steps),
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
    const said = await this.#link.ask({ type: "start", ...task, ahead });
    this.#run = { box, puzzle, stopwatch: new Stopwatch(), solution: null };
    const { ahead: seen } = status(said, puzzle.side);
    return { ...(await this.#status(said, this.#run)), ...(seen && { ahead: seen }) };
  }

  /** Converts a status of the worker; a wrong solution crashes the run. */
  async #status(said: unknown, run: UnderWay): Promise<Status> {
    const { steps, outcome, shown, seeking, micros, solution } = status(said, run.puzzle.side);
    const now = { steps, outcome, shown, seeking, micros, found: solution ? 1 : 0 };
    if (!solution) return now;
    const fault = faultOf(this.#lab, run.puzzle.givens, run.box, solution);
    if (fault) {
      run.stopwatch.add(steps, micros);
      const conflicts = conflictsOf(solution, run.puzzle);
      const frame = { ...(await this.#frame(run)), digits: solution, found: 0, conflicts };
      const last = { status: { ...now, found: 0, outcome: null }, frame };
      throw new Untrue(`It says that it found a solution, but ${fault}.`, last);
    }
    run.solution = solution;
    return now;
  }

  async #frame({ puzzle, stopwatch }: UnderWay): Promise<Frame> {
    const { series, counters } = this.#info;
    const said = await this.#link.ask({ type: "frame" });
    const drawn = frame(said, puzzle.side, counters.length, series.length);
    return {
      ...drawn,
      conflicts: conflictsOf(drawn.digits, puzzle),
      times: stopwatch.pairs(),
      explanation: null,
      lines: new Uint8Array(),
    };
  }
}
