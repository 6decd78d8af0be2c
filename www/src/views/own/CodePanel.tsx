/** The panel of the code: its origin, the editor, its errors, and the buttons that use the code. */

import { useState } from "preact/hooks";
import { drafts } from "../../lab/own/drafts";
import { useSession, useStore } from "../../session/context";
import type { Session } from "../../session/session";
import { prefersReducedMotion } from "../../ui/appearance";
import { guarded } from "../../ui/Boundary";
import { Button } from "../../ui/Button";
import { download } from "../../ui/download";
import { Failure } from "../../ui/Failure";
import { FieldError } from "../../ui/Field";
import { FileButton } from "../../ui/FileButton";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { Panel } from "../../ui/Panel";
import { scrollIntoView } from "../../ui/scroll";
import { language } from "../../words/language";
import { words } from "../../words/own";
import { createCode } from "./code";
import { CodeEditor } from "./editor/CodeEditor";
import * as css from "./Own.module.css";
import { createOwnController } from "./run/controller";
import { createOwnStore } from "./store";
import { type Template, templates } from "./templates";

export const CodePanel = guarded("own/code", CodePanelContent);

function CodePanelContent() {
  const session = useSession();
  const { takeFile, refused, module, text, version, wrong, type, allowed, long } =
    session.get(createCode);
  const { start, race, compare, opening } = session.get(createOwnController);
  const [over, setOver] = useState(false);
  return (
    <Panel
      class={over ? `${css.code} ${css.isOver}` : css.code}
      data-part="code"
      aria-label={words.editor}
      onDragOver={(event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const [file] = event.dataTransfer?.files ?? [];
        if (!file) return;
        event.preventDefault();
        void takeFile(file);
      }}
    >
      {over && <p class={css.drop}>{words.drop}</p>}
      <div class={css.row}>
        <Button primary disabled={!allowed.value} onClick={() => void start().then(scrollToRun)}>
          <Icon name="play" />
          {words.run}
        </Button>
        <TemplateMenu />
        <FileButton
          label={words.open}
          accept=".js,.mjs,.wasm,text/javascript,application/wasm"
          onFile={(file) => void takeFile(file)}
        />
        <button type="button" onClick={() => save(session)}>
          {words.save}
        </button>
      </div>
      {refused.value !== null && <FieldError role="alert">{refused.value}</FieldError>}
      <CodePrompt />
      {module.value ? (
        <div class={css.module}>
          <p>
            <strong>{words.module(module.value.name, module.value.bytes.length)}</strong>
          </p>
          <p class="muted">{words.moduleHelp}</p>
        </div>
      ) : (
        <CodeEditor
          label={words.editor}
          text={text.value}
          version={version.value}
          error={wrong.value}
          onChange={type}
          onRun={() => void start()}
        />
      )}
      <CodeError />
      <div class={`${css.row} own-acts`}>
        <button
          type="button"
          disabled={!allowed.value}
          title={words.raceHelp}
          onClick={() => void race()}
        >
          {words.race}
        </button>
        <button
          type="button"
          disabled={!allowed.value}
          title={words.compareHelp}
          onClick={() => void compare()}
        >
          {words.compare}
        </button>
        {opening.running.value && <span class="muted">{words.opening}</span>}
        {long.value && <span class="muted">{words.long}</span>}
      </div>
      <CodeHelp />
    </Panel>
  );
}

/** Scrolls to the run if it lies below and out of sight. */
function scrollToRun(runs: boolean): void {
  const panel = document.querySelector(".own-run");
  if (!runs || !panel || panel.getBoundingClientRect().top < innerHeight / 2) return;
  scrollIntoView(panel, true, prefersReducedMotion.peek() ? "instant" : "smooth");
}

function save(session: Session): void {
  const { source } = session.get(createCode);
  const now = source.peek();
  const [content, kind, name] =
    now.kind === "wasm"
      ? [now.bytes, "application/wasm", now.name]
      : [now.text, "text/javascript", "solver.js"];
  download(new Blob([content], { type: kind }), name);
}

/** The id of an assignment's template among the ids of templates and drafts. */
const TASK_TEMPLATE_ID = "task";

/** Shows a menu with the templates and the stored drafts. */
function TemplateMenu() {
  const { text, take, assignment, takeTemplate } = useStore(createCode);
  const remaining = drafts.value.filter((one) => one.text !== text.value);
  return (
    <select
      aria-label={words.beginWith}
      value=""
      onChange={(event) => {
        const { value } = event.currentTarget;
        event.currentTarget.value = "";
        if (value === TASK_TEMPLATE_ID) {
          void take({ kind: "js", text: assignment.peek()?.template ?? "" });
          return;
        }
        const draft = remaining.find(({ id }) => id === value);
        if (draft) void take({ kind: "js", text: draft.text });
        else void takeTemplate(value as Template);
      }}
    >
      <option value="" disabled>
        {words.beginWith}
      </option>
      {assignment.value && <option value={TASK_TEMPLATE_ID}>{words.taskTemplate}</option>}
      <optgroup label={words.templatesOf}>
        {Object.keys(templates).map((id) => (
          <option key={id} value={id}>
            {words.templates[id as Template]}
          </option>
        ))}
      </optgroup>
      {remaining.length > 0 && (
        <optgroup label={words.keptOf}>
          {remaining.map(({ id, text: code, when }) => (
            <option key={id} value={id}>
              {words.kept(solverNameIn(code), new Date(when).toLocaleString(language))}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
}

/** Returns the name that a text gives to its solver; otherwise the beginning of the text. */
const solverNameIn = (code: string) =>
  (/\bname\s*:\s*(["'`])(.*?)\1/.exec(code)?.[2] ?? code.trim()).slice(0, 40);

/** Asks the visitor to read the code of another person before it runs. */
function CodePrompt() {
  const session = useSession();
  const { allowed, allow } = session.get(createCode);
  const { onward } = session.get(createOwnStore);
  if (allowed.value) return null;
  return (
    <Notice class={css.asked} role="alert">
      <span>
        <strong>{words.foreign}</strong> {onward.value !== null && words.foreignRace}
      </span>
      <button type="button" onClick={allow}>
        {onward.value === null ? words.allow : words.allowAndGo}
      </button>
    </Notice>
  );
}

function CodeError() {
  const session = useSession();
  const { wrong } = session.get(createCode);
  const { opening, broken } = session.get(createOwnController);
  const at = wrong.value;
  const why = opening.failed.value ?? broken.value;
  if (!at && why === null) return null;
  return (
    <Failure as="p" class={css.wrong} role="alert">
      <strong>{words.wrong}.</strong> {at ? words.wrongAt(at.line, at.column, at.message) : why}
    </Failure>
  );
}

function CodeHelp() {
  return (
    <details class={css.how}>
      <summary>{words.how}</summary>
      <dl class="term-list">
        {words.howOf.map(([name, what]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p class="muted">{words.puzzleIs}</p>
      <ul class="muted">
        {words.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}
