/** The form of the settings, which is fetched when a visitor opens them. */

import { useEffect, useRef } from "preact/hooks";
import { MAX_STEPS } from "../../../lab/setup";
import { useSession } from "../../../session/context";
import { requestEngine } from "../../../session/engine";
import { Button } from "../../../ui/Button";
import { announcement } from "../../../ui/notices";
import { focusElement, scrollIntoView } from "../../../ui/scroll";
import { LabelledField } from "../../../ui/WholeField";
import { words } from "../../../words/experiment";
import * as css from "../Experiment.module.css";
import { Contestants } from "./Contestants";
import { createCompareController } from "./controller";
import { TypedField } from "./fields";
import { nameContestants } from "./names";
import { numbersText, readSeconds, readSeeds } from "./read";
import { Sets } from "./Sets";
import { createCompareStore } from "./store";

/** The fields of the form, except those that only open a file. */
const FIELDS = "input:not([type=file]), select, textarea";

export function SettingsForm() {
  const session = useSession();
  const { edited, draft, change, experimentSession, use } = session.get(createCompareController);
  const { askingOwn } = session.get(createCompareStore);
  const form = useRef<HTMLDivElement>(null);
  const asked = askingOwn.value;
  useEffect(() => {
    const body = form.current;
    const field = asked && body?.querySelector<HTMLElement>(FIELDS);
    if (!body || !field) return;
    askingOwn.value = false;
    scrollIntoView(body.closest("details") ?? body, true);
    focusElement(field);
    announcement.value = words.asking;
  }, [asked]);
  const now = edited.value;
  if (!now) return null;
  const why =
    now.set.length === 0 ? words.noSets : now.contestant.length === 0 ? words.noContestants : null;
  const { budget = {} } = now;
  return (
    <div class={css.settingsBody} ref={form}>
      <p class="muted">{words.settingsHelp}</p>
      <Sets sets={now.set} onChange={(set) => change({ ...now, set })} />
      <Contestants
        contestants={now.contestant}
        onChange={(contestant) => change({ ...now, contestant })}
      />
      <div class={`${css.row} fields`}>
        <TypedField
          id="experiment-seeds"
          label={words.seeds}
          title={words.seedsHelp}
          text={numbersText(now.seeds ?? 1)}
          allowed={words.seedsAllowed}
          read={readSeeds}
          onChange={(seeds) => change({ ...now, seeds: seeds ?? 1 })}
        />
        <LabelledField
          label={words.steps}
          layout="stacked"
          id="experiment-steps"
          value={budget.steps ?? null}
          min={1}
          max={MAX_STEPS}
          allowed={words.wholeFrom(1, MAX_STEPS)}
          placeholder={words.noLimit}
          onChange={(steps) => change({ ...now, budget: budgetOf(steps, budget.seconds ?? null) })}
        />
        <TypedField
          id="experiment-seconds"
          label={words.secondsEach}
          text={budget.seconds === undefined ? "" : String(budget.seconds)}
          placeholder={words.noLimit}
          allowed={words.secondsAllowed}
          read={readSeconds}
          onChange={(seconds) =>
            change({ ...now, budget: budgetOf(budget.steps ?? null, seconds) })
          }
        />
      </div>
      {draft.value && (
        <div class={css.row}>
          <Button
            primary
            disabled={why !== null || experimentSession.opening.value !== null}
            onClick={() => {
              void requestEngine()
                .then((lab) => use(nameContestants(now, lab)))
                .then((used) => used && showRun());
            }}
          >
            {words.use}
          </Button>
          <button
            type="button"
            onClick={() => {
              draft.value = null;
            }}
          >
            {words.discard}
          </button>
          <span class="muted">{why ?? words.unused}</span>
        </div>
      )}
    </div>
  );
}

/** Shows the beginning of the view with the next action, which is above the settings. */
function showRun(): void {
  scrollTo(0, 0);
  focusElement(document.querySelector<HTMLElement>(".experiment-run [data-start]"));
}

/** A budget of what is limited. */
const budgetOf = (steps: number | null, seconds: number | null) => ({
  ...(steps === null ? {} : { steps }),
  ...(seconds === null ? {} : { seconds }),
});
