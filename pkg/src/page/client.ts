import { describe, fromPlain, SudokuError } from "../errors.js";
import type { Guest } from "../guest.js";
import type { Supply } from "../module/registry.js";
import type { Answers, Command, Last, Report, Request } from "../protocol.js";

/** A worker that says nothing for so many looks, so far apart, while something is asked, is silent. */
const LOOKS = 4;
/** The same for a worker that has never answered: its script may still be on its way over a slow network. */
const FIRST_LOOKS = 40;
const LOOK_MS = 500;
/** One that was told to stop and says nothing is ended: after a second. */
const STOP_LOOKS = 20;
const STOP_LOOK_MS = 50;

/** What came of a request: an answer, why it was refused, or `null` if the worker is gone. */
export type Outcome<T> = { readonly answer: T } | { readonly refused: SudokuError } | null;

type Settle = (outcome: Outcome<Answers[keyof Answers]>) => void;

/**
 * The page's end of one worker. Every request settles: with its answer, or with `null` when the
 * worker fails, does not stop, or is ended.
 *
 * A worker that is stuck and one whose machine is busy look the same from here, so silence alone
 * ends nothing: it is told, and whoever holds the client may ask it to stop.
 *
 * Looks are counted, rather than time, because a page that was asleep or busy finds its timers and
 * its messages due together.
 */
export class Client {
  /** Why it is of no more use. */
  error: SudokuError | null = null;
  /** Whether it has answered at all. */
  ready = false;
  /** Whether it has left something unanswered for long. */
  silent = false;
  /** Told once when it fails, though not when it is ended. */
  onFail: (error: SudokuError, last?: Last) => void = () => {};
  /** Told when it falls silent, and when it is heard again. */
  onSilence: () => void = () => {};
  /** Whether its module has all there is. */
  readonly all: boolean;
  /** Whose solver it runs, if it is not ours. */
  readonly guest: Guest | null;
  readonly #worker: Worker | null;
  /** What is to be said when its module is there; `null` once it is. */
  #held: (() => void)[] | null = null;
  readonly #asked = new Map<number, Settle>();
  #id = 0;
  #looks = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The request to stop that is still to be answered; 0 is none. */
  #stop = 0;

  constructor(create: () => Worker, supply: Supply, guest: Guest | null = null) {
    this.all = supply.all;
    this.guest = guest;
    let worker: Worker | null = null;
    try {
      worker = create();
      worker.onmessage = ({ data }: MessageEvent<Report>) => this.#hear(data);
      worker.onmessageerror = () => this.#fail("A message from the worker could not be read.");
      worker.onerror = (event) => {
        event.preventDefault?.();
        this.#fail(event.message);
      };
      this.#worker = worker;
      const module = supply.module();
      if (module instanceof Promise) this.#await(module);
      else this.#post({ type: "init", module });
    } catch (error) {
      worker?.terminate();
      this.#worker = null;
      // There are none of this kind: what to do is up to who wrote the page.
      const hint = "See createWorker in sudoku-lab's README.";
      this.error = noWorker(`${describe(error)}. ${hint}`);
    }
  }

  /** Whether something is still to be answered. */
  get busy(): boolean {
    return this.#asked.size > 0;
  }

