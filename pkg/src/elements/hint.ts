/** `<sudoku-hint>`: the next logical step on a `<sudoku-board>`, explained in stages. */
import type { Overlay } from "../board/overlay.js";
import { rewriteDigits } from "../board/size.js";
import { stepProofOf } from "../hints/proofs.js";
import { type Line, reasonsOf } from "../hints/reasons.js";
import type { Lab } from "../module/lab.js";
import { findPath } from "../page/logic.js";
import { Pool } from "../page/pool.js";
import type { Deduction } from "../types.js";
import { createButton, createPart, findById, LabElement, sharedLab } from "./base.js";
import { type ListenersOf, SudokuBoardElement } from "./board.js";
import { texts } from "./texts.js";

const CSS = `[part=controls]{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.75rem}
[part=technique]{font-weight:600;margin:.75rem 0 .25rem}
[part=text]{margin:0;max-width:45em}
[part=technique]:empty,[part=text]:empty,[part=premises]:empty,[part=reasons]:empty{display:none}
[part=premises],[part=reasons]{max-width:45em;margin-top:.5rem}
[part=lines]{margin:0;padding-inline-start:1.6em}
[part=line]{width:100%;border:0;padding:.25rem .5rem;background:none;color:inherit;font:inherit;text-align:start;overflow-wrap:anywhere}
[part=proof]{margin:.5rem 0 0}`;

/** The events of a hint, with their details. */
export interface HintEvents {
  /** A step was found; `null` if no technique of the list finds one. */
  hint: { readonly deduction: Deduction | null };
  /** The step was carried out on the board. */
  apply: { readonly deduction: Deduction };
  error: { readonly message: string };
}

export class SudokuHintElement extends LabElement {
  static readonly observedAttributes = ["for", "techniques"];
  /** The id of the `<sudoku-board>`. */
  declare for: string;
  /** An order of techniques, such as `hodoku`, or ids of techniques separated by commas; by default all. */
  declare techniques: string;
  readonly #hint: HTMLButtonElement;
  readonly #explain: HTMLButtonElement;
  readonly #apply: HTMLButtonElement;
  readonly #technique = createPart("p", "technique");
  readonly #text = createPart("p", "text");
  /** The reasons that are shown before the sentence of the step. */
  readonly #premises = createPart("div", "premises");
  readonly #reasons = createPart("div", "reasons");
  #pool: Pool | null = null;
  #foundStep: Deduction | null = null;
  #search: AbortController | null = null;
  #board: SudokuBoardElement | null = null;

