/** A step: its sentence, what it removes, and its reasons line by line, each with its drawing. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Deduction } from "sudoku-lab";
import type { Overlay } from "sudoku-lab/board";
import { overlayOf } from "../../../play/help/drawn";
import { reasonsOf } from "../../../play/help/reasons";
import type { Position } from "../../../play/position";
import { createGame } from "../../../play/store";
import { useStore } from "../../../session/context";
import * as css from "./Coach.module.css";
import { coloured } from "./coloured";

interface Props {
  readonly step: Deduction;
  readonly p: Position;
  /** Whether pointing at a line draws it; a copy that only keeps room does not. */
  readonly live?: boolean;
}

export function Step({ step, p, live = false }: Props) {
  const { overlay } = useStore(createGame);
  // The browser takes the focus from a button that is removed: that must not draw a step that is gone.
  const mounted = useRef(true);
  useEffect(
    () => () => {
      mounted.current = false;
    },
    [],
  );
  const reasons = useMemo(() => reasonsOf(step, p), [step, p]);
  const draw = (line: Overlay) => {
    if (live && mounted.current) overlay.value = line;
  };
  const drawAll = () => draw(overlayOf(step, p));
  return (
    <>
      {coloured(step, p.side)}
      {reasons.map(({ title, lines }) => (
        <div key={title} class={css.reason}>
          {title}
          <ol>
            {lines.map(({ text, overlay: line }, at) => (
              <li key={at}>
                <button
                  type="button"
                  class="step"
                  tabIndex={live ? undefined : -1}
                  onMouseEnter={() => draw(line)}
                  onMouseLeave={drawAll}
                  onFocus={() => draw(line)}
                  onBlur={drawAll}
                  onClick={() => draw(line)}
                >
                  {text}
                </button>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </>
  );
}
