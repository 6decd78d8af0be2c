/** Selects cells by pointer: a press selects one cell, a drag all cells that it passes. */
import { useRef } from "preact/hooks";
import { select, selectNone, selectSame } from "../../../play/selection";
import { createGame } from "../../../play/store";
import { useSession } from "../../../session/context";
import { createSelectSeveral } from "./several";

/**
 * The maximum distance from the middle of a cell at which a drag selects it, in cells, so that a diagonal drag does not
 * select neighbours.
 */
const MAX_SELECT_DISTANCE = 0.42;

interface Drag {
  /** The effect on cells that the drag passes. */
  readonly how: "add" | "remove";
  /**
   * Whether the press was on the only selected cell and no other cell was passed since; then the selection is cleared
   * at the end.
   */
  again: boolean;
  x: number;
  y: number;
}

export function usePointer(side: number, focus: (cell: number) => void) {
  const session = useSession();
  const { selection, active } = session.get(createGame);
  const { several } = session.get(createSelectSeveral);
  const drag = useRef<Drag | null>(null);

  function startDrag(event: PointerEvent) {
    const { target, currentTarget } = event;
    const on = target instanceof Element && target.closest("[data-cell]");
    if (!on || event.button !== 0 || !(currentTarget instanceof HTMLElement)) return;
    event.preventDefault();
    const cell = Number(on.getAttribute("data-cell"));
    const now = selection.peek();
    const isMultiSelect = event.ctrlKey || event.metaKey || several.peek();
    const again = !isMultiSelect && !event.shiftKey && now.size === 1 && now.has(cell);
    if (isMultiSelect) select(session, cell, "toggle");
    else if (event.shiftKey) select(session, cell, "reach");
    else select(session, cell, "only");
    drag.current = {
      how: isMultiSelect && now.has(cell) ? "remove" : "add",
      // If the focus was elsewhere, the press returns the focus, and the selection is not cleared.
      again: again && on === document.activeElement,
      x: event.clientX,
      y: event.clientY,
    };
    currentTarget.setPointerCapture(event.pointerId);
    focus(cell);
  }

  /** Selects the cells that the pointer passes, including those between two events of a fast movement. */
  function continueDrag({ clientX, clientY, currentTarget }: PointerEvent) {
    const from = drag.current;
    if (!from || !(currentTarget instanceof HTMLElement)) return;
    const rect = currentTarget.getBoundingClientRect(); // late content may have moved the board
    const cellSize = rect.width / side;
    const steps = Math.max(
      1,
      Math.ceil(Math.hypot(clientX - from.x, clientY - from.y) / (cellSize / 4)),
    );
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      const column = (from.x + part * (clientX - from.x) - rect.left) / cellSize;
      const row = (from.y + part * (clientY - from.y) - rect.top) / cellSize;
      const [r, c] = [Math.floor(row), Math.floor(column)];
      const inside = r >= 0 && c >= 0 && r < side && c < side;
      const isNearCentre =
        Math.max(Math.abs(row - r - 0.5), Math.abs(column - c - 0.5)) < MAX_SELECT_DISTANCE;
      const cell = r * side + c;
      if (!inside || !isNearCentre || selection.peek().has(cell) === (from.how === "add")) continue;
      from.again = false;
      select(session, cell, from.how === "add" ? "add" : "toggle");
    }
    from.x = clientX;
    from.y = clientY;
  }

  const release = () => {
    if (drag.current?.again) selectNone(session);
    drag.current = null;
  };

  return {
    onPointerDown: startDrag,
    onPointerMove: continueDrag,
    onPointerUp: release,
    onPointerCancel: () => {
      drag.current = null;
    },
    onDblClick: ({ ctrlKey, metaKey }: MouseEvent) => {
      // The active cell is the pressed one; the target of the event is the grid, which has captured the pointer.
      if (!ctrlKey && !metaKey && !several.peek()) selectSame(session, active.peek());
    },
  };
}
