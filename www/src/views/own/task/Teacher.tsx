/** The part for teachers: makes an assignment of the code in the editor, and checks files that were handed in. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { createAddress } from "../../../lab/address/link";
import {
  type Assignment,
  MAX_PUZZLES,
  MAX_TOTAL_STEPS,
  packAssignment,
} from "../../../lab/own/assignment";
import { usableSets } from "../../../lab/own/run-on-puzzles";
import { PENDING_LINK_KEY } from "../../../lab/own/running";
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
const DEFAULT_SET = "easy50";

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
      {shown.value && <AssignmentForm />}
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

function AssignmentForm() {
  const session = useSession();
  const { text, module } = session.get(createCode);
  const { address, linkTo, asNewEntry } = session.get(createAddress);
  const { packed, task } = session.get(createOwnStore);
  const { previews } = session.get(createAssignmentController);
  const title = useSignal("");
  const about = useSignal("");
  const set = useSignal(DEFAULT_SET);
  const take = useSignal("50");
  const solved = useSignal("50");
  const steps = useSignal("10000");
  const per = useSignal<"puzzle" | "all">("puzzle");
  const step = useSignal("node");
  /** The link, if the browser refused to copy it. */
  const offered = useSignal<string | null>(null);
  const { message, copy } = useCopy(words.copied, words.copyFailed, (link) => {
    offered.value = link;
  });
  useEffect(() => void fetchSets().catch(() => {}), []);
  const all = usableSets(sets.value ?? []);
  const max = Math.min(MAX_PUZZLES, all.find(({ id }) => id === set.value)?.puzzles ?? 0);
  const numbers = [
    [words.take, take, 1, max || MAX_PUZZLES],
    [words.solved, solved, 0, Number(take.value) || 0],
    [words.steps, steps, 1, MAX_TOTAL_STEPS],
  ] as const;
  const bad = numbers.flatMap(([name, { value }, least, greatest]) =>
    isInRange(value, least, greatest) ? [] : [name],
  );

  const buildAssignment = (): Assignment => ({
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
    linkTo("own", {
      own: [],
      [PENDING_LINK_KEY]: [],
      task: [["task", await packAssignment(buildAssignment())]],
    });

  async function tryAssignment(): Promise<void> {
    const next = await packAssignment(buildAssignment());
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
          {all.length === 0 && <option value={DEFAULT_SET}>{DEFAULT_SET}</option>}
          {all.map(({ id, puzzles, what }) => (
            <option key={id} value={id}>
              {words.setOf(id, puzzles, what)}
            </option>
          ))}
        </select>
      </Field>
      {numbers.map(([name, home]) => (
        <TextField key={name} label={name} home={home} isInvalid={bad.includes(name)} isWide />
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
          <strong>{words.goal(buildAssignment())}</strong>
        </p>
      )}
      <div class={css.row}>
        <Button
          primary
          disabled={bad.length > 0 || module.value !== null}
          onClick={async () => copy(await linkOf())}
        >
          {message ?? words.link}
        </Button>
        <button
          type="button"
          disabled={bad.length > 0 || module.value !== null}
          onClick={() => void tryAssignment()}
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

const isInRange = (text: string, least: number, most: number) =>
  /^\d{1,12}$/.test(text) && Number(text) >= least && Number(text) <= most;

interface TextFieldProps {
  readonly label: string;
  readonly home: Signal<string>;
  readonly isInvalid?: boolean;
  readonly isWide?: boolean;
}

function TextField({ label, home, isInvalid = false, isWide = false }: TextFieldProps) {
  return (
    <Field layout="stacked" label={label}>
      <input
        class={isWide ? "numbers" : ""}
        inputMode={isWide ? "numeric" : "text"}
        maxLength={100}
        autocomplete="off"
        aria-invalid={isInvalid}
        value={home.value}
        onInput={(event) => {
          home.value = event.currentTarget.value;
        }}
      />
    </Field>
  );
}
