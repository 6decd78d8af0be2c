/** The values of a plot as a table, thinned to about `MAX_ROWS` rows for readability. */

import { format } from "../../../words";
import { words } from "../../../words/curves";
import { framesOf, useRace } from "../context";
import { type CurveGroup, columnsOf, formatValue } from "./groups";
import type { AxisQuantity } from "./settings";

const MAX_ROWS = 24;

interface Props {
  readonly group: CurveGroup;
  readonly against: AxisQuantity;
}

export function CurveTable({ group, against }: Props) {
  const race = useRace();
  race?.tick.value;
  const [axis, ...curves] = columnsOf(group, framesOf(race), against);
  const stride = Math.max(1, Math.ceil(axis.length / MAX_ROWS));
  const rows = axis.flatMap((x, index) =>
    index % stride === 0 || index === axis.length - 1 ? [{ x, index }] : [],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table can be scrolled by keyboard
    <table class="numbers" tabIndex={0}>
      <caption class="visually-hidden">{group.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.axes[against]}</th>
          {group.curves.map(({ lane, index, laneName, label }) => (
            <th key={`${lane}.${index}`} scope="col" class="number">
              {laneName}: {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ x, index }) => (
          <tr key={x}>
            <th scope="row">{against === "step" ? format(x) : formatValue(x)}</th>
            {group.curves.map((curve, at) => {
              const value = curves[at]?.[index];
              return (
                <td key={`${curve.lane}.${curve.index}`} class="number">
                  {typeof value === "number" ? formatValue(value) : ""}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
