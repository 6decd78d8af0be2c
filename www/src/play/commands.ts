/** The commands of keys, keypad and buttons, and their announcements to screen readers. */
import { clashingCells } from "sudoku-lab/board";
import type { Session } from "../session/session";
import { boxSize, glyph, type TypedDigits, typedDigit } from "../text/digits";
import { announcement } from "../ui/notices";
import { words as common } from "../words";
import { words } from "../words/play";
import { createHelp } from "./help/ask";
import type { KeyAction } from "./keys";
import {
  COLOUR_COUNT,
  clearCells,
  colourCandidate,
  MODES,
  type Mode,
  noteCandidates,
  restart,
  setGiven,
  toggleCentre,
  toggleColour,
  toggleCorner,
  toggleDigit,
} from "./moves";
import { candidatesOf, digitAt, digitsIn, digitsOf, type Position } from "./position";
import { nextCell, select, selectAll, selectNone } from "./selection";
import { setSetting, settings } from "./settings";
import { createGame } from "./store";

type Cells = readonly number[];

export const announceSentences = (...sentences: readonly string[]): void => {
  announcement.value = sentences.join(". ");
};

/** Returns the other cells that contain a digit in conflict with one of these cells. */
function conflictingCells(p: Position, cells: Cells, digit: number): Cells {
  const clashing = clashingCells(digitsOf(p), p.side, boxSize(p.box));
  if (!cells.some((cell) => clashing.has(cell))) return [];
  return [...clashing].filter((cell) => !cells.includes(cell) && digitAt(p, cell) === digit);
}

