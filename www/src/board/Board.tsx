/** The puzzle as an accessible grid of elements, with support for typing, arrow keys and screen readers. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Puzzle } from "sudoku-lab";
import { boxSize, glyph, type TypedDigits, typedDigit } from "../text/digits";
import { focusElement, scrollIntoView } from "../ui/scroll";
import { words } from "../words";
import { cellClass, gridClass, rowClass } from "./BoardParts";
import { nextCell } from "./walk";

interface Props {
  readonly puzzle: Puzzle;
  /** Overlays above the grid. */
  readonly children?: ComponentChildren;
  /** The index of the cell that receives the digits of the pad. */
  readonly active: number;
  readonly onActive: (cell: number) => void;
  /** Whether the pad, which then enters the digit of the active cell, is open. */
  readonly padOpen: boolean;
  /** Called when a cell is tapped on a touch screen, where the pad replaces the keyboard. */
  readonly onTap: () => void;
  readonly onDigit: (cell: number, digit: number) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

export function Board({ puzzle, children, active, onActive, padOpen, onTap, ...intents }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<TypedDigits | null>(null);
  const { side } = puzzle;
  const before = useRef(active);
  useEffect(() => {
    if (before.current === active) return;
    before.current = active;
    // The pad can move the active cell out of sight in an enlarged board.
    const frame = grid.current?.parentElement;
    const cell = frame?.querySelector(`[data-cell="${active}"]`);
    if (frame && cell && frame.scrollHeight > frame.clientHeight) scrollIntoView(cell);
  }, [active]);
  const clashing = new Set(puzzle.clashes.flatMap(({ cells }) => cells));

  function focusCell(cell: number) {
    onActive(cell);
    focusElement(grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`));
  }

  function onKeyDown(event: KeyboardEvent) {
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (command && (key === "z" || key === "y")) {
      (key === "y" || event.shiftKey ? intents.onRedo : intents.onUndo)();
      event.preventDefault();
      return;
    }
    if (event.altKey) return;
    const target = nextCell(event.key, command, active, side);
    if (target !== null) {
      focusCell(target);
      event.preventDefault();
      return;
    }
    if (command) return;
    const now = event.timeStamp;
    const digit = typedDigit(event.key, side, active, now, typed);
    if (digit === null) return;
    setTyped({ cell: active, digit, at: now });
    intents.onDigit(active, digit);
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an ARIA grid; a table has no focusable cells
    <div
      ref={grid}
      class={gridClass()}
      role="grid"
      aria-label={words.board(side)}
      data-side={side}
      data-pad={padOpen}
      onKeyDown={onKeyDown}
      onClick={() => matchMedia("(pointer: coarse)").matches && onTap()}
      // One listener on the grid: listeners on hundreds of cells would slow down the start of the page.
      onFocusIn={(event) => {
        const cell = cellOf(event);
        if (cell) onActive(Number(cell.getAttribute("data-cell")));
      }}
      // Some browsers do not focus the cell on a press.
      onPointerDown={(event) => focusElement(cellOf(event))}
    >
      {children}
      {Array.from({ length: side }, (_, row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus moves between the cells (roving tabindex)
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div key={row} role="row" class={rowClass}>
          {Array.from({ length: side }, (_, column) => {
            const cell = row * side + column;
            return (
              <Cell
                key={cell}
                puzzle={puzzle}
                cell={cell}
                focusable={cell === active}
                clashes={clashing.has(cell)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface CellProps {
  readonly puzzle: Puzzle;
  readonly cell: number;
  readonly focusable: boolean;
  readonly clashes: boolean;
}

/** Returns the cell element that contains the target of an event. */
const cellOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;

function Cell({ puzzle, cell, focusable, clashes }: CellProps) {
  const { side, givens } = puzzle;
  const row = Math.floor(cell / side);
  const column = cell % side;
  const digit = givens[cell] ?? 0;
  const content = digit === 0 ? words.empty : words.given(digit);
  const label = `${words.cell(row + 1, column + 1)}, ${content}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div
      role="gridcell"
      class={cellClass(cell, side, boxSize(puzzle.box), clashes)}
      data-cell={cell}
      tabIndex={focusable ? 0 : -1}
      aria-label={clashes ? `${label}, ${words.clashes}` : label}
      aria-invalid={clashes}
    >
      {glyph(digit, side)}
    </div>
  );
}
