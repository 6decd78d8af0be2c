/** The legend of a plot: the names of its curves and their values at the cursor. */

import type { Frame } from "sudoku-lab";
import { useSession } from "../../../session/context";
import { LANE_COLOUR_COUNT } from "../../../ui/colours";
import { LaneGlyph } from "../../../ui/Marker";
import { GlossaryDialog, type GlossaryEntry } from "../../../ui/Meanings";
import { dashOf, seriesColourCss } from "../../../ui/series-colours";
import { words } from "../../../words";
import { framesOf, useRaced } from "../context";
import { createCursor, stepOf } from "./cursor";
import { type CurveGroup, formatValue, type LaneCurve, valueAt } from "./groups";
import * as css from "./Legend.module.css";
import { referenceTexts } from "./references";
import { type AxisQuantity, createPlotStore } from "./settings";
import { nameOf } from "./summary";

type Frames = readonly (Frame | null)[];

export function readingText(
  curve: LaneCurve,
  frames: Frames,
  at: number,
  axis: AxisQuantity,
): string {
  const frame = frames[curve.lane];
  const value = valueAt(curve, frame, stepOf(frame, at, axis));
  return value === null ? "–" : formatValue(value);
}

/** Returns each curve's name with its value at a position on the axis. */
export const readingTexts = (
  group: CurveGroup,
  frames: Frames,
  at: number,
  axis: AxisQuantity,
): readonly string[] =>
  group.curves.map((curve) => `${nameOf(curve, group)} ${readingText(curve, frames, at, axis)}`);

/** Shows a sample of a curve's line. */
function DashSample({ curve: { lane, within } }: { readonly curve: LaneCurve }) {
  return (
    <svg
      class={`${css.dash} lane-colour-${(lane % LANE_COLOUR_COUNT) + 1}`}
      viewBox="0 0 24 8"
      width="24"
      height="8"
      style={{ color: seriesColourCss(within) }}
      aria-hidden="true"
    >
      <path
        d="M0 4h24"
        stroke="currentColor"
        stroke-width={within === 0 ? 2 : 1.25}
        stroke-dasharray={dashOf(lane, within).join(" ")}
      />
    </svg>
  );
}

/** Returns the definition of each curve, and the source of each printed value. */
const seriesMeanings = ({ curves }: CurveGroup): readonly GlossaryEntry[] => [
  ...curves.map(({ laneName, label, doc }): GlossaryEntry => [`${laneName}: ${label}`, doc]),
  ...referenceTexts(curves).map(
    ({ text, note, source }): GlossaryEntry => [text, `${note}. ${source}`],
  ),
];

export function CurveLegend({ group }: { readonly group: CurveGroup }) {
  const session = useSession();
  const { placeOf } = session.get(createCursor);
  const { against } = session.get(createPlotStore);
  const on = useRaced();
  const at = on && placeOf(on);
  const axis = against.value;
  const race = on?.race;
  if (at !== null) race?.tick.value;
  const frames = framesOf(race);
  const several = new Set(group.curves.map(({ label }) => label)).size > 1;
  return (
    <ul class={css.root}>
      {group.curves.map((curve) => (
        <li key={`${curve.lane}.${curve.index}`} title={`${curve.laneName}: ${curve.doc}`}>
          {curve.within === 0 && (
            <>
              <LaneGlyph lane={curve.lane} />
              <span>{several ? `${curve.laneName}:` : curve.laneName}</span>
            </>
          )}
          <DashSample curve={curve} />
          {several && <span>{curve.label}</span>}
          <b class={css.reading}>{at === null ? "" : readingText(curve, frames, at, axis)}</b>
        </li>
      ))}
      {referenceTexts(group.curves).map(({ text, note, source }) => (
        <li key={`${text} ${note} ${source}`} class={css.paper} title={`${note}. ${source}`}>
          <span>
            {text} ({source})
          </span>
          <span class="visually-hidden">{note}</span>
        </li>
      ))}
      <li class={css.meanings}>
        <GlossaryDialog
          title={words.definitions.plot(group.title)}
          read={() => seriesMeanings(group)}
        />
      </li>
    </ul>
  );
}
