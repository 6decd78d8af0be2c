/** Cells selected by pointer: a press takes one, a drag all it passes. */
import { useRef } from "preact/hooks";
import { select, selectNone, selectSame } from "../../../play/selection";
import { selection } from "../../../play/store";
import { several } from "./several";

/** How far from its middle a drag still meets a cell, in cells: one along a diagonal is to meet no others. */
const REACH = 0.42;

interface Drag {
  readonly rect: DOMRect;
  x: number;
  y: number;
}

export function usePointer(side: number, focus: (cell: number) => void) {
  const drag = useRef<Drag | null>(null);

  function press(event: PointerEvent) {
    const { target, currentTarget } = event;
    const on = target instanceof Element && target.closest("[data-cell]");
    if (!on || event.button !== 0 || !(currentTarget instanceof HTMLElement)) return;
    event.preventDefault();
    const cell = Number(on.getAttribute("data-cell"));
    const now = selection.peek();
    // Where the focus was elsewhere, the press has brought it back.
    const alone = now.size === 1 && now.has(cell) && on === document.activeElement;
    if (event.ctrlKey || event.metaKey || several.peek()) select(cell, "toggle");
    else if (event.shiftKey) select(cell, "reach");
    else if (alone) selectNone();
    else select(cell, "only");
    focus(cell);
    if (!alone) {
      drag.current = {
        rect: currentTarget.getBoundingClientRect(),
        x: event.clientX,
        y: event.clientY,
      };
      currentTarget.setPointerCapture(event.pointerId);
    }
  }

  /** Passed quickly, cells between two events are met as well. */
  function move({ clientX, clientY }: PointerEvent) {
    const from = drag.current;
    if (!from) return;
    const { rect } = from;
    const room = rect.width / side;
    const steps = Math.max(
      1,
      Math.ceil(Math.hypot(clientX - from.x, clientY - from.y) / (room / 4)),
    );
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      const column = (from.x + part * (clientX - from.x) - rect.left) / room;
      const row = (from.y + part * (clientY - from.y) - rect.top) / room;
      const [r, c] = [Math.floor(row), Math.floor(column)];
      const inside = r >= 0 && c >= 0 && r < side && c < side;
      const near = Math.max(Math.abs(row - r - 0.5), Math.abs(column - c - 0.5)) < REACH;
      const cell = r * side + c;
      if (inside && near && !selection.peek().has(cell)) select(cell, "add");
    }
    from.x = clientX;
    from.y = clientY;
  }

  const release = () => {
    drag.current = null;
  };

  return {
    onPointerDown: press,
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
    onDblClick: ({ target, ctrlKey, metaKey }: MouseEvent) => {
      if (ctrlKey || metaKey || several.peek()) return;
      const on = target instanceof Element && target.closest("[data-cell]");
      if (on) selectSame(Number(on.getAttribute("data-cell")));
    },
  };
}
