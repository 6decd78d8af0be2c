import { describeError, fromPlain, SudokuError } from "../errors.js";
import type { Guest } from "../guest.js";
import type { Supply } from "../module/registry.js";
import type { Answers, Command, LastState, Report, Request } from "../protocol.js";

/**
 * The number of checks without an answer after which a worker with a pending request counts as silent, and their
 * interval, ms.
 */
const SILENT_CHECKS = 4;
/**
 * The number of checks for a worker that has never answered, because its script may still be loading over a slow
 * network.
 */
const STARTING_CHECKS = 40;
const CHECK_INTERVAL_MS = 500;
/** The number of checks, about a second, after which a worker that does not answer a request to stop is ended. */
const STOP_CHECKS = 20;
const STOP_CHECK_INTERVAL_MS = 50;

/** The outcome of a request: an answer, the reason of a refusal, or `null` if the worker no longer exists. */
export type Outcome<T> = { readonly answer: T } | { readonly refused: SudokuError } | null;

type SettleRequest = (outcome: Outcome<Answers[keyof Answers]>) => void;

/**
 * The page's end of one worker. Every request settles: with its answer, or with `null` when the worker fails, does not
 * stop, or is ended. A stuck worker and a worker on a busy machine cannot be distinguished here, so silence alone does
 * not end a worker: it is reported, and the owner of the client may ask the worker to stop. Silence is measured by
 * counting checks instead of by time, because after a page was suspended or busy, its timers and its messages are due
 * at the same time.
 */
export class Client {
  /** The reason why the worker can no longer be used. */
  error: SudokuError | null = null;
  /** Whether the worker has answered any request. */
  ready = false;
  /** Whether the worker has left a request unanswered for a long time. */
  silent = false;
  /** Called once when the worker fails, but not when it is ended by the page. */
  onFail: (error: SudokuError, last?: LastState) => void = () => {};
  /** Called when the worker falls silent, and when it answers again. */
  onSilence: () => void = () => {};
  /** Whether the worker has the module with everything. */
  readonly all: boolean;
  /** The visitor's solver that the worker runs; `null` for a worker of the lab. */
  readonly guest: Guest | null;
  readonly #worker: Worker | null;
  /** The messages that wait for the module; `null` once the module has loaded. */
  #queued: (() => void)[] | null = null;
  readonly #pending = new Map<number, SettleRequest>();
  #id = 0;
  #checks = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The id of the request to stop that has not been answered; 0 if there is none. */
  #stop = 0;

  constructor(create: () => Worker, supply: Supply, guest: Guest | null = null) {
    this.all = supply.all;
    this.guest = guest;
    let worker: Worker | null = null;
    try {
      worker = create();
      worker.onmessage = ({ data }: MessageEvent<Report>) => this.#receive(data);
      worker.onmessageerror = () => this.#fail("A message from the worker could not be read.");
      worker.onerror = (event) => {
        event.preventDefault?.();
        this.#fail(event.message);
      };
      this.#worker = worker;
      const module = supply.module();
      if (module instanceof Promise) this.#sendWhenCompiled(module);
      else this.#post({ type: "init", module });
    } catch (error) {
      worker?.terminate();
      this.#worker = null;
      // The environment has no web workers; the author of the page must provide a replacement.
      const hint = "See createWorker in sudoku-lab's README.";
      this.error = workerLoadError(`${describeError(error)}. ${hint}`);
    }
  }

  /** Whether any request has not been answered. */
  get busy(): boolean {
    return this.#pending.size > 0;
  }