/** Formats a time in milliseconds as m:ss or h:mm:ss. */
export function digitCycle(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export function createCommands(session: Session) {
  const { ask } = session.get(createHelp);
  const {
    selection,
    position,
    filter,
    mode,
    editing,
    done,
    amend,
    act,
    finished,
    undo,
    redo,
    spent,
    save,
    active,
  } = session.get(createGame);

  const targets = (): Cells => [...selection.peek()];
  const write = (digit: number) => glyph(digit, position.peek()?.side ?? 9);
  const centreOrCorner = (cell: number) => {
    const side = position.peek()?.side ?? 9;
    return common.cell(Math.floor(cell / side) + 1, (cell % side) + 1);
  };

  const places = (cells: Cells) => cells.map(centreOrCorner);

  /** Returns the move that writes a digit in the current mode. */
  function moveOf(digit: number, inputMode: Mode, cells: Cells): (p: Position) => Position {
    const { tidy, auto } = settings.peek();
    const only = filter.peek();
    switch (inputMode) {
      case "colour":
        return (p) =>
          only > 0 ? colourCandidate(p, cells, only, digit - 1) : toggleColour(p, cells, digit - 1);
      case "corner":
        return (p) => toggleCorner(p, cells, digit);
      case "centre":
        return (p) => toggleCentre(p, cells, digit, auto);
      default:
        return (p) => toggleDigit(p, cells, digit, tidy);
    }
  }

  /** The number of moves after the last digit was written; -1 if this changed nothing. */
  let wrote = -1;

  /**
   * Writes a digit or, in colour mode, a colour into the selected cells. If no cell is selected, the digit is
   * highlighted. `again` replaces the entry that was written just before.
   */
  function enterDigit(digit: number, entryMode: Mode = mode.peek(), again = false): void {
    const before = position.peek();
    if (!before || digit < 1 || digit > (entryMode === "colour" ? COLOUR_COUNT : before.side))
      return;
    const cells = targets();
    if (cells.length === 0) {
      if (entryMode !== "colour") highlightDigit(filter.peek() === digit ? 0 : digit);
      return;
    }
    const giving = editing.peek() && entryMode !== "colour";
    const move = giving
      ? (p: Position) =>
          setGiven(p, cells, cells.every((cell) => p.givens[cell] === digit) ? 0 : digit)
      : moveOf(digit, entryMode, cells);
    if (again && wrote === done.peek()) amend(move);
    else act(move);
    const after = position.peek();
    wrote = after === before ? -1 : done.peek();
    if (!after || after === before) {
      const given = entryMode === "digit" && cells.every((cell) => before.givens[cell]);
      announceSentences(given ? words.said.isGiven : words.said.nothing);
    } else notifyBoard(before, after, digit, entryMode, cells, giving);
  }

  function notifyBoard(
    before: Position,
    after: Position,
    digit: number,
    how: Mode,
    cells: Cells,
    giving: boolean,
  ) {
    const { said } = words;
    if (how !== "digit" && !giving) {
      const what =
        how === "colour"
          ? words.press.colour(words.colours[digit - 1] ?? "")
          : words.press[how](write(digit));
      const sets = (p: Position) =>
        how === "colour" ? p.colours : how === "corner" ? p.corner : candidatesOf(p);
      const bit = 1 << (digit - 1);
      const there = cells.some((cell) => ((sets(after)[cell] ?? 0) & bit) > 0);
      announceSentences((there ? said.marked : said.unmarked)(what, places(cells)));
      return;
    }
    const into = cells.filter((cell) => digitAt(before, cell) !== digitAt(after, cell));
    if (into.every((cell) => digitAt(after, cell) === 0)) {
      announceSentences(said.cleared(places(into)));
      return;
    }
    const placed = (giving ? said.placedGiven : said.placed)(write(digit), places(into));
    const others = settings.peek().clashes ? conflictingCells(after, into, digit) : [];
    const marks = (p: Position) =>
      [...p.centre, ...p.corner].reduce((sum, set) => sum + digitsIn(set).length, 0);
    const took = marks(before) - marks(after);
    announceSentences(
      placed,
      ...(others.length > 0 ? [said.clash(places(others))] : []),
      ...(took > 0 ? [said.took(took)] : []),
      ...(finished.peek() !== null && digitsOf(after).every((one) => one > 0) && others.length === 0
        ? [solvedSentence()]
        : []),
    );
  }

  const solvedSentence = () =>
    words.solved(settings.value.timer ? digitCycle(finished.value ?? 0) : null);

  /** Highlights a digit; 0 highlights none. */
  function highlightDigit(digit: number): void {
    filter.value = digit;
    announceSentences(words.highlight.now(digit === 0 ? "" : write(digit)));
  }

  function nextFilter(by: 1 | -1): void {
    const all = (position.peek()?.side ?? 9) + 1;
    highlightDigit((filter.peek() + by + all) % all);
  }

  function setMode(next: Mode): void {
    mode.value = next;
    announceSentences(words.said.mode(words.modes[next]));
  }

  function eraseCells(): void {
    const cells = targets();
    const did = act((p) =>
      editing.peek() && cells.some((cell) => p.givens[cell])
        ? setGiven(p, cells, 0)
        : clearCells(p, cells, mode.peek()),
    );
    announceSentences(did ? words.said.cleared(places(cells)) : words.said.nothing);
  }

  function undoMove(): void {
    const before = position.peek();
    announceSentences(undo() ? words.said.undone(places(changed(before))) : words.said.noUndo);
  }

  function redoMove(): void {
    const before = position.peek();
    announceSentences(redo() ? words.said.redone(places(changed(before))) : words.said.noRedo);
  }

  /** Returns the cells in which the position differs from an earlier one. */
  function changed(before: Position | null): Cells {
    const now = position.peek();
    if (!before || !now) return [];
    const names = ["givens", "values", "centre", "corner", "struck", "colours"] as const;
    const colours = (p: Position, cell: number) =>
      [...p.candidateColours].filter(([key]) => Math.floor(key / p.side) === cell).join();
    return [...now.givens.keys()].filter(
      (cell) =>
        names.some((name) => before[name][cell] !== now[name][cell]) ||
        colours(before, cell) !== colours(now, cell),
    );
  }

  /**
   * Fills in all candidates. A player who does so reads the grid by place, so the marks are shown by place, not as
   * lines of digits.
   */
  function fillAllCandidates(): void {
    setSetting("places", true);
    announceSentences(act(noteCandidates) ? words.said.filled : words.said.nothing);
  }

  /** Returns to the givens in one move, and restarts the clock. */
  function startAgain(): void {
    act(restart);
    finished.value = null;
    spent.value = 0;
    save();
    announceSentences(words.said.restarted);
  }

  function setEditing(on: boolean): void {
    editing.value = on;
    announceSentences(words.said.edit(on));
  }

  let last: TypedDigits | null = null;

  /** Executes the command of a key; `sheet` opens the list of keys. */
  function runAction(action: KeyAction, at: number, sheet: () => void): void {
    const p = position.peek();
    if (!p) return;
    const cell = active.peek();
    switch (action.do) {
      case "write": {
        const inputMode = action.mode ?? mode.peek();
        const large = inputMode === "colour" ? 9 : p.side;
        const digit = typedDigit(action.typed, large, cell, at, last);
        if (digit === null) return;
        const joined = last?.cell === cell && digit > 9 && /\d/.test(action.typed);
        last = { cell, digit, at };
        if (digit === 0) eraseCells();
        else enterDigit(digit, inputMode, joined);
        break;
      }
      case "move": {
        const to = nextCell(p, cell, action.way, action.jump);
        select(session, to, action.extend ? "add" : "only");
        if (action.extend)
          announceSentences(centreOrCorner(to), words.said.selected(selection.peek().size));
        break;
      }
      case "cycle": {
        const next = MODES[(MODES.indexOf(mode.peek()) + 1) % MODES.length];
        if (editing.peek()) select(session, Math.min(cell + 1, p.givens.length - 1), "only");
        else if (next) setMode(next);
        break;
      }
      case "toggle":
        select(session, cell, "toggle");
        announceSentences(words.said.selected(selection.peek().size));
        break;
      case "none":
        if (selection.peek().size === 0 && filter.peek() > 0) highlightDigit(0);
        else {
          selectNone(session);
          announceSentences(words.said.selected(0));
        }
        return;
      case "all":
        selectAll(session);
        announceSentences(words.said.selected(p.givens.length));
        return;
      case "mode":
        setMode(action.mode);
        break;
      case "filter":
        nextFilter(action.by);
        break;
      case "erase":
        eraseCells();
        break;
      case "undo":
        undoMove();
        break;
      case "redo":
        redoMove();
        break;
      case "hint":
        ask();
        break;
      case "sheet":
        sheet();
        break;
    }
  }

  return {
    enter: enterDigit,
    solvedSentence,
    highlight: highlightDigit,
    nextFilter,
    setMode,
    erase: eraseCells,
    goBack: undoMove,
    goOn: redoMove,
    fill: fillAllCandidates,
    startAgain,
    setEditing,
    run: runAction,
  };
}
