/** The part for teachers: makes an assignment of the code in the editor, and checks files that were handed in. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { createAddress } from "../../../lab/address/link";
import {
  type Assignment,
  MOST_PUZZLES,
  MOST_STEPS,
  packAssignment,
} from "../../../lab/own/assignment";
import { fitSets } from "../../../lab/own/over";
import { ONWARD } from "../../../lab/own/running";
import { fetchSets, sets } from "../../../lab/sets";
import { DEFAULT_SEED } from "../../../lab/setup";
import { useSession, useStore } from "../../../session/context";
import { guarded } from "../../../ui/Boundary";
import { Button } from "../../../ui/Button";
import { useCopy } from "../../../ui/copy";
import { Field, FieldError } from "../../../ui/Field";
import { FileButton } from "../../../ui/FileButton";
import { Panel } from "../../../ui/Panel";
import { words } from "../../../words/assignment";
import { createCode } from "../code";
import * as css from "../Own.module.css";
import { createOwnStore } from "../store";
import { createAssignmentController } from "./controller";

/** The set that is chosen before the list of sets has loaded, or if it cannot be fetched. */
const FIRST_SET = "easy50";

export const Teacher = guarded("own/teacher", TeacherContent);

function TeacherContent() {
  const { takeResult, badFile } = useStore(createAssignmentController);
  const shown = useSignal(false);
  return (
    <Panel
      as="details"
      class={css.teacher}
      onToggle={(event) => {
        shown.value = event.currentTarget.open;
      }}
    >
      <summary>{words.teach}</summary>
      {shown.value && <Form />}
      <div class={css.row}>
        <FileButton
          label={words.open}
          accept=".json,application/json"
          onFile={(file) => void takeResult(file)}
        />
        <span class="muted">{words.openHelp}</span>
      </div>
      {badFile.value !== null && <FieldError role="alert">{badFile.value}</FieldError>}
    </Panel>
  );
}

function Form() {
  const session = useSession();
  const { text, module } = session.get(createCode);
  const { address, linkTo, asNewEntry } = session.get(createAddress);
  const { packed, task } = session.get(createOwnStore);
  const { previews } = session.get(createAssignmentController);
  const title = useSignal("");
  const about = useSignal("");
  const set = useSignal(FIRST_SET);
  const take = useSignal("50");
  const solved = useSignal("50");
  const steps = useSignal("10000");
  const per = useSignal<"puzzle" | "all">("puzzle");
  const step = useSignal("node");
  /** The link, if the browser refused to copy it. */
  const offered = useSignal<string | null>(null);
  const { said, copy } = useCopy(words.copied, words.copyFailed, (link) => {
    offered.value = link;
  });
  useEffect(() => void fetchSets().catch(() => {}), []);
  const all = fitSets(sets.value ?? []);
  const most = Math.min(MOST_PUZZLES, all.find(({ id }) => id === set.value)?.puzzles ?? 0);
  const numbers = [
    [words.take, take, 1, most || MOST_PUZZLES],
    [words.solved, solved, 0, Number(take.value) || 0],
    [words.steps, steps, 1, MOST_STEPS],
  ] as const;
  const bad = numbers.flatMap(([name, { value }, least, greatest]) =>
    fits(value, least, greatest) ? [] : [name],
  );

  const made = (): Assignment => ({
    title: title.value.trim(),
    text: about.value.trim(),
    template: text.value,
    set: set.value,
    take: Number(take.value),
    seed: DEFAULT_SEED,
    goal: {
      solved: Number(solved.value),
      steps: Number(steps.value),
      per: per.value,
      step: step.value.trim(),
    },
  });

  const linkOf = async () =>
    address().replace(/#.*/, "") +
    linkTo("own", { own: [], [ONWARD]: [], task: [["task", await packAssignment(made())]] });

  async function tryIt(): Promise<void> {
    const next = await packAssignment(made());
    asNewEntry(() => {
      packed.value = null;
      task.value = next;
    });
    previews.value += 1;
  }

  return (
    <section class={css.form} aria-labelledby="own-make">
      <h3 id="own-make">{words.make}</h3>
      <p class="muted">{words.makeHelp}</p>
      <TextField label={words.name} home={title} />
      <Field layout="stacked" label={words.text} for="own-about">
        <textarea
          id="own-about"
          rows={4}
          maxLength={10_000}
          value={about.value}
          onInput={(event) => {
            about.value = event.currentTarget.value;
          }}
        />
      </Field>
      <Field layout="stacked" label={words.set} for="own-set">
        <select
          id="own-set"
          value={set.value}
          onChange={(event) => {
            set.value = event.currentTarget.value;
          }}
        >
          {all.length === 0 && <option value={FIRST_SET}>{FIRST_SET}</option>}
          {all.map(({ id, puzzles, what }) => (
            <option key={id} value={id}>
              {words.setOf(id, puzzles, what)}
            </option>
          ))}
        </select>
      </Field>
      {numbers.map(([name, home]) => (
        <TextField key={name} label={name} home={home} wrong={bad.includes(name)} whole />
      ))}
      <Field layout="stacked" label={words.per} for="own-per">
        <select
          id="own-per"
          value={per.value}
          onChange={(event) => {
            per.value = event.currentTarget.value === "all" ? "all" : "puzzle";
          }}
        >
          <option value="puzzle">{words.pers.puzzle}</option>
          <option value="all">{words.pers.all}</option>
        </select>
      </Field>
      <TextField label={words.step} home={step} />
      <p class="muted">{words.stepsHelp}</p>
      {bad.length > 0 ? (
        <FieldError role="alert">{words.bad(bad)}</FieldError>
      ) : (
        <p>
          <strong>{words.goal(made())}</strong>
        </p>
      )}
      <div class={css.row}>
        <Button
          primary
          disabled={bad.length > 0 || module.value !== null}
          onClick={async () => copy(await linkOf())}
        >
          {said ?? words.link}
        </Button>
        <button
          type="button"
          disabled={bad.length > 0 || module.value !== null}
          onClick={() => void tryIt()}
        >
          {words.try}
        </button>
      </div>
      {offered.value !== null && (
        <input
          class={css.link}
          readOnly
          aria-label={words.link}
          value={offered.value}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </section>
  );
}

const fits = (text: string, least: number, most: number) =>
  /^\d{1,12}$/.test(text) && Number(text) >= least && Number(text) <= most;

interface TextFieldProps {
  readonly label: string;
  readonly home: Signal<string>;
  readonly wrong?: boolean;
  readonly whole?: boolean;
}

function TextField({ label, home, wrong = false, whole = false }: TextFieldProps) {
  return (
    <Field layout="stacked" label={label}>
      <input
        class={whole ? "numbers" : ""}
        inputMode={whole ? "numeric" : "text"}
        maxLength={100}
        autocomplete="off"
        aria-invalid={wrong}
        value={home.value}
        onInput={(event) => {
          home.value = event.currentTarget.value;
        }}
      />
    </Field>
  );
}
