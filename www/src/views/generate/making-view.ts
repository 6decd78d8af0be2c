/** Draws the frames of a generator directly into the DOM, as often as frames arrive. */
import type { ReadonlySignal } from "@preact/signals";
import type { Frame, Lane, Puzzle } from "sudoku-lab";
import { paintBoard } from "../../board/paint";
import type { FrameView } from "../../lab/frames";
import { paletteVersion } from "../../ui/appearance";
import { laneColour, readPalette } from "../../ui/colours";
import { fit, type Surface } from "../../ui/surface";
import { format, words } from "../../words";
import { generateWords } from "../../words/generate";
import { explained } from "../../words/messages";
import { givensOf } from "./facts";
import type { MadePuzzle } from "./work";

const surfaceOf = (root: HTMLElement) => {
  const canvas = root.querySelector<HTMLCanvasElement>("canvas.making-board");
  return canvas && fit(canvas);
};

interface MakingSource {
  /** The checked result of the run; `null` until it is checked. */
  readonly made: ReadonlySignal<MadePuzzle | null>;
  /** Rates the present grid of the run. */
  rate(grid: { readonly box: string; readonly givens: Uint8Array }): void;
}

export class MakingView implements FrameView {
  visible = true;
  readonly lane: Lane;
  readonly #pattern: Puzzle;
  readonly #root: HTMLElement;
  readonly #source: MakingSource;
  #frame: Frame | null = null;
  #board: Surface | null = null;

  constructor(lane: Lane, pattern: Puzzle, root: HTMLElement, source: MakingSource) {
    this.#source = source;
    this.lane = lane;
    this.#pattern = pattern;
    this.#root = root;
    this.resize();
  }

  draw(frame: Frame): void {
    this.#frame = frame;
    this.paint();
    this.#source.rate({ box: this.#pattern.box, givens: frame.digits });
    const { steps } = this.lane.progress;
    const past = !this.lane.playing && frame.step < steps;
    this.#write("givens", format(givensOf({ givens: frame.digits })));
    for (const [index, { id }] of this.lane.info.counters.entries()) {
      this.#write(`counter ${id}`, format(frame.counters[index] ?? 0));
    }
    this.#write("moment", frame.seeking ? words.seeking : past ? words.showing(frame.step) : "");
    this.#write("explanation", explained(frame.explanation));
  }

  resize(): void {
    this.#board = surfaceOf(this.#root);
    this.paint();
  }

  /** Draws the last frame again; at the end only the puzzle, as it will be printed. */
  paint(): void {
    const colours = readPalette(paletteVersion.peek());
    const colour = laneColour(colours, 0);
    const frame = this.#frame;
    const board = this.#board;
    if (!board) return;
    const { steps, outcome } = this.lane.progress;
    const atEnd = outcome !== null && (!frame || frame.step === steps);
    const puzzle = atEnd ? this.#source.made.peek()?.puzzle : null;
    if (puzzle) paintBoard(board, puzzle, null, true, colour, colours);
    else paintBoard(board, this.#pattern, frame, false, colour, colours);
    const label = puzzle
      ? generateWords.boardOf(givensOf(puzzle))
      : generateWords.board(frame ? givensOf({ givens: frame.digits }) : 0, this.#cells);
    if (!this.lane.playing) board.context.canvas.setAttribute("aria-label", label);
  }

  get #cells(): number {
    return this.#pattern.givens.length;
  }

  #write(name: string, text: string): void {
    const field = this.#root.querySelector<HTMLElement>(`[data-field="${name}"]`);
    if (!field || field.textContent === text) return;
    field.textContent = text;
    if (name === "explanation") field.title = text;
  }
}

/** Draws the grid before anything is made. */
export function paintEmpty(root: HTMLElement, pattern: Puzzle): void {
  const board = surfaceOf(root);
  const colours = readPalette(paletteVersion.peek());
  if (board) paintBoard(board, pattern, null, false, laneColour(colours, 0), colours);
}
