/** The distribution of the steps over the puzzles, for every task that was run on the file. */

import { useMemo } from "preact/hooks";
import { LineSample, StepsPlot } from "../../../chart/StepsPlot";
import { useSession } from "../../../session/context";
import { guarded } from "../../../ui/Boundary";
import { Headings } from "../../../ui/Headings";
import { Panel } from "../../../ui/Panel";
import { format } from "../../../words";
import { words } from "../../../words/many";
import { type BatchSource, createSetController } from "./controller";
import * as css from "./Many.module.css";
import { raceLink, rowsOf } from "./rows";
import { type BatchTally, nameOf } from "./tally";

/** The quantiles that the table shows. */
const QUANTILES = [0.25, 0.5, 0.75, 0.9];

export const Steps = guarded("set/steps", StepsContent);

function StepsContent({ source: { file } }: { readonly source: BatchSource }) {
  const session = useSession();
  const { progress, tallies } = session.get(createSetController);
  void progress.value; // a tally is filled while it runs
  const lines = tallies.value.flatMap((tally, place) =>
    tally.hardest ? [{ tally, place, hardest: tally.hardest }] : [],
  );
  const row = useMemo(() => rowsOf(file), [file]);
  if (lines.length === 0) return null;
  const { columns } = words.steps;
  const stepsText = ({ maxSteps }: BatchTally["task"], steps: number | null) => {
    if (steps !== null) return format(steps);
    return maxSteps === null ? words.steps.never : words.atLeast(maxSteps);
  };
  return (
    <Panel class={css.spread} aria-labelledby="many-spread">
      <h3 id="many-spread">{words.steps.title}</h3>
      <p class={`muted ${css.intro}`}>{words.steps.help}</p>
      <StepsPlot
        lines={lines.map(({ tally, place, hardest }) => {
          return { curve: tally.curve, all: tally.puzzles, most: hardest.steps, place };
        })}
        label={words.steps.plot(lines.length)}
        axis={words.steps.axis}
        percent={words.steps.percent}
        tick={words.steps.tick}
      />
      <table class={`${css.table} numbers`}>
        <caption class="visually-hidden">{words.steps.title}</caption>
        <Headings
          names={[
            columns.solver,
            columns.puzzles,
            ...QUANTILES.map(columns.share),
            columns.most,
            columns.hardest,
          ]}
        />
        <tbody>
          {lines.map(({ tally, place, hardest }) => (
            <tr key={place} data-solver={tally.task.solver.id}>
              <th scope="row">
                <LineSample place={place} /> {nameOf(tally.task)}
                <span class={`${css.task} muted`}>
                  {words.steps.task(tally.task.limit, tally.task.maxSteps, tally.task.solver.step)}
                </span>
              </th>
              <td data-name={columns.puzzles}>{format(tally.puzzles)}</td>
              {QUANTILES.map((share) => (
                <td key={share} data-name={columns.share(share)}>
                  {stepsText(tally.task, tally.quantile(share))}
                </td>
              ))}
              <td data-name={columns.most}>
                {stepsText(tally.task, tally.open.steps > 0 ? null : hardest.steps)}
                {tally.open.steps > 0 && ` ${words.steps.spent(tally.open.steps)}`}
                {tally.open.stalled > 0 && ` ${words.steps.stalled(tally.open.stalled)}`}
              </td>
              <td data-name={columns.hardest}>
                <a href={raceLink(session, row(null, hardest.number))}>
                  {words.race(file.lines[hardest.number] ?? 0)}
                </a>{" "}
                {hardest.like > 1 && (
                  <span class="muted">{words.steps.others(hardest.like - 1)}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