  /** Whether a request to stop must be answered soon. A worker that is not ready yet has more time. */
  get #stopping(): boolean {
    return this.ready && this.#stop > 0;
  }

  /** Sends a request, and transfers the given buffers; never rejects. */
  ask<R extends Request>(
    request: R,
    transfer: Transferable[] = [],
  ): Promise<Outcome<Answers[R["type"]]>> {
    if (this.error) return Promise.resolve(null);
    const id = ++this.#id;
    const completion = new Promise<Outcome<Answers[R["type"]]>>((settle) => {
      // Answers are matched by number, so each has the type that its request asks for.
      this.#pending.set(id, settle as SettleRequest);
    });
    const post = () => this.#send({ ...request, id }, transfer);
    if (this.#queued) this.#queued.push(post);
    else post();
    if (!this.#pending.has(id)) return completion;
    if (request.type === "stop") this.#stop = id;
    this.#watch(request.type === "stop");
    return completion;
  }

  /** Ends the worker; pending requests settle with `null`. */
  end(error = new SudokuError("crashed", "The worker was terminated.")): void {
    if (this.error) return;
    this.error = error;
    this.silent = false; // no request is pending any more
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    const asked = [...this.#pending.values()];
    this.#pending.clear();
    for (const settle of asked) settle(null);
  }

  /** Sends the waiting messages when the module has loaded; the worker starts in the meantime. */
  #sendWhenCompiled(module: Promise<WebAssembly.Module>): void {
    this.#queued = [];
    module.then(
      (module) => {
        const held = this.#queued ?? [];
        this.#queued = null;
        if (this.error) return;
        this.#post({ type: "init", module });
        for (const say of held) say();
      },
      (error: unknown) => {
        const known = error instanceof SudokuError;
        this.#break(known ? error : new SudokuError("network", describeError(error)));
      },
    );
  }

  #send(request: Request & { readonly id: number }, transfer: Transferable[]): void {
    try {
      this.#post(request, transfer);
    } catch (error) {
      // A value in the request cannot be sent, such as a function.
      this.#complete(request.id, { refused: new SudokuError("refused", describeError(error)) });
    }
  }

  #complete(id: number, outcome: Outcome<Answers[keyof Answers]>): void {
    const settle = this.#pending.get(id);
    this.#pending.delete(id);
    settle?.(outcome);
  }

  #post(command: Command, transfer: Transferable[] = []): void {
    this.#worker?.postMessage(command, transfer);
  }

  #receive(report: Report): void {
    if (this.error) return;
    this.#checks = 0;
    if (report.type === "ready") {
      this.ready = true;
    } else if (report.type === "crashed") {
      this.#fail(report.message, report.place, report.last);
    } else {
      if (report.id === this.#stop) this.#stop = 0;
      const refused = report.type === "refused";
      const outcome = refused ? { refused: fromPlain(report.error) } : { answer: report.answer };
      this.#complete(report.id, outcome);
    }
    if (this.#pending.size === 0) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    }
    if (!this.silent) return;
    this.silent = false;
    this.onSilence();
  }

  #fail(message: string, place?: SudokuError["place"], last?: LastState): void {
    const error = this.ready
      ? new SudokuError("crashed", message, { place })
      : workerLoadError(message);
    this.#break(error, last);
  }

  #break(error: SudokuError, last?: LastState): void {
    if (this.error) return;
    this.end(error);
    this.onFail(error, last);
  }

  #watch(isRestart: boolean): void {
    if (isRestart) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#checks = 0;
    }
    this.#timer ??= setTimeout(
      () => this.#check(),
      this.#stopping ? STOP_CHECK_INTERVAL_MS : CHECK_INTERVAL_MS,
    );
  }

  #check(): void {
    this.#timer = undefined;
    // While the module is loading, no request has been sent to the worker.
    if (!this.#queued) this.#checks += 1;
    if (this.#stopping && this.#checks >= STOP_CHECKS) {
      this.#fail("The worker did not answer, and was ended.");
      return;
    }
    this.#watch(false);
    if (this.silent || this.#checks < (this.ready ? SILENT_CHECKS : STARTING_CHECKS)) return;
    this.silent = true;
    this.onSilence();
  }
}

/**
 * Returns the error of a request that was superseded, because the same object received another request or was disposed
 * of.
 */
export const supersededError = (): DOMException =>
  new DOMException("Something else was asked for meanwhile.", "AbortError");

/** Browsers give no reason if a script cannot be fetched. */
function workerLoadError(why: string): SudokuError {
  const said = why || "its script could not be loaded.";
  return new SudokuError("unsupported", `No worker could be started: ${said}`);
}

/** Creates a web worker, in the only form that bundlers recognize, unless another function replaces this one. */
export let createDefaultWorker = (): Worker =>
  new Worker(new URL("../worker.js", import.meta.url), { type: "module" });

/** The number of cores of the machine, as the browser reports it. */
export let allCores = (): number => globalThis.navigator?.hardwareConcurrency ?? 2;

/** Replaces the functions above in environments without web workers. */
export function setWorkerFactory(create: typeof createDefaultWorker, cores: typeof allCores): void {
  createDefaultWorker = create;
  allCores = cores;
}
