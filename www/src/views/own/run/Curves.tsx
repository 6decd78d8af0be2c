/** The curves that the solver declares, one below another. */
import { useEffect, useRef } from "preact/hooks";
import type { AlgorithmInfo, Frame } from "sudoku-lab";
import { column } from "sudoku-lab/plot";
import { paintSparkline } from "../../../chart/paint-sparkline";
import { paletteVersion } from "../../../ui/appearance";
import { laneColour, readPalette } from "../../../ui/colours";
import { fit } from "../../../ui/surface";
import { format, label } from "../../../words";
import { words } from "../../../words/own";
import * as css from "../Own.module.css";

interface Props {
  readonly info: AlgorithmInfo;
  readonly frame: Frame;
}

export const Curves = ({ info, frame }: Props) =>
  info.series.map(({ id, doc }, at) => (
    <Curve key={id} name={label(id)} doc={doc} frame={frame} series={at} />
  ));

interface CurveProps {
  readonly name: string;
  readonly doc: string;
  readonly frame: Frame;
  readonly series: number;
}

/** Formats a number with three significant digits. */
const formatRough = (value: number) => format(Number(value.toPrecision(3)));

function Curve({ name, doc, frame, series }: CurveProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const version = paletteVersion.value;
  useEffect(() => {
    const surface = canvas.current && fit(canvas.current);
    const colours = readPalette(version);
    if (surface) paintSparkline(surface, frame, series, laneColour(colours, series));
  });
  const values = [...column(frame, series + 1)].filter(Number.isFinite);
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const known = values.length > 0;
  return (
    <figure class={css.curve} data-part="curves">
      <figcaption title={doc}>
        {name}{" "}
        <span class="numbers muted">{known && `${formatRough(min)} – ${formatRough(max)}`}</span>
      </figcaption>
      <canvas
        ref={canvas}
        role="img"
        aria-label={known ? words.curve(name, formatRough(min), formatRough(max)) : name}
      />
    </figure>
  );
}
