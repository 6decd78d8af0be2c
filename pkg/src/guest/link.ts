/** The page's end of a visitor's worker: requests and their answers, and the handling of missing answers. */
import { describe, SudokuError } from "../errors.js";
import { complaint, Nonsense, object } from "./answers.js";
import type { Place, Spawn, Where } from "./place.js";
import type { Complaint } from "./program/solver.js";
import type { GuestRequest } from "./protocol.js";
import { programText } from "./script.js";

/**
 * The interval of the checks for an answer, ms. Checks are counted instead of measuring the time, because a page may
 * have been suspended.
 */
const LOOK_MS = 250;

/** The error of a request that the worker refuses, although it can answer other requests. */
export class Refused extends Error {
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

interface Asked {
  readonly settle: (answer: unknown) => void;
  readonly reject: (why: unknown) => void;
}

export class Link {
  /** The reason why the worker can no longer be used. */
  error: SudokuError | null = null;
  readonly #place: Promise<Place>;
  readonly #asked = new Map<number, Asked>();
  readonly #patience: number;
  readonly #onFail: (error: SudokuError) => void;
  #id = 0;
  #looks = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** A worker that leaves a request unanswered for `patience` milliseconds is ended. `onFail` is called once. */
  constructor(spawn: Spawn, patience: number, onFail: (error: SudokuError) => void) {
    this.#patience = patience;
    this.#onFail = onFail;
    const fail = (message: string, where?: Where) => this.#fail({ message, ...where });
    this.#place = spawn(programText(), fail);
    this.#place.then(
      (place) => {
        if (this.error) place.end();
        else place.port.onmessage = ({ data }) => this.#hear(data);
      },
      (error: unknown) =>
        this.end(
          error instanceof SudokuError ? error : new SudokuError("unsupported", describe(error)),
        ),
    );
  }

  /**
   * Sends a request. Rejects with a `Refused`, or with the `SudokuError` for which the worker can no longer be used.
   */
  async ask(request: GuestRequest): Promise<unknown> {
    const place = await this.#place.catch(() => null);
    if (this.error || !place) throw this.error;
    const id = ++this.#id;
    const answer = new Promise<unknown>((settle, reject) =>
      this.#asked.set(id, { settle, reject }),
    );
    place.port.postMessage({ ...request, id });
    this.#watch();
    return answer;
  }

  async locate(text: string): Promise<Where | null> {
    return (await this.#place).locate(text);
  }

  /** Ends the worker; all pending requests are rejected with this error. */
  end(error = new SudokuError("crashed", "The worker was terminated.")): void {
    if (this.error) return;
    this.error = error;
    clearInterval(this.#timer);
    void this.#place.then(
      (place) => place.end(),
      () => {},
    );
    for (const { reject } of this.#asked.values()) reject(error);
    this.#asked.clear();
    this.#onFail(error);
  }

  #fail(why: Complaint): void {
    this.end(guestError(why, "crashed"));
  }

  /** Each message answers one request, and there are no other messages: a worker that sends more is ended at once. */
  #hear(data: unknown): void {
    if (this.error) return;
    try {
      const said = object("message", data);
      const asked = this.#asked.get(said.id as number);
      if (!asked) throw new Nonsense("Its worker sent a message that nobody asked for.");
      this.#asked.delete(said.id as number);
      this.#looks = 0;
      if (this.#asked.size === 0) clearInterval(this.#timer);
      if (!("wrong" in said)) asked.settle(said.answer);
      else if (said.fatal === true) {
        const why = guestError(complaint(said.wrong), "crashed");
        asked.reject(why);
        this.end(why);
      } else asked.reject(new Refused(complaint(said.wrong)));
    } catch (error) {
      this.#fail({ message: describe(error) });
    }
  }

  #watch(): void {
    if (this.#asked.size > 1) return;
    clearInterval(this.#timer);
    this.#looks = 0;
    this.#timer = setInterval(() => {
      this.#looks += 1;
      if (this.#looks * LOOK_MS < this.#patience) return;
      const seconds = Math.round(this.#patience / 1000);
      const message = `It did not come back within ${seconds} s, and was ended: is there a loop without an end?`;
      this.#fail({ message });
    }, LOOK_MS);
  }
}
