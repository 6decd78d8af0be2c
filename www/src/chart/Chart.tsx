/** The common parts of all SVG charts: grid lines, ticks and the title of the axis. */

import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { onResize } from "../ui/resize";
import * as css from "./Chart.module.css";

export interface Tick {
  /** The position along the axis, in units of the drawing. */
  readonly at: number;
  readonly text: string;
}

/**
 * Returns the width of a chart that fills its container, in units of the drawing, which then equal CSS pixels. A
 * container narrower than `min` pixels scales the chart down. `elementRef` has to be attached to the SVG element.
 */
export function useMeasuredWidth(min: number): {
  place: RefObject<SVGSVGElement | null>;
  measuredWidth: number;
} {
  const elementRef = useRef<SVGSVGElement>(null);
  const [fieldWidth, setWide] = useState(min);
  useEffect(() => {
    return onResize([elementRef.current], (one) =>
      setWide(Math.max(min, Math.floor(one?.contentRect.width ?? 0))),
    );
  }, [min]);
  return { place: elementRef, measuredWidth: fieldWidth };
}

interface Props {
  readonly place: RefObject<SVGSVGElement | null>;
  readonly class: string;
  readonly label: string;
  readonly wide: number;
  readonly high: number;
  /** The plot area inside the axes, in units of the drawing. */
  readonly field: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly across: readonly Tick[];
  readonly up: readonly Tick[];
  /** Whether vertical grid lines are drawn in addition to the horizontal ones. */
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
