/** The reasons of a step, line by line. The line under the pointer or with the focus is drawn on the board. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Deduction } from "sudoku-lab";
import type { Overlay } from "sudoku-lab/board";
import { reasonsOf } from "../../play/help/reasons";
import type { Position } from "../../play/position";
import * as css from "./Reasons.module.css";

interface Props {
  readonly step: Deduction;
  /** The position before the step. */
  readonly p: Position;
  /** Whether to show the reasons that belong before the sentence of the step instead of the others. */
  readonly preceding?: boolean;
  /** Draws a line, or the whole step for `null`. Without this function, the lines only reserve space. */
  readonly draw?: ((line: Overlay | null) => void) | undefined;
}

export function Reasons({ step, p, preceding = false, draw }: Props) {
  // Removing a focused button blurs it, which must not draw a step that is no longer shown.
  const mounted = useRef(true);
  useEffect(
    () => () => {
      mounted.current = false;
    },
    [],
  );
  const reasons = useMemo(
    () => reasonsOf(step, p).filter(({ precedes = false }) => precedes === preceding),
    [step, p, preceding],
  );
  const show = (line: Overlay | null) => {
    if (mounted.current) draw?.(line);
  };
  return reasons.map(({ title, lines }) => (
    <div key={title} class={css.root}>
      {title}
      <ol class={css.lines}>
        {lines.map(({ text, overlay }, at) => (
          <li key={at}>
            <button
              type="button"
              class={css.line}
              tabIndex={draw ? undefined : -1}
              onMouseEnter={() => show(overlay)}
              onMouseLeave={() => show(null)}
              onFocus={() => show(overlay)}
              onBlur={() => show(null)}
              onClick={() => show(overlay)}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </div>
  ));
}
