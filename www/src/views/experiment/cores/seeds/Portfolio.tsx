/** The settings of many seeds side by side: the algorithm, the seeds and the number of cores. */

import { DEFAULT_SEEDS, MAX_SEEDS } from "../../../../lab/setup";
import { SeedField, StepLimitField } from "../../../../parts/params/RunFields";
import { useSession } from "../../../../session/context";
import { createDocument } from "../../../../session/document";
import { lab } from "../../../../session/engine";
import { guarded } from "../../../../ui/Boundary";
import { Panel } from "../../../../ui/Panel";
import { LabelledField } from "../../../../ui/WholeField";
import { words } from "../../../../words/portfolio";
import * as css from "../Cores.module.css";
import { createCoresController } from "../controller";
import { ActionButtons, AlgorithmFields, CoresField, ParamFields } from "../fields";
import { createCoresStore } from "../store";
import { createSeedsController } from "./controller";

export const Portfolio = guarded("cores/portfolio", PortfolioContent);

function PortfolioContent() {
  const session = useSession();
  const { chosen, start, shown, over } = session.get(createSeedsController);
  const { puzzle } = session.get(createDocument);
  const { lucky, seeds, seed, maxSteps } = session.get(createCoresStore);
  const { busy } = session.get(createCoresController);
  const choice = chosen(lab.value?.algorithms ?? []);
  const board = puzzle.value;
  if (!choice || !board) return null;
  const { info } = choice;
  return (
    <Panel class={css.sharing} aria-labelledby="cores-title">
      <p class={`muted ${css.intro}`}>{words.intro}</p>
      <div class={css.fields}>
        <AlgorithmFields
          purpose="random"
          choice={choice}
          onChange={(lane) => {
            lucky.value = lane;
          }}
        />
        <LabelledField
          layout="above"
          label={words.seeds}
          id="portfolio-seeds"
          value={seeds.value}
          min={1}
          max={MAX_SEEDS}
          allowed={words.seedsAllowed(MAX_SEEDS)}
          onChange={(value) => {
            seeds.value = value ?? DEFAULT_SEEDS;
          }}
        />
        <SeedField id="portfolio-first" layout="above" value={seed} label={words.first} />
        <StepLimitField id="portfolio-steps" layout="above" value={maxSteps} />
        <CoresField />
      </div>
      <ParamFields
        choice={choice}
        onChange={(lane) => {
          lucky.value = lane;
        }}
      />
      <ActionButtons
        info={info}
        board={board}
        first={{ text: words.start, act: () => start(false) }}
        second={{ text: words.toTheEnd, help: words.toTheEndHelp, act: () => start(true) }}
      >
        {busy.value === "seeds" && shown.value && (
          <span class="muted numbers">
            {words.running(over.value, shown.value.seeds.length)}.{" "}
            {shown.value.toTheEnd && shown.value.maxSteps === null && words.unlimited}
          </span>
        )}
      </ActionButtons>
    </Panel>
  );
}
