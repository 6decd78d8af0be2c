/** The page's end of a visitor's worker: requests and their answers, and the handling of missing answers. */
import { describeError, SudokuError } from "../errors.js";
import { expectObject, MalformedAnswerError, parseComplaint } from "./answers.js";
import type { Place, Spawn, Where } from "./place.js";
import type { Complaint } from "./program/solver.js";
import type { GuestRequest } from "./protocol.js";
import { programText } from "./script.js";

/**
 * The interval of the checks for an answer, ms. Checks are counted instead of measuring the time, because a page may
 * have been suspended.
 */
const CHECK_INTERVAL_MS = 250;

/** The error of a request that the worker refuses, although it can answer other requests. */
export class RefusedError extends Error {
  readonly why: Complaint;

  constructor(why: Complaint) {
    super(why.message);
    this.why = why;
  }
}

/** Returns the error of a faulty visitor's solver, with the place in its text. */
export function guestError(
  { message, line, column }: Complaint,
  code: "guest" | "crashed" = "guest",
) {
  return new SudokuError(code, message, line && column ? { place: { line, column } } : {});
}

interface PendingRequest {
  readonly settle: (answer: unknown) => void;
  readonly reject: (why: unknown) => void;
}

export class WorkerLink {
  /** The reason why the worker can no longer be used. */
  error: SudokuError | null = null;
  readonly #host: Promise<Place>;
  readonly #pending = new Map<number, PendingRequest>();
  readonly #timeoutMs: number;
  readonly #onFail: (error: SudokuError) => void;
  #id = 0;
  #checks = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** A worker that leaves a request unanswered for `patience` milliseconds is ended. `onFail` is called once. */
  constructor(spawn: Spawn, patience: number, onFail: (error: SudokuError) => void) {
    this.#timeoutMs = patience;
    this.#onFail = onFail;
    const fail = (message: string, where?: Where) => this.#fail({ message, ...where });
    this.#host = spawn(programText(), fail);
    this.#host.then(
      (place) => {
        if (this.error) place.end();
        else place.port.onmessage = ({ data }) => this.#receive(data);
      },
      (error: unknown) =>
        this.end(
          error instanceof SudokuError
            ? error
            : new SudokuError("unsupported", describeError(error)),
        ),
    );
  }

  /**
   * Sends a request. Rejects with a `RefusedError`, or with the `SudokuError` for which the worker can no longer be used.
   */
  async ask(request: GuestRequest): Promise<unknown> {
    const place = await this.#host.catch(() => null);
    if (this.error || !place) throw this.error;
    const id = ++this.#id;
    const answer = new Promise<unknown>((settle, reject) =>
      this.#pending.set(id, { settle, reject }),
    );
    place.port.postMessage({ ...request, id });
    this.#watch();
    return answer;
  }

  async locate(text: string): Promise<Where | null> {
    return (await this.#host).locate(text);
  }

  /** Ends the worker; all pending requests are rejected with this error. */
  end(error = new SudokuError("crashed", "The worker was terminated.")): void {
    if (this.error) return;
    this.error = error;
    clearInterval(this.#timer);
    void this.#host.then(
      (place) => place.end(),
      () => {},
    );
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
    this.#onFail(error);
  }

  #fail(why: Complaint): void {
    this.end(guestError(why, "crashed"));
  }

  /** Each message answers one request, and there are no other messages: a worker that sends more is ended at once. */
  #receive(data: unknown): void {
    if (this.error) return;
    try {
      const answer = expectObject("message", data);
      const pending = this.#pending.get(answer.id as number);
      if (!pending)
        throw new MalformedAnswerError("Its worker sent a message that nobody asked for.");
      this.#pending.delete(answer.id as number);
      this.#checks = 0;
      if (this.#pending.size === 0) clearInterval(this.#timer);
      if (!("wrong" in answer)) pending.settle(answer.answer);
      else if (answer.fatal === true) {
        const why = guestError(parseComplaint(answer.wrong), "crashed");
        pending.reject(why);
        this.end(why);
      } else pending.reject(new RefusedError(parseComplaint(answer.wrong)));
    } catch (error) {
      this.#fail({ message: describeError(error) });
    }
  }

  #watch(): void {
    if (this.#pending.size > 1) return;
    clearInterval(this.#timer);
    this.#checks = 0;
    this.#timer = setInterval(() => {
      this.#checks += 1;
      if (this.#checks * CHECK_INTERVAL_MS < this.#timeoutMs) return;
      const seconds = Math.round(this.#timeoutMs / 1000);
      const message = `It did not come back within ${seconds} s, and was ended: is there a loop without an end?`;
      this.#fail({ message });
    }, CHECK_INTERVAL_MS);
  }
}
