/** The result of a tuning: both setups on held-out puzzles, the parameters that matter, and the best settings. */
import type { TuningResult } from "sudoku-lab/workshop";
import { createAddress } from "../../../lab/address/link";
import { useSession, useStore } from "../../../session/context";
import { formatDuration } from "../../../text/times";
import { guarded } from "../../../ui/Boundary";
import { Button, ButtonLink } from "../../../ui/Button";
import { useCopy } from "../../../ui/copy";
import { Panel } from "../../../ui/Panel";
import { Scroller } from "../../../ui/Scroller";
import { words as common, format, label } from "../../../words";
import { words } from "../../../words/tune";
import { raceLink } from "../compare/race";
import { createTuneController, type TunedResult } from "./controller";
import { valuesText } from "./names";
import * as css from "./Tune.module.css";

export function Result({ tuningResult }: { readonly tuningResult: TuningResult }) {
  const { shown } = useStore(createTuneController);
  const now = shown.value;
  if (!now) return null;
  return (
    <>
      <Sides tuningResult={tuningResult} now={now} />
      <Ablation tuningResult={tuningResult} now={now} />
      <Finalists tuningResult={tuningResult} now={now} />
    </>
  );
}

interface Props {
  readonly tuningResult: TuningResult;
  readonly now: TunedResult;
}

const formatSteps = (cost: number) => format(Math.round(cost));

const Sides = guarded("tune/sides", SidesContent);

function SidesContent({ tuningResult, now }: Props) {
  const { heldOutRuns, heldOutPuzzles } = tuningResult;
  const sides = [
    { name: words.default, side: tuningResult.default },
    { name: words.tuned, side: tuningResult.tuned },
  ];
  const slower =
    tuningResult.tuned.cost < tuningResult.default.cost &&
    tuningResult.tuned.micros > tuningResult.default.micros;
  return (
    <Panel aria-labelledby="tune-held-out">
      <h3 id="tune-held-out">{words.heldOut}</h3>
      <p class="muted">{words.heldOutHelp(heldOutRuns, heldOutPuzzles, now.steps)}</p>
      <Scroller>
        <table class={css.table}>
          <thead>
            <tr>
              <th scope="col">{words.settings}</th>
              <th scope="col" class="number">
                {words.cost}
              </th>
              <th scope="col" class="number">
                {words.solved}
              </th>
              <th scope="col" class="number">
                {words.time}
              </th>
            </tr>
          </thead>
          <tbody>
            {sides.map(({ name, side }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td class="number">{formatSteps(side.cost)}</td>
                <td class="number">{words.solvedOf(side.solved, heldOutRuns)}</td>
                <td class="number">{formatDuration(side.micros)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <p class="muted">{slower ? words.slower : words.timeHelp}</p>
    </Panel>
  );
}

const Ablation = guarded("tune/ablation", AblationContent);

function AblationContent({ tuningResult: { ablation, ablationRuns, tuned }, now }: Props) {
  const isChanged = Object.keys(tuned.params).some((id) => !(id in now.lane.params));
  if (!isChanged) return null;
  return (
    <Panel aria-labelledby="tune-ablation">
      <h3 id="tune-ablation">{words.matter}</h3>
      <p class="muted">{ablation.length > 0 ? words.matterHelp(ablationRuns) : words.noAblation}</p>
      {ablation.length > 0 && (
        <Scroller>
          <table class={css.table}>
            <thead>
              <tr>
                <th scope="col">{words.parameter}</th>
                <th scope="col">{words.default}</th>
                <th scope="col">{words.tuned}</th>
                <th scope="col" class="number">
                  {words.costBefore}
                </th>
                <th scope="col" class="number">
                  {words.costAfter}
                </th>
              </tr>
            </thead>
            <tbody>
              {ablation.map(({ parameter, from, to, costBefore, costAfter }) => (
                <tr key={parameter}>
                  <th scope="row">{label(parameter)}</th>
                  <td>{from}</td>
                  <td>{to}</td>
                  <td class="number">{formatSteps(costBefore)}</td>
                  <td class="number">{formatSteps(costAfter)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </Panel>
  );
}

const Finalists = guarded("tune/finalists", FinalistsContent);

function FinalistsContent({ tuningResult: { finalists, tuningPuzzles }, now }: Props) {
  return (
    <Panel aria-labelledby="tune-best">
      <h3 id="tune-best">{words.finalists}</h3>
      <p class="muted">{words.finalistsHelp(tuningPuzzles)}</p>
      <Scroller>
        <table class={css.table}>
          <thead>
            <tr>
              <th scope="col">{words.settings}</th>
              <th scope="col" class="number">
                {words.cost}
              </th>
            </tr>
          </thead>
          <tbody>
            {finalists.map(({ params, cost }) => (
              <tr key={JSON.stringify(params)}>
                <th scope="row">{valuesText(params, now.lane.params)}</th>
                <td class="number">{formatSteps(cost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Panel>
  );
}

/** Shows the actions for the result, beside the button of the tuning. */
export function ResultActions({ tuningResult: { tuned, example }, now: { lane, seed } }: Props) {
  const session = useSession();
  const { sharedAddress } = session.get(createAddress);
  const { message, copy } = useCopy(common.copied, common.copyFailed);
  const setup = (params: TuningResult["tuned"]["params"]) => ({
    algorithm: lane.algorithm,
    ...(lane.preset === null ? {} : { preset: lane.preset }),
    params,
  });
  const both = [setup(lane.params), setup(tuned.params)];
  const link = raceLink(session, { set: "", line: 1, ...example }, both, seed);
  return (
    <>
      <ButtonLink href={link} title={words.raceHelp}>
        {words.race}
      </ButtonLink>
      <Button onClick={() => void copy(sharedAddress())}>{message ?? common.copyLink}</Button>
    </>
  );
}
