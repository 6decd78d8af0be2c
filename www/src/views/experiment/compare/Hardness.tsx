/** The table of rank correlations between the cost of each contestant and each rating scale. */

import { useStore } from "../../../session/context";
import { guarded } from "../../../ui/Boundary";
import { Panel } from "../../../ui/Panel";
import { Scroller } from "../../../ui/Scroller";
import { words } from "../../../words/experiment";
import * as css from "../Experiment.module.css";
import { createCompareController } from "./controller";

export const Hardness = guarded("compare/hardness", HardnessContent);

function HardnessContent() {
  const { summary } = useStore(createCompareController);
  const all = summary.value?.hardness ?? [];
  // Without ratings there are only the givens, and the growth figure shows more about them.
  if (all.every(({ scale }) => scale === null)) return null;
  const scales = [...new Set(all.map(({ scale }) => scale))];
  const contestants = [...new Set(all.map(({ contestant }) => contestant))];
  return (
    <Panel as="details" class={css.hardness}>
      <summary>{words.hardness}</summary>
      <p class="muted">{words.hardnessHelp}</p>
      <Scroller tabIndex={0} aria-label={words.hardness}>
        <table class="numbers">
          <thead>
            <tr>
              <th scope="col">{words.columns.contestant}</th>
              {scales.map((scale) => (
                <th key={scale} scope="col">
                  {scale ?? words.fewerGivens}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contestants.map((contestant) => (
              <tr key={contestant}>
                <th scope="row">{contestant}</th>
                {scales.map((scale) => {
                  const result = all.find(
                    (one) => one.contestant === contestant && one.scale === scale,
                  );
                  return <td key={scale}>{result ? words.agreement(result.agreement) : "–"}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Panel>
  );
}
