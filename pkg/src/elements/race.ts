/** `<sudoku-race>`: a race of solvers on one puzzle, each in a worker of its own. */
import { paintBoard } from "../board/paint.js";
import { fitCanvas, type Surface } from "../board/surface.js";
import type { EmbedLane, EmbedReady, EmbedResult, EmbedStep } from "../embed.js";
import type { Lane } from "../page/lane.js";
import { Race } from "../page/race.js";
import type { AnySetup, Frame, Puzzle } from "../types.js";
import { createButton, createPart, LabElement, sharedLab } from "./base.js";
import type { ListenersOf } from "./board.js";
import { texts } from "./texts.js";

const CSS = `[part=lanes]{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(12rem,100%),1fr))}
[part=lane]{margin:0;min-width:0;display:grid;grid-row:span 3;grid-template-rows:subgrid;gap:.25rem}
[part=name]{font-weight:600;overflow-wrap:anywhere;align-self:end}
[part="canvas board"]{aspect-ratio:1}
[part=status]{color:var(--_muted);font-variant-numeric:tabular-nums;min-height:1.5em}
[part=controls]{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.75rem}`;

/** The puzzle of an element without the attribute `puzzle`. */
const DEFAULT_PUZZLE =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/** Steps per second at the start of a race whose speed is not set; the speed doubles every second. */
const START_SPEED = 8;
/** Steps per second above which a race runs as fast as it can. */
const FULL_SPEED = 1e5;
/** Milliseconds between two increases of the speed. */
const RAMP_INTERVAL_MS = 250;

/** Whether the reader has no preference for reduced motion. */
const isMotionWelcome = () => matchMedia("(prefers-reduced-motion: no-preference)").matches;

/** The events of a race, with their details: those of `<sudoku-lab>`. */
export interface RaceEvents {
  ready: EmbedReady;
  /** The race shows other steps than before. */
  step: EmbedStep;
  /** All runs have ended and their times are known. */
  finish: EmbedResult;
  error: { readonly message: string };
}

/** Returns the name of a lane: its algorithm and, if one is set, its preset. */
export function nameOf({ info, setup }: Lane): string {
  const preset = info.presets.find(({ id }) => id === setup.preset);
  return preset ? `${info.name}: ${preset.name}` : info.name;
}

/** A lane on the screen. */
interface ShownLane {
  readonly lane: Lane;
  readonly canvas: HTMLCanvasElement;
  readonly status: HTMLElement;
  surface: Surface | null;
  frame: Frame | null;
  /** Whether a frame was requested from the worker and has not arrived. */
  isWaiting: boolean;
}

export class SudokuRaceElement extends LabElement {
  static readonly observedAttributes = [
    "puzzle",
    "box",
    "algorithms",
    "seed",
    "steps",
    "speed",
    "autoplay",
  ];
  declare puzzle: string;
  declare box: string;
  /** Ids separated by commas, each with a preset if wanted: `backtracking:rows,ga`. */
  declare algorithms: string;
  declare seed: string;
  /** The step limit of each run. */
  declare steps: string;
  /** Steps per second, or `max`; if it is not set, a race starts slowly and becomes faster. */
  declare speed: string;
  /** Whether the race starts when it is ready, unless the reader prefers reduced motion; set to `true` or `false`. */
  declare autoplay: string;
  readonly #lanes = createPart("div", "lanes");
  readonly #play: HTMLButtonElement;
  #race: Race | null = null;
  #puzzle: Puzzle | null = null;
  #shownLanes: readonly ShownLane[] = [];
  #setupVersion = 0;
  #drawing = 0;
  #rampTimer: ReturnType<typeof setInterval> | undefined;
  #finished = false;
  #unwatch = () => {};

  constructor() {
    super(CSS);
    const controls = createPart("div", "controls");
    controls.setAttribute("role", "group");
    controls.ariaLabel = texts.controls;
    this.#play = createButton("play", texts.play, () =>
      this.running ? this.pause() : this.play(),
    );
    controls.append(
      this.#play,
      createButton("back", texts.back, () => this.step(-1)),
      createButton("forward", texts.forward, () => this.step(1)),
      createButton("restart", texts.restart, () => void this.#open()),
    );
    this.root.append(this.#lanes, controls);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = this.watchLook(this.#lanes, () => {
      for (const shown of this.#shownLanes) shown.surface = fitCanvas(shown.canvas);
      this.#paint();
    });
    void this.#open();
  }

