/** `<sudoku-board>`: a puzzle that can be shown, filled in, and drawn over with the state of a run. */
import { allowedCandidates } from "../board/candidates.js";
import { bareFrame } from "../board/frame.js";
import { clashingCells } from "../board/houses.js";
import { paintBoard } from "../board/paint.js";
import { boxSize, digitText } from "../board/size.js";
import { fitCanvas, type Surface } from "../board/surface.js";
import type { Explanation, Frame, Position, Puzzle } from "../types.js";
import { createPart, LabElement, sharedLab } from "./base.js";
import { texts } from "./texts.js";

const CSS = `:host{max-width:28rem}
[part=frame]{position:relative;aspect-ratio:1}
canvas{height:100%}
[role=grid]{position:absolute;inset:0;display:grid}
[role=row]{display:contents}
[role=gridcell]:focus{outline-offset:-3px}`;

/** A digit that was put into a cell, or removed from it. */
export interface BoardChange {
  /** The cell, row by row from 0. */
  readonly cell: number;
  /** The digit; 0 if the cell was cleared. */
  readonly digit: number;
  /** The digits of the whole grid as text. */
  readonly value: string;
  /** Whether every cell is filled and no house repeats a digit. */
  readonly solved: boolean;
}

/** The events of a board, with their details. */
export interface BoardEvents {
  /** A puzzle was read and is shown. */
  ready: { readonly puzzle: Puzzle };
  change: BoardChange;
  error: { readonly message: string };
}

export class SudokuBoardElement extends LabElement {
  static readonly observedAttributes = ["puzzle", "box", "editable", "numbers"];
  declare puzzle: string;
  declare box: string;
  /** Empty if readers can fill in digits; set to `true` or `false`. */
  declare editable: string;
  /** Whether grids above 9×9 show numbers instead of letters; set to `true` or `false`. */
  declare numbers: string;
  readonly #frame = createPart("div", "frame");
  readonly #canvas = createPart("canvas", "canvas");
  #grid: HTMLElement | null = null;
  #surface: Surface | null = null;
  #puzzle: Puzzle | null = null;
  #values = new Uint8Array();
  #candidates: Uint32Array | null = null;
  #shownFrame: Frame | null = null;
  #explanation: Explanation | null = null;
  #colour = 0;
  #readVersion = 0;
  #active = 0;
  #unwatch = () => {};

