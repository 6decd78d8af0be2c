/** The legend of a plot: the names of its curves and their values at the cursor. */

import type { Frame } from "sudoku-lab";
import { useSession } from "../../../session/context";
import { COLOURS } from "../../../ui/colours";
import { Marker } from "../../../ui/Marker";
import { type Meaning, Meanings } from "../../../ui/Meanings";
import { dashOf, seriesColourCss } from "../../../ui/series-colours";
import { words } from "../../../words";
import { framesOf, useRaced } from "../context";
import { createCursor, stepOf } from "./cursor";
import { type Curve, figure, type Group, valueAt } from "./groups";
import * as css from "./Legend.module.css";
import { references } from "./references";
import { type Against, createPlotStore } from "./settings";
import { nameOf } from "./summary";

type Frames = readonly (Frame | null)[];

export function reading(curve: Curve, frames: Frames, at: number, axis: Against): string {
  const frame = frames[curve.lane];
  const value = valueAt(curve, frame, stepOf(frame, at, axis));
  return value === null ? "–" : figure(value);
}

/** Returns each curve's name with its value at a position on the axis. */
export const readings = (
  group: Group,
  frames: Frames,
  at: number,
  axis: Against,
): readonly string[] =>
  group.curves.map((curve) => `${nameOf(curve, group)} ${reading(curve, frames, at, axis)}`);

/** Shows a sample of a curve's line. */
function Dash({ curve: { lane, within } }: { readonly curve: Curve }) {
  return (
    <svg
      class={`${css.dash} lane-colour-${(lane % COLOURS) + 1}`}
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
const meanings = ({ curves }: Group): readonly Meaning[] => [
  ...curves.map(({ laneName, label, doc }): Meaning => [`${laneName}: ${label}`, doc]),
  ...references(curves).map(({ text, note, source }): Meaning => [text, `${note}. ${source}`]),
];

export function Legend({ group }: { readonly group: Group }) {
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
              <Marker lane={curve.lane} />
              <span>{several ? `${curve.laneName}:` : curve.laneName}</span>
            </>
          )}
          <Dash curve={curve} />
          {several && <span>{curve.label}</span>}
          <b class={css.reading}>{at === null ? "" : reading(curve, frames, at, axis)}</b>
        </li>
      ))}
      {references(group.curves).map(({ text, note, source }) => (
        <li key={`${text} ${note} ${source}`} class={css.paper} title={`${note}. ${source}`}>
          <span>
            {text} ({source})
          </span>
          <span class="visually-hidden">{note}</span>
        </li>
      ))}
      <li class={css.meanings}>
        <Meanings title={words.definitions.plot(group.title)} read={() => meanings(group)} />
      </li>
    </ul>
  );
}
