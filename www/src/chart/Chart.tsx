/** What every drawn chart has: its frame of lines, its ticks, the name of its axis. */

import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { onResize } from "../ui/resize";
import * as css from "./Chart.module.css";

export interface Tick {
  /** Where it is, in units of the drawing. */
  readonly at: number;
  readonly text: string;
}

/** As wide as there is room for, so that its letters are the page's; where that is less, it is drawn smaller. */
export function useWide(least: number): { place: RefObject<SVGSVGElement | null>; wide: number } {
  const place = useRef<SVGSVGElement>(null);
  const [wide, setWide] = useState(least);
  useEffect(() => {
    return onResize([place.current], (one) =>
      setWide(Math.max(least, Math.floor(one?.contentRect.width ?? 0))),
    );
  }, [least]);
  return { place, wide };
}

interface Props {
  readonly place: RefObject<SVGSVGElement | null>;
  readonly class: string;
  readonly label: string;
  readonly wide: number;
  readonly high: number;
  /** The field inside the axes. */
  readonly field: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly across: readonly Tick[];
  readonly up: readonly Tick[];
  /** Whether lines go up from the ticks too, and not only across. */
  readonly upright?: boolean;
  readonly axis: { readonly text: string; readonly x: number; readonly y: number };
  readonly children: ComponentChildren;
}

export function Chart({ wide, high, field, across, up, upright, axis, children, ...rest }: Props) {
  const { left, right, top, bottom } = field;
  return (
    <svg
      ref={rest.place}
      class={rest.class}
      viewBox={`0 0 ${wide} ${high}`}
      role="img"
      aria-label={rest.label}
    >
      {up.map(({ at, text }) => (
        <g key={at}>
          <line class={css.grid} x1={left} x2={right} y1={at} y2={at} />
          <text x={left - 6} y={at + 4} text-anchor="end">
            {text}
          </text>
        </g>
      ))}
      {across.map(({ at, text }) => (
        <g key={at}>
          {upright && <line class={css.grid} x1={at} x2={at} y1={bottom} y2={top} />}
          <text x={at} y={bottom + 18} text-anchor="middle">
            {text}
          </text>
        </g>
      ))}
      <text x={axis.x} y={axis.y} text-anchor="middle">
        {axis.text}
      </text>
      {children}
    </svg>
  );
}