  disconnectedCallback(): void {
    this.#setupVersion += 1;
    this.#unwatch();
    clearInterval(this.#rampTimer);
    cancelAnimationFrame(this.#drawing);
    this.#race?.dispose();
    this.#race = null;
    this.#shownLanes = [];
    this.#lanes.replaceChildren();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now || !this.isConnected || name === "autoplay") return;
    if (name === "speed") this.#setSpeed();
    else void this.#open();
  }

  /** The race of the package, for functions that the element does not offer; `null` until it is ready. */
  get race(): Race | null {
    return this.#race;
  }

  /** The puzzle as it was read; `null` until it is ready. */
  get read(): Puzzle | null {
    return this.#puzzle;
  }

  /** Whether a lane runs. */
  get running(): boolean {
    return this.#race?.lanes.some(({ playing }) => playing) ?? false;
  }

  play(): void {
    const race = this.#race;
    if (!race) return;
    this.#setSpeed();
    if (!isMotionWelcome()) race.pace = Infinity;
    race.play();
    this.#request();
  }

  pause(): void {
    clearInterval(this.#rampTimer);
    this.#race?.pause();
    this.#request();
  }

  /** Pauses all lanes and advances them by `steps` steps; a negative number goes back. */
  step(steps = 1): void {
    clearInterval(this.#rampTimer);
    this.#race?.step(steps);
    this.#request();
  }

  /** Pauses all lanes and shows a step. */
  seek(step: number): void {
    clearInterval(this.#rampTimer);
    for (const lane of this.#race?.lanes ?? []) lane.goTo(step);
    this.#request();
  }

  /** Returns the result of each lane so far. */
  result(): EmbedResult {
    const lanes = (this.#race?.lanes ?? []).map((lane, index) => ({
      algorithm: lane.setup.algorithm,
      name: nameOf(lane),
      outcome: lane.progress.outcome,
      place: lane.place,
      steps: lane.progress.steps,
      micros: lane.time.micros,
      counters: this.#countersOf(index),
    }));
    return { lanes };
  }

  /** The displayed frames, by lane; `null` if a lane has no frame yet. */
  get frames(): readonly (Frame | null)[] {
    return this.#shownLanes.map(({ frame }) => frame);
  }

  #setups(): AnySetup[] {
    const names = (this.algorithms || "backtracking,dancing-links").split(",");
    return names.map((item) => {
      const [algorithm = "", preset] = item.trim().split(":");
      return {
        algorithm,
        ...(preset && { preset }),
        ...(this.seed && { seed: Number(this.seed) }),
        ...(this.steps && { maxSteps: Number(this.steps) }),
      };
    });
  }

  async #open(): Promise<void> {
    const setting = ++this.#setupVersion;
    clearInterval(this.#rampTimer);
    this.#lanes.ariaBusy = "true";
    try {
      // The engine is awaited each time, so that no event is sent while an attribute is being set.
      const lab = await sharedLab();
      if (setting !== this.#setupVersion || !this.isConnected) return;
      const puzzle = lab.read(this.puzzle || DEFAULT_PUZZLE, this.box ? { box: this.box } : {});
      this.#race ??= new Race(lab, { onChange: () => this.#request() });
      this.#race.prepare(puzzle, this.#setups());
      this.#puzzle = puzzle;
      this.#finished = false;
      this.clearError();
      this.#layOut(this.#race.lanes);
      const lanes = this.#race.lanes.map((lane) => ({
        algorithm: lane.setup.algorithm,
        name: nameOf(lane),
      }));
      this.send("ready", { view: "race", lanes } satisfies EmbedReady);
      if (this.hasAttribute("autoplay") && isMotionWelcome()) this.play();
    } catch (error) {
      if (setting === this.#setupVersion) this.fail(error);
    } finally {
      if (setting === this.#setupVersion) this.#lanes.ariaBusy = null;
    }
  }

  #layOut(lanes: readonly Lane[]): void {
    this.#shownLanes = lanes.map((lane) => {
      const figure = createPart("figure", "lane");
      const canvas = createPart("canvas", "canvas board");
      canvas.setAttribute("role", "img");
      const status = createPart("figcaption", "status");
      figure.append(createPart("div", "name", nameOf(lane)), canvas, status);
      return { lane, canvas, status, figure, surface: null, frame: null, isWaiting: false };
    });
    const figures = this.#shownLanes.map(({ canvas }) => canvas.parentElement as HTMLElement);
    this.#lanes.replaceChildren(...figures);
    for (const shown of this.#shownLanes) shown.surface = fitCanvas(shown.canvas);
    this.#request();
  }

  #countersOf(index: number): Readonly<Record<string, number>> {
    const { lane, frame } = this.#shownLanes[index] ?? {};
    const ids = lane?.info.counters.map(({ id }) => id) ?? [];
    return Object.fromEntries(ids.map((id, at) => [id, frame?.counters[at] ?? 0]));
  }

