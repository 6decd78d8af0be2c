/** Trains a net in a worker of its own. */
import type { Disposal } from "../disposal.js";
import { SudokuError } from "../errors.js";
import { expect, expectMade, fieldsOf } from "../module/arguments.js";
import type { Registry } from "../module/registry.js";
import { type Net, readRecipe, type TrainingRecipe } from "../module/training.js";
import type { Answers, Request, TrainedNet, TrainingPart } from "../protocol.js";
import { Client, createDefaultWorker, supersededError } from "./client.js";
import { type OnSilence, Silence } from "./silence.js";

/** The maximum duration of a slice, ms, so that other requests wait no longer than this. */
const SLICE_MS = 30;

export interface TrainingOptions {
  /** Creates a worker that runs `sudoku-lab/worker`, if the default way is not possible. */
  readonly createWorker?: () => Worker;
  /**
   * Called after each change of the state, the updates or the test. It is called many times per second, so only record
   * the change here, and draw in an animation frame.
   */
  readonly onChange?: (training: Training) => void;
  /** Called when the worker does not answer. Ending the worker counts as an `error`. */
  readonly onSilence?: OnSilence;
}

/**
 * The state of a training. `preparing`: the worker is still generating the unseen puzzles. `paused`: also before the
 * first update. `failed`: the training has an `error`.
 */
export type TrainingState = "preparing" | "paused" | "running" | "ended" | "failed";

/** A puzzle on which the net is tested but never trained. */
export interface UnseenPuzzle {
  /** One digit per cell, row by row; 0 is blank. */
  readonly givens: Uint8Array<ArrayBuffer>;
  /** 0 if naked and hidden singles solve it, 1 otherwise. */
  readonly level: 0 | 1;
}

/** The results of a complete test of the averaged weights. */
export interface NetTest {
  /** The update at which the test began. */
  readonly update: number;
  /** The number of solved puzzles. */
  readonly solved: number;
  /** The number of steps that each puzzle took; `null` if the net did not solve it. */
  readonly steps: readonly (number | null)[];
}

export interface Training extends Disposal {}

