/** Shows the runs of each lane as a strip of dots, with their median, mean and quartiles. */
import "../../../lab/details";
import { useState } from "preact/hooks";
import { formatDuration } from "../../../text/times";
import { LANE_COLOUR_COUNT } from "../../../ui/colours";
import { LaneGlyph } from "../../../ui/Marker";
import { label } from "../../../words";
import { words } from "../../../words/series";
import { formatValue } from "../curves/groups";
import type { SeriesLane } from "./records";
import * as css from "./Series.module.css";
import { createStrips, type Measure, measures, Scale, type Strip } from "./strips";

/** The size of a strip, units of the drawing. */
const STRIP_WIDTH = 600;
const STRIP_HEIGHT = 36;
const STRIP_MARGIN = 8;
const STRIP_MIDDLE = STRIP_HEIGHT / 2;
/** Half the height of the box of the quartiles, units of the drawing. */
const HALF_BOX_HEIGHT = 11;
/** The vertical offsets of consecutive dots, so that equal values remain visible. */
const DOT_OFFSETS = [0, -6, 6, -3, 3, -8, 8];

export function Strips({ lanes }: { readonly lanes: readonly SeriesLane[] }) {
  const [measure, setMeasure] = useState<Measure>("steps");
  const all = createStrips(lanes, measure);
  const scale = new Scale(all);
  const text = measure === "micros" ? formatDuration : formatValue;
  return (
    <section class={css.strips} aria-label={words.strips.drawn}>
      <label>
        {words.strips.title}{" "}
        <select
          value={measure}
          onChange={(event) => setMeasure(event.currentTarget.value as Measure)}
        >
          {measures.map((measure) => (
            <option key={measure} value={measure}>
              {words.strips.measures[measure]}
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
                <LaneGlyph lane={strip.index} /> {strip.name}
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
const MAX_LISTED_FIGURES = 2;

/** Returns the first clause of a note; the table of the papers has the whole note. */
const firstClause = (note: string) => note.split(/[.;] /)[0] ?? "";

function printedText({ printed, source, text }: Strip): string {
  if (printed.length <= MAX_LISTED_FIGURES) {
    return printed
      .map(({ value, note }) => words.strips.paper(text(value), firstClause(note)))
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
  const ends =
    printed.length > MAX_LISTED_FIGURES ? [Math.min(...values), Math.max(...values)] : values;
  const x = (value: number) => STRIP_MARGIN + scale.at(value) * (STRIP_WIDTH - 2 * STRIP_MARGIN);
  return (
    <svg
      viewBox={`0 0 ${STRIP_WIDTH} ${STRIP_HEIGHT}`}
      class={`lane-colour-${(index % LANE_COLOUR_COUNT) + 1}`}
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
        y={STRIP_MIDDLE - HALF_BOX_HEIGHT}
        width={Math.max(1, x(high) - x(low))}
        height={2 * HALF_BOX_HEIGHT}
        fill-opacity={0.15}
        stroke-opacity={0.5}
      />
      {runs.map(({ seed, value, solved }, at) => (
        <circle
          key={seed}
          cx={x(value)}
          cy={STRIP_MIDDLE + (DOT_OFFSETS[at % DOT_OFFSETS.length] ?? 0)}
          r={3}
          fill-opacity={solved ? 0.7 : 0}
        >
          <title>{words.strips.run(seed, text(value), solved)}</title>
        </circle>
      ))}
      <line
        x1={x(median)}
        x2={x(median)}
        y1={STRIP_MIDDLE - HALF_BOX_HEIGHT}
        y2={STRIP_MIDDLE + HALF_BOX_HEIGHT}
        stroke-width={3}
      />
      <path class={css.mean} d={diamondPath(x(mean))}>
        <title>{words.strips.mean(text(mean))}</title>
      </path>
      {ends.map((value) => (
        <line
          key={value}
          class={css.printed}
          x1={x(value)}
          x2={x(value)}
          y1={1}
          y2={STRIP_HEIGHT - 1}
          stroke-dasharray="4 3"
          stroke-width={2}
        />
      ))}
      {ends.length > 1 && printed.length > MAX_LISTED_FIGURES && (
        <line
          class={css.printed}
          x1={x(Math.min(...ends))}
          x2={x(Math.max(...ends))}
          y1={STRIP_HEIGHT - 1}
          y2={STRIP_HEIGHT - 1}
          stroke-dasharray="4 3"
        />
      )}
    </svg>
  );
}

const diamondPath = (at: number) =>
  `M${at} ${STRIP_MIDDLE - 7}L${at + 6} ${STRIP_MIDDLE}L${at} ${STRIP_MIDDLE + 7}L${at - 6} ${STRIP_MIDDLE}Z`;
