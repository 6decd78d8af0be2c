/** What many seeds are to do, and on how many cores. */
import { busy, cancel } from "../cores/driver";
import { AlgorithmFields, CoresField } from "../cores/fields";
import { ParamForm } from "../params/ParamForm";
import { SeedField, StepLimitField } from "../params/RunFields";
import { LabelledField } from "../params/WholeField";
import { takes } from "../state/check";
import { MAX_SEEDS } from "../state/hash";
import { lucky, maxSteps, seed, seeds } from "../state/sharing";
import { clashing, DEFAULT_SEEDS, lab, puzzle } from "../state/store";
import { words as coresWords } from "../words/cores";
import { words } from "../words/portfolio";
import { chosen, over, shown, start } from "./driver";

export function Portfolio() {
  const choice = chosen(lab.value?.algorithms ?? []);
  const board = puzzle.value;
  if (!choice || !board) return null;
  const { info, lane } = choice;
  const fits = takes(info, board.side);
  const wrongSize = coresWords.wrongSize(info.name, board.side);
  const why = clashing.value ? coresWords.clash : fits ? null : wrongSize;
  const barred = why !== null || busy.value !== null;
  return (
    <section class="panel sharing" aria-labelledby="portfolio-title">
      <div class="panel-head">
        <h2 id="portfolio-title">{words.title}</h2>
      </div>
      <p class="muted prose">{words.intro}</p>
      <div class="fields">
        <AlgorithmFields
          purpose="random"
          choice={choice}
          onChange={(lane) => {
            lucky.value = lane;
          }}
        />
        <LabelledField
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
        <SeedField id="portfolio-first" class="field" value={seed} label={words.first} />
        <StepLimitField id="portfolio-steps" class="field" value={maxSteps} />
        <CoresField />
      </div>
      <details>
        <summary>{words.parameters}</summary>
        <ParamForm
          info={info}
          spec={lane}
          onChange={(params) => {
            lucky.value = { ...lane, params };
          }}
        />
      </details>
      <div class="actions">
        {busy.value ? (
          <button type="button" onClick={cancel} data-start>
            {coresWords.cancel}
          </button>
        ) : (
          <>
            <button
              type="button"
              class="primary"
              disabled={barred}
              onClick={() => void start(false)}
              data-start
            >
              {words.start}
            </button>
            <button
              type="button"
              disabled={barred}
              title={words.toTheEndHelp}
              onClick={() => void start(true)}
            >
              {words.toTheEnd}
            </button>
          </>
        )}
        {busy.value === "seeds" && shown.value && (
          <span class="muted numbers">
            {words.running(over.value, shown.value.seeds.length)}.{" "}
            {shown.value.toTheEnd && shown.value.maxSteps === null && words.unlimited}
          </span>
        )}
        {why && <p class="wrong">{why}</p>}
      </div>
    </section>
  );
}
