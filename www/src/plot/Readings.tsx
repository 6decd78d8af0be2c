/** The curves of a plot by name, and what each is at the cursor. */
import { frameTick, lastFrames } from "../race/lane-view";
import { Marker } from "../race/Marker";
import { cursor, stepOf } from "./cursor";
import { type Curve, figure, type Group, valueAt } from "./groups";
import { references } from "./references";
import { type Against, against } from "./settings";
import { nameOf } from "./summary";

function reading(curve: Curve, at: number, axis: Against): string {
  const frame = lastFrames[curve.lane];
  const value = valueAt(curve, frame, stepOf(frame, at, axis));
  return value === null ? "–" : figure(value);
}

/** Each curve's name and its value at a place. */
export const readings = (group: Group, at: number, axis: Against): readonly string[] =>
  group.curves.map((curve) => `${nameOf(curve, group)} ${reading(curve, at, axis)}`);

export function Legend({ group }: { readonly group: Group }) {
  const at = cursor.value;
  const axis = against.value;
  if (at !== null) frameTick.value;
  const several = new Set(group.curves.map(({ label }) => label)).size > 1;
  return (
    <ul class="legend">
      {group.curves.map((curve) => (
        <li key={`${curve.lane}.${curve.index}`} title={`${curve.laneName}: ${curve.doc}`}>
          <Marker lane={curve.lane} />
          <span class={curve.within > 0 ? "thin" : ""}>
            {several || curve.label !== group.title ? curve.label : curve.laneName}
          </span>
          <b class="reading">{at === null ? "" : reading(curve, at, axis)}</b>
        </li>
      ))}
      {references(group).map(({ lane, text, note }) => (
        <li key={`${lane} ${text} ${note}`} class="paper" title={note}>
          <Marker lane={lane} />
          <span>{text}</span>
          <span class="visually-hidden">({note})</span>
        </li>
      ))}
    </ul>
  );
}