  constructor() {
    super(CSS);
    this.#canvas.setAttribute("role", "img");
    this.#frame.append(this.#canvas);
    this.root.append(this.#frame);
  }

  protected override get fields(): readonly string[] {
    return ["frame", "explanation", "colourIndex", "candidates", "value"];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = this.watchLook(this.#frame, () => {
      this.#surface = fitCanvas(this.#canvas);
      this.#paint();
    });
    if (!this.#puzzle) void this.#open();
  }

  disconnectedCallback(): void {
    this.#unwatch();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now || !this.isConnected) return;
    if (name === "puzzle" || name === "box") void this.#open();
    else this.#layOut();
  }

  /** The puzzle as it was read; `null` while it is being read, or if it could not be. */
  get read(): Puzzle | null {
    return this.#puzzle;
  }

  /** The digits of the grid as text, blanks as dots; setting it fills the cells that are not given. */
  get value(): string {
    return Array.from(this.#values, (digit) => digitText(digit, this.#side) || ".").join("");
  }

  set value(text: string) {
    void this.#fill(String(text));
  }

  /** The position: givens, digits filled in since, and candidates if they were set. */
  get position(): Position | null {
    const puzzle = this.#puzzle;
    if (!puzzle) return null;
    const { box, givens } = puzzle;
    const values = this.#values.map((digit, cell) => (givens[cell] ? 0 : digit));
    return { box, givens, values, candidates: this.#candidates };
  }

  /**
   * Candidates as bit sets (bit d − 1 for digit d). The board shows those that the rules allow; `null` hides all
   * candidates.
   */
  get candidates(): Uint32Array | null {
    return this.#candidates;
  }

  set candidates(candidates: Uint32Array | null) {
    this.#candidates = candidates;
    this.#paint();
  }

  /** Returns a copy of the candidates in the grid: those that the rules leave, without those that were removed. */
  shownCandidates(): Uint32Array<ArrayBuffer> {
    const allowed = allowedCandidates(this.#values, this.#puzzle?.box ?? "3x3");
    return allowed.map((set, cell) => set & (this.#candidates?.[cell] ?? set));
  }

  /**
   * A frame of a run, which is shown instead of the entered digits; with `null`, the board shows the entered digits.
   */
  get frame(): Frame | null {
    return this.#shownFrame;
  }

  set frame(frame: Frame | null) {
    this.#shownFrame = frame;
    this.#paint();
  }

  /** Marks and links that are drawn over the board, for example those of a deduction. */
  get explanation(): Explanation | null {
    return this.#explanation;
  }

  set explanation(explanation: Explanation | null) {
    this.#explanation = explanation;
    this.#paint();
  }

  /** The index of the board's colour among the colours of runs, from 0. */
  get colourIndex(): number {
    return this.#colour;
  }

  set colourIndex(index: number) {
    this.#colour = index;
    this.#paint();
  }

  /** Puts a digit into a cell that is not given; 0 clears it. */
  place(cell: number, digit: number): void {
    const puzzle = this.#puzzle;
    const fits = Number.isInteger(digit) && 0 <= digit && digit <= this.#side;
    if (!puzzle || !fits || puzzle.givens[cell] !== 0 || this.#values[cell] === digit) return;
    this.#values[cell] = digit;
    this.#paint();
    this.#label(cell);
    const { value } = this;
    this.send("change", { cell, digit, value, solved: this.#isSolved() });
  }

  get #side(): number {
    return this.#puzzle?.side ?? 9;
  }

  async #open(): Promise<void> {
    const reading = ++this.#readVersion;
    const box = this.box ? { box: this.box } : {};
    const text = this.puzzle || ".".repeat(81);
    try {
      const lab = await sharedLab();
      if (reading !== this.#readVersion) return;
      const puzzle = lab.read(text, box);
      this.#puzzle = puzzle;
      this.#values = puzzle.givens.slice();
      this.#candidates = null;
      this.#explanation = null;
      this.#shownFrame = null;
      this.clearError();
      this.#layOut();
      this.send("ready", { puzzle });
    } catch (error) {
      if (reading === this.#readVersion) this.fail(error);
    }
  }

  async #fill(text: string): Promise<void> {
    try {
      const lab = await sharedLab();
      const { givens } = lab.read(text, { box: this.#puzzle?.box ?? "3x3" });
      const puzzle = this.#puzzle;
      if (!puzzle || givens.length !== puzzle.givens.length) return;
      this.#values = givens.map((digit, cell) => puzzle.givens[cell] || digit);
      this.clearError();
      this.#layOut();
    } catch (error) {
      this.fail(error);
    }
  }

  #isSolved(): boolean {
    const clashes = clashingCells(this.#values, this.#side, boxSize(this.#puzzle?.box ?? "3x3"));
    return clashes.size === 0 && !this.#values.includes(0);
  }

  /** Shows the board, with a grid of cells over it if it can be filled in. */
  #layOut(): void {
    this.#grid?.remove();
    this.#grid = null;
    if (this.hasAttribute("editable") && this.#puzzle) {
      this.#grid = this.#makeGrid(this.#side);
      this.#frame.append(this.#grid);
    }
    this.#canvas.toggleAttribute("aria-hidden", this.#grid !== null);
    this.#paint();
  }

  #makeGrid(side: number): HTMLElement {
    const grid = createPart("div", "grid");
    grid.setAttribute("role", "grid");
    grid.setAttribute("aria-label", texts.board(this.#filled(), side * side));
    grid.style.gridTemplateColumns = `repeat(${side}, 1fr)`;
    for (let row = 0; row < side; row++) {
      const line = createPart("div", "");
      line.setAttribute("role", "row");
      for (let column = 0; column < side; column++) line.append(createPart("div", "cell"));
      grid.append(line);
    }
    grid.addEventListener("keydown", (event) => this.#press(event));
    grid.addEventListener("pointerdown", ({ target }) => {
      const cell = this.#cells(grid).indexOf(target as HTMLElement);
      if (cell >= 0) this.#focus(cell);
    });
    this.#active = Math.min(this.#active, side * side - 1);
    for (const [cell, element] of this.#cells(grid).entries()) {
      element.setAttribute("role", "gridcell");
      element.tabIndex = cell === this.#active ? 0 : -1;
      element.ariaLabel = this.#labelOf(cell);
    }
    return grid;
  }

  #cells = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>("[part=cell]")];

  #labelOf(cell: number): string {
    const side = this.#side;
    const written = digitText(this.#values[cell] ?? 0, side) || texts.blank;
    return texts.cell(Math.floor(cell / side) + 1, (cell % side) + 1, written);
  }

  #label(cell: number): void {
    const element = this.#grid && this.#cells(this.#grid)[cell];
    if (element) element.ariaLabel = this.#labelOf(cell);
  }

  #focus(cell: number): void {
    const cells = this.#grid ? this.#cells(this.#grid) : [];
    cells[this.#active]?.setAttribute("tabindex", "-1");
    this.#active = cell;
    cells[cell]?.setAttribute("tabindex", "0");
    cells[cell]?.focus();
  }

  #press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const side = this.#side;
    const cell = this.#active;
    const moves: Readonly<Record<string, number>> = {
      ArrowUp: cell >= side ? -side : 0,
      ArrowDown: cell < side * (side - 1) ? side : 0,
      ArrowLeft: cell % side > 0 ? -1 : 0,
      ArrowRight: cell % side < side - 1 ? 1 : 0,
    };
    const move = moves[event.key];
    const digit = this.#digitOf(event.key);
    if (move === undefined && digit === null) return;
    event.preventDefault();
    if (move) this.#focus(cell + move);
    if (digit !== null) this.place(cell, digit);
  }

  /** Returns the digit of a key: a letter on grids above 9×9; 0 for keys that clear a cell; `null` for other keys. */
  #digitOf(key: string): number | null {
    if (["0", ".", "Backspace", "Delete"].includes(key)) return 0;
    const side = this.#side;
    if (/^[a-z]$/i.test(key)) {
      const digit = key.toUpperCase().charCodeAt(0) - 64;
      return side > 9 && digit <= side ? digit : null;
    }
    return /^[1-9]$/.test(key) && Number(key) <= side ? Number(key) : null;
  }

  #filled(): number {
    return (this.#shownFrame?.digits ?? this.#values).reduce(
      (sum, digit) => sum + Number(digit > 0),
      0,
    );
  }

  #paint(): void {
    const puzzle = this.#puzzle;
    if (!puzzle || !this.isConnected) return;
    this.#surface ??= fitCanvas(this.#canvas);
    if (!this.#surface) return;
    const filling = this.#shownFrame ?? this.#filling(puzzle);
    paintBoard(this.#surface, puzzle, filling, {
      colour: this.runColour(this.#colour),
      colours: this.colours(),
      final: this.#shownFrame === null,
      numbers: this.hasAttribute("numbers"),
      ...(this.#shownFrame === null && { candidates: "digits" as const }),
    });
    this.#canvas.ariaLabel = texts.board(this.#filled(), puzzle.side * puzzle.side);
  }

  /** Returns the entered digits, as a frame. */
  #filling({ side, givens }: Puzzle): Frame {
    const weights = new Float32Array(side * side * side);
    const candidates = this.#candidates && this.shownCandidates();
    for (const [cell, digit] of this.#values.entries()) {
      const set = digit > 0 ? 1 << (digit - 1) : (candidates?.[cell] ?? 0);
      for (let at = 0; at < side; at++) weights[cell * side + at] = (set >> at) & 1;
    }
    // The frame is not marked as a solution, because the digits of a solution are drawn without their weights.
    return {
      ...bareFrame(this.#values.subarray(0, givens.length)),
      weights,
      conflicts: 1,
      explanation: this.#explanation,
    };
  }

  declare addEventListener: ListenersOf<SudokuBoardElement, BoardEvents>;
}

/** The type of `addEventListener` with the details of an element's events. */
export interface ListenersOf<Element, Events> {
  <K extends keyof Events>(
    type: K,
    listener: (this: Element, event: CustomEvent<Events[K]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}
