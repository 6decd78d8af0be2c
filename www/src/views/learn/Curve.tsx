/** One series of a run: its meaning, its curve, and its value at the displayed step. */
import "../../lab/details";
import { useEffect, useRef } from "preact/hooks";
import type { Frame, SeriesSpec } from "sudoku-lab";
import { valueAt } from "sudoku-lab/plot";
import { paintSparkline } from "../../chart/paint-sparkline";
import { paletteVersion } from "../../ui/appearance";
import { laneColour, readPalette } from "../../ui/colours";
import { fit } from "../../ui/surface";
import { format, label } from "../../words";
import { words } from "../../words/learn";

interface Props {
  readonly spec: SeriesSpec;
  /** The index of the series, from 0. */
  readonly index: number;
  readonly frame: Frame | null;
  /** The lane whose colour is used for the curve. */
  readonly lane: number;
}

export function Curve({ spec, index, frame, lane }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const version = paletteVersion.value;
  useEffect(() => {
    const surface = canvas.current && fit(canvas.current);
    if (surface && frame)
      paintSparkline(surface, frame, index, laneColour(readPalette(version), lane));
  });
  const name = label(spec.id);
  const value = frame && valueAt(frame, index);
  const text = value === null ? "–" : `${formatValue(value)} ${label(spec.unit)}`.trim();
  return (
    <li>
      <p>
        <strong>{name}</strong> <span class="numbers">{text}</span>
      </p>
      <canvas ref={canvas} role="img" aria-label={words.curve(name, text)} />
      <p class="muted">{spec.doc}</p>
    </li>
  );
}

const formatValue = (value: number) => format(Number(value.toPrecision(4)));