  /** Applies the attribute `speed`; without it, the speed doubles every second. */
  #setSpeed(): void {
    clearInterval(this.#rampTimer);
    const race = this.#race;
    if (!race) return;
    const set = Number(this.speed);
    if (this.speed) race.pace = set > 0 ? set : Infinity;
    else {
      race.pace = START_SPEED;
      this.#rampTimer = setInterval(() => {
        const pace = race.pace * 2 ** (RAMP_INTERVAL_MS / 1000);
        race.pace = pace > FULL_SPEED ? Infinity : pace;
        if (pace > FULL_SPEED || !this.running) clearInterval(this.#rampTimer);
      }, RAMP_INTERVAL_MS);
    }
  }

  /** Schedules a drawing for the next frame. */
  #request(): void {
    cancelAnimationFrame(this.#drawing);
    this.#drawing = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    const action = this.running ? texts.pause : texts.play;
    if (this.#play.textContent !== action) this.#play.textContent = action;
    for (const shown of this.#shownLanes) {
      if (shown.isWaiting || shown.lane.state === "preparing") continue;
      shown.isWaiting = true;
      void shown.lane.frame().then((frame) => {
        shown.isWaiting = false;
        if (!frame || !this.#shownLanes.includes(shown)) return;
        const isOther = shown.frame?.step !== frame.step;
        shown.frame = frame;
        this.#paintLane(shown);
        this.#report(shown);
        if (isOther) this.#sendStep();
      });
      this.#report(shown);
    }
    if (this.running) this.#request();
    else void this.#finish();
  }

  /** Measures the times of the runs when all of them have ended, and sends `finish` once. */
  async #finish(): Promise<void> {
    const [race, setting] = [this.#race, this.#setupVersion];
    const isOver = race?.lanes.every(({ state }) => state === "ended") ?? false;
    if (!race || !isOver || this.#finished) return;
    this.#finished = true;
    if (!(await race.measure(() => setting !== this.#setupVersion))) return;
    for (const shown of this.#shownLanes) {
      shown.frame = await shown.lane.frame();
      this.#paintLane(shown);
      this.#report(shown);
    }
    if (setting === this.#setupVersion) this.send("finish", this.result());
  }

  #sendStep(): void {
    const lanes = this.#shownLanes.map(({ lane, frame }, index): EmbedLane => {
      const lines = [...(frame?.lines ?? [])];
      return {
        algorithm: lane.setup.algorithm,
        name: nameOf(lane),
        step: frame?.step ?? 0,
        line: lines.at(-1) ?? null,
        lines,
        outcome: lane.progress.outcome,
        counters: this.#countersOf(index),
      };
    });
    const step = Math.max(0, ...lanes.map((lane) => lane.step));
    this.send("step", { step, lanes } satisfies EmbedStep);
  }

  #report({ lane, status, frame }: ShownLane): void {
    const { outcome } = lane.progress;
    const parts = [texts.steps(frame?.step ?? 0, lane.info.step)];
    if (lane.error) parts.push(lane.error.message);
    else if (outcome) parts.push(texts.outcomes[outcome] ?? outcome);
    if (lane.place) parts.push(texts.place(lane.place));
    const text = parts.join(" · ");
    if (status.textContent !== text) status.textContent = text;
  }

  #paint(): void {
    for (const shown of this.#shownLanes) this.#paintLane(shown);
  }

  #paintLane(shown: ShownLane): void {
    const { lane, surface, frame, canvas } = shown;
    if (!this.#puzzle || !surface) return;
    const { outcome, steps } = lane.progress;
    paintBoard(surface, this.#puzzle, frame, {
      colour: this.runColour(lane.index),
      colours: this.colours(),
      final: outcome !== null && frame?.step === steps,
    });
    const digits = frame?.digits ?? this.#puzzle.givens;
    const filled = digits.reduce((sum, digit) => sum + Number(digit > 0), 0);
    const label = `${nameOf(lane)}. ${texts.board(filled, digits.length)}`;
    if (canvas.ariaLabel !== label && !lane.playing) canvas.ariaLabel = label;
  }

  declare addEventListener: ListenersOf<SudokuRaceElement, RaceEvents>;
}
