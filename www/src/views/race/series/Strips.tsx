/** Shows the runs of each lane as a strip of dots, with their median, mean and quartiles. */
import "../../../lab/details";
import { useState } from "preact/hooks";
import { duration } from "../../../text/times";
import { COLOURS } from "../../../ui/colours";
import { Marker } from "../../../ui/Marker";
import { label } from "../../../words";
import { words } from "../../../words/series";
import { figure } from "../curves/groups";
import type { SeriesLane } from "./records";
import * as css from "./Series.module.css";
import { type Measure, measures, Scale, type Strip, strips } from "./strips";

/** The size of a strip, units of the drawing. */
const WIDTH = 600;
const HEIGHT = 36;
const MARGIN = 8;
const MIDDLE = HEIGHT / 2;
/** Half the height of the box of the quartiles, units of the drawing. */
const BOX = 11;
/** The vertical offsets of consecutive dots, so that equal values remain visible. */
const APART = [0, -6, 6, -3, 3, -8, 8];

export function Strips({ lanes }: { readonly lanes: readonly SeriesLane[] }) {
  const [measure, setMeasure] = useState<Measure>("steps");
  const all = strips(lanes, measure);
  const scale = new Scale(all);
  const text = measure === "micros" ? duration : figure;
  return (
    <section class={css.strips} aria-label={words.strips.drawn}>
      <label>
        {words.strips.title}{" "}
        <select
          value={measure}
          onChange={(event) => setMeasure(event.currentTarget.value as Measure)}
        >
          {measures.map((one) => (
            <option key={one} value={one}>
              {words.strips.measures[one]}
            </option>
          ))}
        </select>
      </label>
      {all.length === 0 ? (
        <p class="muted">{words.strips.nothing}</p>
      ) : (
        <>
          {all.map((strip) => (
            <div key={strip.index} class={css.seedStrip} data-strip={strip.index + 1}>
              <span>
                <Marker lane={strip.index} /> {strip.name}
                {measure === "steps" && <span class="muted">{label(`${strip.unit}s`)}</span>}
              </span>
              <div>
                <Drawing strip={strip} scale={scale} />
                {strip.printed.length > 0 && (
                  <p class={`${css.printedText} muted`}>{printedText(strip)}</p>
                )}
              </div>
            </div>
          ))}
          <div class={`${css.stripAxis} numbers muted`} aria-hidden="true">
            <span>{text(scale.low)}</span>
            <span>{words.strips.axis(words.strips.measures[measure], scale.log)}</span>
            <span>{text(scale.high)}</span>
          </div>
          <p class="muted">{words.strips.key}</p>
        </>
      )}
    </section>
  );
}

/** The maximum number of printed figures shown one by one; of more, only the range is shown. */
const FEW = 2;

/** Returns the first clause of a note; the table of the papers has the whole note. */
const short = (note: string) => note.split(/[.;] /)[0] ?? "";

function printedText({ printed, source, text }: Strip): string {
  if (printed.length <= FEW) {
    return printed
      .map(({ value, note }) => words.strips.paper(text(value), short(note)))
      .join("; ");
  }
  const values = printed.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return words.strips.papers(printed.length, text(least), text(most), source);
}

interface Props {
  readonly strip: Strip;
  readonly scale: Scale;
}

function Drawing({ strip, scale }: Props) {
  const { index, name, runs, mean, printed, text } = strip;
  const [low, median, high] = strip.quartiles;
  const values = [...new Set(printed.map(({ value }) => value))];
  // Of many figures, only the least and the greatest are drawn.
  const ends = printed.length > FEW ? [Math.min(...values), Math.max(...values)] : values;
  const x = (value: number) => MARGIN + scale.at(value) * (WIDTH - 2 * MARGIN);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      class={`lane-colour-${(index % COLOURS) + 1}`}
      role="img"
      aria-label={words.strips.said(
        name,
        text(median),
        text(mean),
        printed.length > 0 ? printedText(strip) : "",
      )}
      fill="currentColor"
      stroke="currentColor"
    >
      <rect
        x={x(low)}
        y={MIDDLE - BOX}
        width={Math.max(1, x(high) - x(low))}
        height={2 * BOX}
        fill-opacity={0.15}
        stroke-opacity={0.5}
      />
      {runs.map(({ seed, value, solved }, at) => (
        <circle
          key={seed}
          cx={x(value)}
          cy={MIDDLE + (APART[at % APART.length] ?? 0)}
          r={3}
          fill-opacity={solved ? 0.7 : 0}
        >
          <title>{words.strips.run(seed, text(value), solved)}</title>
        </circle>
      ))}
      <line x1={x(median)} x2={x(median)} y1={MIDDLE - BOX} y2={MIDDLE + BOX} stroke-width={3} />
      <path class={css.mean} d={diamond(x(mean))}>
        <title>{words.strips.mean(text(mean))}</title>
      </path>
      {ends.map((value) => (
        <line
          key={value}
          class={css.printed}
          x1={x(value)}
          x2={x(value)}
          y1={1}
          y2={HEIGHT - 1}
          stroke-dasharray="4 3"
          stroke-width={2}
        />
      ))}
      {ends.length > 1 && printed.length > FEW && (
        <line
          class={css.printed}
          x1={x(Math.min(...ends))}
          x2={x(Math.max(...ends))}
          y1={HEIGHT - 1}
          y2={HEIGHT - 1}
          stroke-dasharray="4 3"
        />
      )}
    </svg>
  );
}

const diamond = (at: number) =>
  `M${at} ${MIDDLE - 7}L${at + 6} ${MIDDLE}L${at} ${MIDDLE + 7}L${at - 6} ${MIDDLE}Z`;
