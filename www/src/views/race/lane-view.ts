/** Draws the frames of a lane directly into the DOM, as often as frames arrive, without rendering components. */
import type { Frame, Lane, Puzzle } from "sudoku-lab";
import { paintBoard } from "../../board/paint";
import type { FrameView } from "../../lab/frames";
import { type LaneModel, timeOf } from "../../lab/race/lane";
import { timeText } from "../../text/times";
import { paletteVersion } from "../../ui/appearance";
import { laneColour, readPalette } from "../../ui/colours";
import { fit, type Surface } from "../../ui/surface";
import { count, format, words } from "../../words";
import { frameCaption } from "./caption";
import * as css from "./Lane.module.css";
import { countBlank, countFilled, digitsOn, isLast, isWaiting } from "./shown";

export class LaneView implements FrameView {
  visible = true;
  readonly lane: Lane;
  readonly #model: LaneModel;
  readonly #index: number;
  readonly #root: HTMLElement;
  readonly #puzzle: Puzzle;
  readonly #nameAt: (index: number) => string;
  readonly #fields = new Map<string, HTMLElement>();
  /** The unit of the lane's steps in singular and plural: "node", "nodes". */
  readonly #units: { readonly one: string; readonly many: string };
  #frame: Frame | null = null;
  #board: Surface | null = null;

  constructor(
    model: LaneModel,
    lane: Lane,
    index: number,
    root: HTMLElement,
    puzzle: Puzzle,
    nameAt: (index: number) => string,
  ) {
    this.#nameAt = nameAt;
    this.lane = lane;
    this.#model = model;
    this.#index = index;
    this.#root = root;
    this.#puzzle = puzzle;
    const unit = (steps: number) => count(steps, lane.info.step).replace(/^\d+ /, "");
    this.#units = { one: unit(1), many: unit(2) };
    for (const field of root.querySelectorAll<HTMLElement>("[data-field]")) {
      this.#fields.set(field.getAttribute("data-field") ?? "", field);
    }
  }

  draw(frame: Frame): void {
    this.#frame = frame;
    const atEnd = this.#model.see(frame);
    this.paint();
    const { lane } = this;
    const { steps, outcome } = lane.progress;
    this.#write("steps", format(frame.step));
    this.#write("unit", frame.step === 1 ? this.#units.one : this.#units.many);
    const time = timeOf(lane);
    this.#write("time", time ? timeText(time) : "–");
    this.#write("timed", frame.step < steps ? words.wholeRun : words.time);
    const blank = countBlank(lane, frame, this.#puzzle.givens);
    const left = blank > 0 ? blank : frame.conflicts;
    this.#write("left", blank > 0 ? words.blank : words.conflicts);
    this.#write("conflicts", atEnd && outcome === "unsolvable" ? "–" : format(left));
    const past = !lane.playing && frame.step < steps;
    this.#write("moment", frame.seeking ? words.seeking : past ? words.shown(frame.step) : "");
    const caption = frameCaption(lane, frame);
    this.#write("explanation", caption || firstClause(lane.info.summary));
    this.#fields.get("explanation")?.toggleAttribute("data-about", !caption);
  }

  /** Adapts the canvas to its size: after the first layout and after each change of size. */
  resize(): void {
    const canvas = this.#root.querySelector<HTMLCanvasElement>(`canvas.${css.board}`);
    this.#board = canvas && fit(canvas);
    this.paint();
  }

  /** Draws the latest frame again after a change of size or colours. */
  paint(): void {
    const colours = readPalette(paletteVersion.peek());
    const colour = laneColour(colours, this.#index);
    const frame = this.#frame;
    const final = isLast(this.lane, frame);
    const run = isWaiting(this.lane) ? null : frame;
    if (this.#board) paintBoard(this.#board, this.#puzzle, run, final, colour, colours);
    if (this.#board && frame) this.#name(this.#board.context.canvas, frame);
  }

  /**
   * Sets the accessible name of the board. While the lane runs, the name has no figures, because they would be outdated
   * when read out.
   */
  #name(canvas: HTMLCanvasElement, frame: Frame): void {
    const name = this.#nameAt(this.#index);
    const filled = () => countFilled(digitsOn(this.lane, frame, this.#puzzle.givens));
    const label = this.lane.playing
      ? words.laneBoardRunning(name)
      : words.laneBoard(name, filled(), frame.digits.length);
    if (canvas.ariaLabel !== label) canvas.ariaLabel = label;
  }

  #write(name: string, text: string): void {
    const field = this.#fields.get(name);
    if (!field || field.textContent === text) return;
    field.textContent = text;
    if (name === "explanation") field.title = text;
  }
}

/** Returns the text up to its first full stop or semicolon. */
const firstClause = (text: string): string => {
  const clause = /^.+?(?=[;.](?: |$))/.exec(text)?.[0];
  return clause ? `${clause}.` : text;
};

/** Removes the figures of an earlier run from a lane. */
export function clearLane(root: HTMLElement): void {
  for (const field of root.querySelectorAll("[data-field]")) {
    const name = field.getAttribute("data-field") ?? "";
    if (name === "unit") continue;
    const unit = { left: words.conflicts, timed: words.time }[name] ?? "–";
    field.textContent = name === "moment" || name === "explanation" ? "" : unit;
  }
}

/** Draws the puzzle of a lane without a run. */
export function paintPuzzle(index: number, root: HTMLElement, puzzle: Puzzle): void {
  const colours = readPalette(paletteVersion.peek());
  const board = root.querySelector<HTMLCanvasElement>(`canvas.${css.board}`);
  const surface = board && fit(board);
  if (surface) paintBoard(surface, puzzle, null, false, laneColour(colours, index), colours);
}
