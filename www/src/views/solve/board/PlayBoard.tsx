/** The board of the game: a grid of DOM elements over a canvas with the marks. */
import { useEffect, useRef } from "preact/hooks";
import { clashingCells } from "sudoku-lab/board";
import { cellClass, gridClass, rowClass } from "../../../board/BoardParts";
import { Layer } from "../../../board/Layer";
import { createCommands } from "../../../play/commands";
import { actionOf } from "../../../play/keys";
import { candidatesOf, digitAt, digitsOf, type Position } from "../../../play/position";
import { select } from "../../../play/selection";
import { settings } from "../../../play/settings";
import { createGame } from "../../../play/store";
import { useSession, useStore } from "../../../session/context";
import { boxSize, glyph, showsNumbers } from "../../../text/digits";
import { scrollIntoView } from "../../../ui/scroll";
import { words } from "../../../words";
import * as css from "../Play.module.css";
import { createCheck } from "../play/check";
import { type CellContext, describeCell } from "./describe";
import { Marks } from "./Marks";
import { usePointer } from "./pointer";
import { isAccepted, isBoardKey, returnsToBoard } from "./typing";

export function PlayBoard({ onSheet }: { readonly onSheet: () => void }) {
  const { position } = useStore(createGame);
  const p = position.value;
  return p && <Grid p={p} onSheet={onSheet} />;
}

function Grid({ p, onSheet }: { readonly p: Position; readonly onSheet: () => void }) {
  const session = useSession();
  const { active, editing, overlay, selection } = session.get(createGame);
  const { shownMistakes } = session.get(createCheck);
  const { run } = session.get(createCommands);
  const grid = useRef<HTMLDivElement>(null);
  const { side } = p;
  const box = boxSize(p.box);
  const now = active.value;
  /** Whether the page itself is moving the focus, rather than the player. */
  const moving = useRef(false);
  const element = (cell: number) =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
  function focus(cell: HTMLElement | null | undefined) {
    moving.current = true;
    cell?.focus({ preventScroll: true });
    moving.current = false;
  }
  const pointer = usePointer(side, (cell) => focus(element(cell)));
  useEffect(() => {
    // The active cell may have changed since this was rendered.
    const cell = element(active.peek());
    if (!cell || !grid.current?.contains(document.activeElement)) return;
    if (cell !== document.activeElement) focus(cell);
    scrollIntoView(cell);
  }, [now]);

  const { clashes, auto } = settings.value;
  // Conflicts between givens are always shown, whatever the settings, because no move can fix them.
  const digits = clashes || editing.value ? digitsOf(p) : p.givens;
  const around: CellContext = {
    shown: auto ? candidatesOf(p) : p.centre.map((set, cell) => set & ~(p.struck[cell] ?? 0)),
    clashing: clashingCells(digits, side, box),
    mistakes: shownMistakes.value,
  };
  const over = overlay.value;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const board = grid.current;
      if (!board || event.isComposing || event.defaultPrevented) return;
      const press = {
        code: event.code,
        key: event.key,
        shift: event.shiftKey,
        command: event.ctrlKey || event.metaKey,
        alt: event.altKey,
        letters: side > 9 && !showsNumbers.peek(),
        numLock: event.getModifierState("NumLock"),
      };
      const action = isBoardKey(event.target, board, press) ? actionOf(press) : null;
      const inside = board.contains(document.activeElement);
      if (!action || !isAccepted(session, action, inside)) return;
      event.preventDefault();
      run(action, event.timeStamp, onSheet);
      const cell = element(active.peek());
      if (inside || !cell || !returnsToBoard(action)) return;
      focus(cell);
      scrollIntoView(cell);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [side]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: an ARIA grid, whose cells are not those of a table
    <div
      ref={grid}
      class={`${gridClass()} ${css.board} ${showsNumbers.value ? css.numbered : ""}`}
      role="grid"
      aria-label={words.board(side)}
      aria-multiselectable="true"
      data-side={side}
      style={{ "--side": side }}
      onFocusIn={({ target }) => {
        const cell = target instanceof Element ? target.getAttribute("data-cell") : null;
        if (cell === null || moving.current) return;
        // A player who reaches a cell by keyboard or screen reader selects it.
        if (Number(cell) !== active.peek() || selection.peek().size === 0) {
          select(session, Number(cell), "only");
        }
      }}
      {...pointer}
    >
      <Marks />
      {over && <Layer overlay={over} side={side} box={box} />}
      {Array.from({ length: side }, (_, row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the cells have a roving tabindex
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div key={row} role="row" class={`${rowClass} ${css.row}`}>
          {Array.from({ length: side }, (_, column) => {
            const cell = row * side + column;
            return <Cell key={cell} p={p} cell={cell} around={around} focusable={cell === now} />;
          })}
        </div>
      ))}
    </div>
  );
}

interface CellProps {
  readonly p: Position;
  readonly cell: number;
  readonly around: CellContext;
  readonly focusable: boolean;
}

function Cell({ p, cell, around, focusable }: CellProps) {
  const { selection } = useStore(createGame);
  const { side } = p;
  const clashes = around.clashing.has(cell);
  const { wrong, ruledOut } = around.mistakes;
  const classes = [
    cellClass(cell, side, boxSize(p.box), clashes),
    css.cell,
    (p.givens[cell] ?? 0) > 0 && css.given,
    clashes && css.clash,
    (wrong.has(cell) || ruledOut.has(cell)) && css.wrong,
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div
      role="gridcell"
      class={classes.filter(Boolean).join(" ")}
      data-cell={cell}
      tabIndex={focusable ? 0 : -1}
      aria-label={describeCell(p, cell, around)}
      aria-selected={selection.value.has(cell)}
      aria-invalid={clashes || wrong.has(cell)}
    >
      {glyph(digitAt(p, cell), side)}
    </div>
  );
}