  /** Whether a request to stop is to be answered at once: a worker that is not ready is still waited for. */
  get #stopping(): boolean {
    return this.ready && this.#stop > 0;
  }

  /** Asks, and gives away what is to be transferred; never rejects. */
  ask<R extends Request>(
    request: R,
    transfer: Transferable[] = [],
  ): Promise<Outcome<Answers[R["type"]]>> {
    if (this.error) return Promise.resolve(null);
    const id = ++this.#id;
    const settled = new Promise<Outcome<Answers[R["type"]]>>((settle) => {
      // Answers come back by number, so each is of the type that its request asks for.
      this.#asked.set(id, settle as Settle);
    });
    const say = () => this.#say({ ...request, id }, transfer);
    if (this.#held) this.#held.push(say);
    else say();
    if (!this.#asked.has(id)) return settled;
    if (request.type === "stop") this.#stop = id;
    this.#watch(request.type === "stop");
    return settled;
  }

  /** Ends the worker; what was asked settles with `null`. */
  end(error = new SudokuError("crashed", "The worker was terminated.")): void {
    if (this.error) return;
    this.error = error;
    this.silent = false; // nobody waits for it any more
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const settle of asked) settle(null);
  }

  /** Begins when its module is there; the worker itself starts meanwhile. */
  #await(module: Promise<WebAssembly.Module>): void {
    this.#held = [];
    module.then(
      (module) => {
        const held = this.#held ?? [];
        this.#held = null;
        if (this.error) return;
        this.#post({ type: "init", module });
        for (const say of held) say();
      },
      (error: unknown) => {
        const known = error instanceof SudokuError;
        this.#break(known ? error : new SudokuError("network", describe(error)));
      },
    );
  }

  #say(request: Request & { readonly id: number }, transfer: Transferable[]): void {
    try {
      this.#post(request, transfer);
    } catch (error) {
      // Something in it cannot cross, such as a function.
      this.#settle(request.id, { refused: new SudokuError("refused", describe(error)) });
    }
  }

  #settle(id: number, outcome: Outcome<Answers[keyof Answers]>): void {
    const settle = this.#asked.get(id);
    this.#asked.delete(id);
    settle?.(outcome);
  }

  #post(command: Command, transfer: Transferable[] = []): void {
    this.#worker?.postMessage(command, transfer);
  }

  #hear(report: Report): void {
    if (this.error) return;
    this.#looks = 0;
    if (report.type === "ready") {
      this.ready = true;
    } else if (report.type === "crashed") {
      this.#fail(report.message, report.place, report.last);
    } else {
      if (report.id === this.#stop) this.#stop = 0;
      const refused = report.type === "refused";
      const outcome = refused ? { refused: fromPlain(report.error) } : { answer: report.answer };
      this.#settle(report.id, outcome);
    }
    if (this.#asked.size === 0) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    }
    if (!this.silent) return;
    this.silent = false;
    this.onSilence();
  }

  #fail(message: string, place?: SudokuError["place"], last?: Last): void {
    const error = this.ready ? new SudokuError("crashed", message, { place }) : noWorker(message);
    this.#break(error, last);
  }

  #break(error: SudokuError, last?: Last): void {
    if (this.error) return;
    this.end(error);
    this.onFail(error, last);
  }

  #watch(anew: boolean): void {
    if (anew) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#looks = 0;
    }
    this.#timer ??= setTimeout(() => this.#look(), this.#stopping ? STOP_LOOK_MS : LOOK_MS);
  }

  #look(): void {
    this.#timer = undefined;
    // As long as its module is loaded, nothing has been asked of the worker.
    if (!this.#held) this.#looks += 1;
    if (this.#stopping && this.#looks >= STOP_LOOKS) {
      this.#fail("The worker did not answer, and was ended.");
      return;
    }
    this.#watch(false);
    if (this.silent || this.#looks < (this.ready ? LOOKS : FIRST_LOOKS)) return;
    this.silent = true;
    this.onSilence();
  }
}

/** What is told to who waited, when the same object was asked for something else or disposed of. */
export const superseded = (): DOMException =>
  new DOMException("Something else was asked for meanwhile.", "AbortError");

/** Of a script that could not be fetched browsers tell nothing. */
function noWorker(why: string): SudokuError {
  const said = why || "its script could not be loaded.";
  return new SudokuError("unsupported", `No worker could be started: ${said}`);
}

/** Makes a worker: of the web, in the one form that bundlers recognise, unless there is another way. */
export let usualWorker = (): Worker =>
  new Worker(new URL("../worker.js", import.meta.url), { type: "module" });

/** Cores of the machine, by what the browser says. */
export let allCores = (): number => globalThis.navigator?.hardwareConcurrency ?? 2;

/** Where the web's way to have workers is missing. */
export function workersBy(create: typeof usualWorker, cores: typeof allCores): void {
  usualWorker = create;
  allCores = cores;
}
