/** Draws a lane's frames straight to the page, past the components, as often as they come. */
import { signal } from "@preact/signals";
import type { Frame, Lane, Puzzle } from "sudoku-lab";
import { beginVisits, countVisits } from "../closer/visits";
import { palette as paletteVersion } from "../state/appearance";
import { format, words } from "../words";
import { paintBoard } from "./board-paint";
import { laneColour, readPalette } from "./colours";
import type { View } from "./frames";
import { timeOf } from "./measuring";
import { paintSparkline } from "./sparkline";
import { fit, type Surface } from "./surface";
import { timeText } from "./times";

/** The last frame of each lane, by its number from 0; for curves and tables, not for boards. */
export const lastFrames: (Frame | null)[] = [];
/** Counts the frames kept, a few times a second. */
export const frameTick = signal(0);

let ticking = false;
function tick(): void {
  if (ticking) return;
  ticking = true;
  setTimeout(() => {
    ticking = false;
    frameTick.value++;
  }, 120);
}

export class LaneView implements View {
  visible = true;
  readonly lane: Lane;
  readonly #index: number;
  readonly #root: HTMLElement;
  readonly #puzzle: Puzzle;
  readonly #fields = new Map<string, HTMLElement>();
  #frame: Frame | null = null;
  #board: Surface | null = null;
  #spark: Surface | null = null;

  constructor(lane: Lane, index: number, root: HTMLElement, puzzle: Puzzle) {
    this.lane = lane;
    this.#index = index;
    this.#root = root;
    this.#puzzle = puzzle;
    this.resize();
    for (const field of root.querySelectorAll<HTMLElement>("[data-field]")) {
      this.#fields.set(field.getAttribute("data-field") ?? "", field);
    }
    lastFrames[index] = null;
    beginVisits(index);
    tick();
  }

  draw(frame: Frame): void {
    this.#frame = frame;
    lastFrames[this.#index] = frame;
    countVisits(this.#index, frame);
    this.paint();
    const { lane } = this;
    this.#write("steps", format(frame.step));
    this.#write("time", lane.progress.steps > 0 ? timeText(timeOf(lane)) : "–");
    this.#write("conflicts", format(frame.conflicts));
    for (const [index, { id }] of lane.info.counters.entries()) {
      this.#write(`counter ${id}`, format(frame.counters[index] ?? 0));
    }
    const past = !lane.playing && frame.step < lane.progress.steps;
    this.#write("moment", frame.seeking ? words.seeking : past ? words.showing(frame.step) : "");
    this.#write("explanation", frame.explanation?.text ?? lane.info.summary);
    tick();
  }

  /** Takes up another size. */
  resize(): void {
    const fitted = (selector: string) => {
      const canvas = this.#root.querySelector<HTMLCanvasElement>(selector);
      return canvas && fit(canvas);
    };
    this.#board = fitted("canvas.lane-board");
    this.#spark = fitted("canvas.sparkline");
    this.paint();
  }

  /** Draws the last frame again, for another size or other colours. */
  paint(): void {
    const colours = readPalette(paletteVersion.peek());
    const colour = laneColour(colours, this.#index);
    const frame = this.#frame;
    const { steps, outcome } = this.lane.progress;
    const final = outcome !== null && frame?.step === steps;
    if (this.#board) paintBoard(this.#board, this.#puzzle, frame, final, colour, colours);
    if (this.#spark && frame) paintSparkline(this.#spark, frame, colour);
    if (this.#board && frame && !this.lane.playing) {
      const filled = frame.digits.filter((digit) => digit > 0).length;
      const label = words.laneBoard(this.lane.info.name, filled, frame.digits.length);
      this.#board.context.canvas.setAttribute("aria-label", label);
    }
  }

  #write(name: string, text: string): void {
    const field = this.#fields.get(name);
    if (!field || field.textContent === text) return;
    field.textContent = text;
    if (name === "explanation") field.title = text; // it may be cut
  }
}
