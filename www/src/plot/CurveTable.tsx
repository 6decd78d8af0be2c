/** The figures of a plot as a table, thinned to what a person reads. */
import { frameTick, lastFrames } from "../race/lane-view";
import { format, words } from "../words";
import { columnsOf, figure, type Group } from "./groups";

const ROWS = 24;

export function CurveTable({ group }: { readonly group: Group }) {
  frameTick.value;
  const [axis, ...curves] = columnsOf(group, lastFrames);
  const stride = Math.max(1, Math.ceil(axis.length / ROWS));
  const rows = axis.flatMap((step, index) =>
    index % stride === 0 || index === axis.length - 1 ? [{ step, index }] : [],
  );
  return (
    <table class="numbers">
      <caption class="visually-hidden">{group.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.steps}</th>
          {group.curves.map(({ lane, index, laneName, label }) => (
            <th key={`${lane}.${index}`} scope="col" class="number">
              {laneName}: {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ step, index }) => (
          <tr key={step}>
            <th scope="row">{format(step)}</th>
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