  constructor() {
    super(CSS);
    const controls = createPart("div", "controls");
    this.#hint = createButton("hint", texts.hint, () => void this.find());
    this.#explain = createButton("explain", texts.explain, () => this.explain());
    this.#apply = createButton("apply", texts.apply, () => this.apply());
    controls.append(this.#hint, this.#explain, this.#apply);
    const output = createPart("div", "output");
    output.setAttribute("role", "status");
    output.append(this.#technique, this.#premises, this.#text);
    this.root.append(controls, output, this.#reasons);
    this.#showStep(null);
  }

  disconnectedCallback(): void {
    this.#search?.abort();
    this.#pool?.dispose();
    this.#pool = null;
    this.#board?.removeEventListener("change", this.#clear);
    this.#board = null;
  }

  /** Searches for the next step, and shows the name of its technique. */
  async find(): Promise<Deduction | null> {
    this.#search?.abort();
    const search = new AbortController();
    this.#search = search;
    const board = findById(this, this.for);
    try {
      if (!(board instanceof SudokuBoardElement)) throw new Error(texts.noBoard);
      if (this.#board !== board) {
        this.#board?.removeEventListener("change", this.#clear);
        board.addEventListener("change", this.#clear);
        this.#board = board;
      }
      this.#technique.textContent = texts.searching;
      this.#text.textContent = "";
      this.#premises.replaceChildren();
      this.#reasons.replaceChildren();
      const { position } = board;
      const lab = await sharedLab();
      if (!position) throw new Error(texts.loading);
      const { techniques } = this;
      const list = techniques.includes(",") ? techniques.split(",") : techniques;
      const { steps } = await findPath(this.#poolOf(lab), position, {
        maxSteps: 1,
        explain: true,
        signal: search.signal,
        ...(list && { techniques: list as string[] }),
      });
      if (search.signal.aborted) return null;
      this.clearError();
      const deduction = steps[0] ?? null;
      this.#showStep(deduction);
      if (!deduction) {
        const isFull = !position.givens.some((given, cell) => !given && !position.values?.[cell]);
        this.#technique.textContent = isFull ? texts.solved : texts.noHint;
      }
      this.send("hint", { deduction });
      return deduction;
    } catch (error) {
      if (search.signal.aborted) return null;
      this.#showStep(null);
      this.fail(error);
      return null;
    }
  }

  /**
   * Explains the step that was found and marks it on the board: its sentence, its reasons line by line, and why its
   * technique is valid. While the pointer is on a line or the line has the focus, the board marks only this line.
   */
  explain(): void {
    const [deduction, board] = [this.#foundStep, this.#board];
    const explanation = deduction?.explanation;
    if (!explanation || !board) return;
    this.#text.textContent = rewriteDigits(explanation.text, sideOf(board));
    this.#showReasons(deduction, board);
    // An elimination can only be seen among candidates.
    if (deduction.eliminations.length) board.candidates ??= board.shownCandidates();
    board.explanation = explanation;
    this.#explain.disabled = true;
  }

  #showReasons(deduction: Deduction, board: SudokuBoardElement): void {
    this.#premises.replaceChildren();
    this.#reasons.replaceChildren();
    const { position } = board;
    if (!position) return;
    const { givens, values, box = "3x3" } = position;
    const hintBoard = {
      side: sideOf(board),
      box,
      digits: givens.map((given, cell) => given || (values?.[cell] ?? 0)),
      candidates: board.shownCandidates(),
    };
    const draw = (line: Overlay | null) => {
      const { explanation } = deduction;
      if (this.#foundStep === deduction && explanation)
        board.explanation = { ...explanation, ...line };
    };
    for (const { title, lines, precedes } of reasonsOf(deduction, hintBoard, texts.reasons)) {
      const list = document.createElement("ol");
      list.setAttribute("part", "lines");
      list.append(...lines.map((line) => createLineItem(line, draw)));
      (precedes ? this.#premises : this.#reasons).append(title, list);
    }
    const proof = stepProofOf(deduction, hintBoard.side, texts.reasons);
    if (proof)
      this.#reasons.append(createPart("p", "proof", `${texts.reasons.proofTitle}: ${proof}`));
  }

  /** Carries out the step that was found: places its digits and removes its candidates. */
  apply(): void {
    const [deduction, board] = [this.#foundStep, this.#board];
    if (!deduction || !board) return;
    this.#showStep(null);
    if (deduction.eliminations.length > 0) {
      const candidates = board.shownCandidates();
      for (const [cell, digit] of deduction.eliminations) {
        candidates[cell] = (candidates[cell] ?? 0) & ~(1 << (digit - 1));
      }
      board.candidates = candidates;
    }
    for (const [cell, digit] of deduction.placements) board.place(cell, digit);
    this.send("apply", { deduction });
  }

  /** Discards the step when the board has changed. */
  readonly #clear = () => {
    this.#search?.abort();
    this.#showStep(null);
  };

  #showStep(deduction: Deduction | null): void {
    this.#foundStep = deduction;
    this.#technique.textContent = deduction?.name ?? "";
    this.#text.textContent = "";
    this.#premises.replaceChildren();
    this.#reasons.replaceChildren();
    this.#explain.disabled = !deduction;
    this.#apply.disabled = !deduction;
    if (this.#board) this.#board.explanation = null;
  }

  #poolOf(lab: Lab): Pool {
    this.#pool ??= new Pool(lab, { workers: 1 });
    return this.#pool;
  }

  declare addEventListener: ListenersOf<SudokuHintElement, HintEvents>;
}

/** Returns the number of cells in each row of the board; 9 before the board is read. */
const sideOf = ({ position }: SudokuBoardElement): number =>
  Math.sqrt(position?.givens.length ?? 81);

/** Returns a line of the reasons, as a button that draws it. */
function createLineItem(
  { text, overlay }: Line,
  draw: (line: Overlay | null) => void,
): HTMLElement {
  const item = document.createElement("li");
  const button = createPart("button", "line", text);
  button.type = "button";
  for (const type of ["click", "focus", "pointerenter"])
    button.addEventListener(type, () => draw(overlay));
  for (const type of ["blur", "pointerleave"]) button.addEventListener(type, () => draw(null));
  item.append(button);
  return item;
}