/**
 * The training of a net that solves Sudoku by message passing, in a worker. The net is trained on generated puzzles,
 * and between updates its averaged weights are tested on unseen puzzles. The same recipe gives the same weights, to the
 * bit, however often the training is paused. The constructor throws a `SudokuError`: `argument`. Errors that only the
 * worker detects, such as a value of the recipe out of range (`param-range`, `param-type`, `refused`), become the
 * `error` of the training and reject `ended`.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the class has the method of `Disposal`
export class Training {
  /**
   * Fulfilled when all updates are complete and tested; rejects with the `error`, or with an `AbortError` if the
   * training is disposed of first.
   */
  readonly ended: Promise<void>;
  readonly #client: Client;
  readonly #silence: Silence;
  readonly #report: (training: Training) => void;
  readonly #givenRecipe: Partial<TrainingRecipe>;
  #settleTraining: {
    readonly resolve: () => void;
    readonly reject: (why: unknown) => void;
  } | null = null;
  #recipe: TrainingRecipe | null = null;
  #puzzles: readonly UnseenPuzzle[] = [];
  #error: SudokuError | null = null;
  #disposed = false;
  #playing = false;
  /** The update up to which the worker is to train. */
  #goal = 0;
  /** The number of further updates to make after the current slice has ended. */
  #pending = 0;
  /** Whether a slice that began before a pause is still running and may make updates. */
  #running = false;
  #updates = 0;
  /** The loss and the accuracy of each update, alternately; the array may be longer than its content. */
  #curve = new Float64Array(1024);
  #test: NetTest | null = null;
  /** Whether slices are being requested. */
  #working = false;

  constructor(lab: Registry, recipe: Partial<TrainingRecipe> = {}, options: TrainingOptions = {}) {
    expectMade("lab", lab);
    this.#givenRecipe = readRecipe("recipe", recipe);
    const {
      createWorker = createDefaultWorker,
      onChange = () => {},
      onSilence,
    } = fieldsOf<TrainingOptions>("options", options, {
      createWorker: "function?",
      onChange: "function?",
      onSilence: "function?",
    });
    this.#report = onChange;
    this.#silence = new Silence(onSilence);
    this.ended = new Promise((resolve, reject) => {
      this.#settleTraining = { resolve, reject };
    });
    // Without this handler, an unused `ended` would be reported as an unhandled rejection.
    this.ended.catch(() => {});
    this.#client = this.#silence.watch(new Client(createWorker, lab.supply(true)));
    void this.#begin();
  }

  get state(): TrainingState {
    if (this.#error) return "failed";
    if (!this.#recipe) return "preparing";
    if (this.#updates >= this.#recipe.updates && !this.#working) return "ended";
    return this.#playing || this.#running ? "running" : "paused";
  }

  /** The recipe with all of its fields; `null` until the worker has checked it. */
  get recipe(): TrainingRecipe | null {
    return this.#recipe;
  }

  /** The unseen puzzles; empty until the worker has made them. */
  get puzzles(): readonly UnseenPuzzle[] {
    return this.#puzzles;
  }

  /** The reason why the training failed; `null` if it did not. */
  get error(): SudokuError | null {
    return this.#error;
  }

  /** The number of updates made so far. */
  get updates(): number {
    return this.#updates;
  }

  /** The latest complete test; `null` before the first one. */
  get test(): NetTest | null {
    return this.#test;
  }

  /**
   * Two numbers per completed update: the loss, and the share of blank cells that were correct at the end of a segment.
   * The array is a view: do not change it; later updates do not extend it.
   */
  get curve(): Float64Array<ArrayBuffer> {
    return this.#curve.subarray(0, 2 * this.#updates);
  }

  /** Trains from the current state until all updates are complete. */
  start(): void {
    if (this.#disposed || this.#error || this.state === "ended") return;
    this.#playing = true;
    this.#goal = Number.POSITIVE_INFINITY;
    this.#pending = 0;
    this.#changed();
    void this.#work();
  }

  /** Makes no more updates after the current slice, until `start` is called; the net is still tested. */
  pause(): void {
    if (!this.#playing) return;
    this.#hold();
    this.#changed();
  }

  /** Pauses, makes this number of updates, and tests the net. */
  step(updates = 1): void {
    expect("updates", updates, "count");
    if (this.#disposed || this.#error) return;
    this.#hold();
    this.#pending += updates;
    this.#changed();
    void this.#work();
  }

  /**
   * Returns the beliefs of the current averaged weights about an unseen puzzle after this number of steps: a
   * probability for each cell and digit, with the digits of a cell next to each other. Givens have the probabilities 0
   * and 1. Rejects with the `error`, or with an `AbortError` if the training is disposed of.
   */
  async beliefs(puzzle: number, step: number): Promise<Float32Array<ArrayBuffer>> {
    const [beliefs = new Float32Array(0)] = await this.allBeliefs([puzzle], step);
    return beliefs;
  }

  /** Returns the beliefs about several unseen puzzles, in order, in one answer. */
  async allBeliefs(
    puzzles: readonly number[],
    step: number,
  ): Promise<readonly Float32Array<ArrayBuffer>[]> {
    expect("step", step, "count");
    for (const [at, puzzle] of puzzles.entries()) expect(`puzzles[${at}]`, puzzle, "count");
    return this.#ask({ type: "beliefs", puzzles, step });
  }

  /** Returns the current averaged weights with their recipe. Rejects as `beliefs` does. */
  async net(): Promise<Net> {
    return (await this.#trained()).net;
  }

  /** Returns the current net as a file, which `Workshop.openNet` reads. Rejects as `beliefs` does. */
  async file(): Promise<Uint8Array<ArrayBuffer>> {
    return (await this.#trained()).file;
  }

  /** Ends the worker. */
  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    this.#playing = false;
    this.#client.end();
    this.#silence.forget(this.#client);
    this.#settleTraining?.reject(supersededError());
  }

  /** @internal declared by `Disposal` */
  [Symbol.dispose](): void {
    this.dispose();
  }

  /** Prevents further slices from making updates, except those that `step` has requested. */
  #hold(): void {
    if (this.#playing) this.#goal = 0;
    this.#playing = false;
  }

  #trained(): Promise<TrainedNet> {
    return this.#ask({ type: "net" });
  }

  async #begin(): Promise<void> {
    const client = this.#client;
    client.onFail = (error) => this.#fail(error);
    if (client.error) return this.#fail(client.error);
    try {
      const { recipe, tests, levels } = await this.#ask({
        type: "train",
        recipe: this.#givenRecipe,
      });
      const cells = tests.length / Math.max(1, levels.length);
      this.#recipe = recipe;
      this.#puzzles = Array.from(levels, (level, at) => ({
        givens: tests.slice(at * cells, (at + 1) * cells),
        level: level as UnseenPuzzle["level"],
      }));
      this.#changed();
    } catch (error) {
      if (!this.#disposed && error instanceof SudokuError) this.#fail(error);
    }
  }

  /** Requests slices until nothing is left to do. */
  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    try {
      for (let more = true; more && !this.#disposed; ) {
        const { updates: from } = this;
        if (this.#pending > 0) this.#goal = Math.max(this.#goal, from) + this.#pending;
        this.#pending = 0;
        this.#running = this.#playing;
        const goal = this.#goal;
        const part = await this.#ask({ type: "train-on", updates: goal, from, ms: SLICE_MS });
        this.#running = false;
        // The training may have been started while the worker completed the last slice for an earlier goal.
        more = this.#accept(part) || this.#pending > 0 || this.#goal > goal;
        if (!more) this.#working = false;
        if (!more && this.state === "ended") this.#playing = false;
        this.#changed();
        if (this.state === "ended") this.#settleTraining?.resolve();
      }
    } catch (error) {
      this.#working = false;
      this.#running = false;
      if (!this.#disposed && error instanceof SudokuError) this.#fail(error);
    }
  }

  /** Stores the results of a slice; returns whether there is more to do. */
  #accept({ update, curve, test, more }: TrainingPart): boolean {
    const at = 2 * this.#updates;
    if (at + curve.length > this.#curve.length) {
      const grown = new Float64Array(2 * (at + curve.length));
      grown.set(this.#curve.subarray(0, at));
      this.#curve = grown;
    }
    this.#curve.set(curve, at);
    this.#updates = update;
    if (test) {
      const steps = Array.from(test.results, (result) => (result === 0 ? null : result - 1));
      const solved = steps.filter((one) => one !== null).length;
      this.#test = { update: test.update, solved, steps };
    }
    return more;
  }

  async #ask<R extends Request>(request: R): Promise<Answers[R["type"]]> {
    if (this.#disposed) throw supersededError();
    if (this.#error) throw this.#error;
    const outcome = await this.#client.ask(request);
    if (this.#disposed) throw supersededError();
    if (outcome && "answer" in outcome) return outcome.answer;
    throw outcome?.refused ?? this.#client.error ?? supersededError();
  }

  #fail(error: SudokuError): void {
    if (this.#error || this.#disposed) return;
    this.#error = error;
    this.#playing = false;
    this.#silence.forget(this.#client);
    this.#settleTraining?.reject(error);
    this.#changed();
  }

  #changed(): void {
    if (!this.#disposed) this.#report(this);
  }
}
