/** The values of a plot as a table, thinned to about `ROWS` rows for readability. */

import { format } from "../../../words";
import { words } from "../../../words/curves";
import { framesOf, useRace } from "../context";
import { columnsOf, figure, type Group } from "./groups";
import type { Against } from "./settings";

const ROWS = 24;

interface Props {
  readonly group: Group;
  readonly against: Against;
}

export function CurveTable({ group, against }: Props) {
  const race = useRace();
  race?.tick.value;
  const [axis, ...curves] = columnsOf(group, framesOf(race), against);
  const stride = Math.max(1, Math.ceil(axis.length / ROWS));
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
            <th scope="row">{against === "step" ? format(x) : figure(x)}</th>
            {group.curves.map((curve, at) => {
              const value = curves[at]?.[index];
              return (
                <td key={`${curve.lane}.${curve.index}`} class="number">
                  {typeof value === "number" ? figure(value) : ""}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
