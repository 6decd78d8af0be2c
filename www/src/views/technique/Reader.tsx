/** A board with candidates that can be navigated by keyboard and read by screen readers, cell by cell. */
import { useRef, useState } from "preact/hooks";
import type { Overlay } from "sudoku-lab/board";
import { MarkedBoard } from "../../board/Marked";
import { nextCell } from "../../board/walk";
import type { TechniqueBoard } from "../../parts/techniques/boards";
import { glyph } from "../../text/digits";
import { Button } from "../../ui/Button";
import { focusElement } from "../../ui/scroll";
import { words as common } from "../../words";
import { words } from "../../words/techniques";
import * as lessonCss from "./Lesson.module.css";
import * as techniquesCss from "./Techniques.module.css";

interface Props {
  readonly board: TechniqueBoard;
  readonly overlay: Overlay;
  readonly label: string;
  /** The selected cell; absent if no cell can be selected. */
  readonly active?: number;
  readonly onActive?: (cell: number) => void;
  /** Returns additional text about a cell. */
  readonly more?: (cell: number) => string;
  readonly onDigit?: (cell: number, digit: number) => void;
}

/** The side from which candidates are small on a phone, so that the board can be enlarged beyond its frame. */
const SMALL_CELL_SIDE = 12;

export const digitsOf = (bits: number, side: number): readonly number[] =>
  Array.from({ length: side }, (_, index) => index + 1).filter(
    (digit) => (bits >> (digit - 1)) & 1,
  );

export function Reader({ board, overlay, label, active, onActive, more, onDigit }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const [walked, setWalked] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  const { side, box, digits, given, candidates } = board;
  const at = active ?? walked;
  const go = (cell: number) => {
    setWalked(cell);
    onActive?.(cell);
  };
  function cellText(cell: number): string {
    const digit = digits[cell] ?? 0;
    const cellName = words.cell(Math.floor(cell / side) + 1, (cell % side) + 1);
    const left = digitsOf(candidates[cell] ?? 0, side).map((one) => glyph(one, side));
    const content = digit > 0 ? glyph(digit, side) : words.candidates(left);
    return [cellName, content, more?.(cell)].filter(Boolean).join(", ");
  }
  const shown = (
    <div class={lessonCss.board} style={{ "--side": side }}>
      <MarkedBoard {...{ side, box, digits, given, candidates, overlay }} />
      {/* biome-ignore lint/a11y/useSemanticElements: an ARIA grid, whose cells are not those of a table */}
      <div
        ref={grid}
        class={techniquesCss.reader}
        role="grid"
        aria-label={label}
        style={{ "--side": side }}
        onFocusIn={({ target }) => {
          const cell = (target as Element).getAttribute("data-cell");
          if (cell !== null) go(Number(cell));
        }}
        onKeyDown={(event) => {
          if (event.altKey) return;
          const command = event.ctrlKey || event.metaKey;
          const to = nextCell(event.key, command, at, side);
          const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
          if (to !== null)
            focusElement(grid.current?.querySelector<HTMLElement>(`[data-cell="${to}"]`));
          else if (!command && digit > 0 && onDigit) onDigit(at, digit);
          else return;
          event.preventDefault();
        }}
      >
        {Array.from({ length: side }, (_, row) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the cells have a roving tabindex
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div key={row} role="row">
            {Array.from({ length: side }, (_, column) => {
              const cell = row * side + column;
              return (
                // biome-ignore lint/a11y/useSemanticElements: as above
                <div
                  key={cell}
                  role="gridcell"
                  data-cell={cell}
                  data-active={cell === active || undefined}
                  tabIndex={cell === at ? 0 : -1}
                  aria-label={cellText(cell)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
  if (side < SMALL_CELL_SIDE) return shown;
  return (
    <>
      <Button
        toggle
        class={techniquesCss.enlarge}
        aria-pressed={enlarged}
        onClick={() => setEnlarged(!enlarged)}
      >
        {common.enlarge}
      </Button>
      <div class={lessonCss.frame} data-enlarged={enlarged}>
        {shown}
      </div>
    </>
  );
}
