/** The import and export of runs, studies, the definition as text, and a citation. */

import { useState } from "preact/hooks";
import { createAddress } from "../../../lab/address/link";
import { parseDefinition, toToml } from "../../../lab/experiment/definition";
import {
  looksLikeStudy,
  type PageEnvironment,
  readStudy,
  readText,
  writeStudy,
} from "../../../lab/experiment/study";
import type { Definition } from "../../../lab/experiment/types";
import { CUSTOM_SOLVER_ID } from "../../../lab/own/running";
import { maxWorkers } from "../../../lab/pool";
import { useSession, useStore } from "../../../session/context";
import { lab, requestEngine } from "../../../session/engine";
import { guarded } from "../../../ui/Boundary";
import { useCopy } from "../../../ui/copy";
import { download } from "../../../ui/download";
import { FieldError } from "../../../ui/Field";
import { FileButton } from "../../../ui/FileButton";
import { fetchOnce } from "../../../ui/load";
import { announcement } from "../../../ui/notices";
import { Panel } from "../../../ui/Panel";
import { words } from "../../../words/experiment";
import { reasonOf } from "../../../words/messages";
import * as css from "../Experiment.module.css";
import { createCompareController } from "./controller";
import { StoredExperiments } from "./KeptOnes";

const FILE_NAME_PREFIX = "sudoku-lab_experiment";

/** Returns a description of the browser in which the runs were made. */
const describeEnvironment = (version: string): PageEnvironment => ({
  version,
  platform: `browser ${navigator.userAgent}`,
  processor: null,
  cores: navigator.hardwareConcurrency ?? null,
  jobs: maxWorkers,
  load: null,
});

const isOwn = (definition: Definition | null): boolean =>
  definition?.contestant.some(({ algorithm }) => algorithm === CUSTOM_SOLVER_ID) ?? false;

/** The counters that an algorithm of the page records. */
const countersOf = (algorithm: string): readonly string[] =>
  lab
    .peek()
    ?.algorithm(algorithm)
    ?.counters.map(({ id }) => id) ?? [];

const loadGuest = () =>
  Promise.all([import("../../../lab/own/guest"), import("../../../lab/own/source")]);

/**
 * Opens a custom solver from a file and returns its description. The code that opens solvers is fetched when it is
 * first needed.
 */
async function openSolverFile(file: File): Promise<{ readonly name: string }> {
  const [{ openCustomSolver }, { sourceOf }] = await fetchOnce(loadGuest);
  return openCustomSolver(await sourceOf(file), new AbortController().signal);
}

export const Files = guarded("compare/files", FilesContent);

function FilesContent() {
  const session = useSession();
  const { experimentSession, progress, whole, shipped, openStudy, summary, title } =
    session.get(createCompareController);
  const { address } = session.get(createAddress);
  const [message, setSaid] = useState<string | null>(null);
  const { message: cited, copy } = useCopy(words.cited, words.citeFailed);
  const { done, tasks } = progress.value;
  const known = done > 0;
  // A study must contain all runs.
  const complete = known && done === tasks;

  async function importFile(file: File): Promise<void> {
    try {
      const text = await readText(file);
      if (!looksLikeStudy(text)) await whole();
      const summary = looksLikeStudy(text)
        ? await importStudy(text)
        : text.startsWith("puzzle,")
          ? importRatings(text)
          : importRuns(text);
      announcement.value = summary;
      setSaid(summary);
    } catch (error) {
      setSaid(words.notImported(reasonOf(error)));
    }
  }

  async function importStudy(text: string): Promise<string> {
    await requestEngine(); // for the counters of the contestants
    const study = await readStudy(text, countersOf);
    if (!(await openStudy(study))) throw new Error(experimentSession.failed.peek() ?? "");
    const { done } = experimentSession.progress.peek();
    const { title, verified, sha256 } = study;
    return verified
      ? words.study.verified(title, done, sha256.slice(0, 16))
      : words.study.opened(title, done);
  }

  function importRuns(text: string): string {
    const added = experimentSession.add(text);
    shipped.value = false;
    return words.imported(added);
  }

  /** Reads ratings, whose files begin with the puzzle; files of runs begin with the number of the task. */
  function importRatings(text: string): string {
    const known = experimentSession.rate(text);
    return known > 0 ? words.rated(known) : words.notRated;
  }

  async function saveCsv(): Promise<void> {
    await whole();
    const rows = experimentSession.experiment.peek()?.csv();
    if (rows) download(new Blob([...rows], { type: "text/csv" }), `${FILE_NAME_PREFIX}.csv`);
  }

  async function cite(): Promise<void> {
    const { version } = await requestEngine();
    const today = new Date().toISOString().slice(0, 10);
    await copy(words.citation(title.peek(), version, today, address()));
  }

  async function saveStudy(): Promise<void> {
    await whole();
    const experiment = experimentSession.experiment.peek();
    if (!experiment) return;
    try {
      const { version } = await requestEngine();
      const here = experimentSession.elsewhere.peek() ? null : describeEnvironment(version);
      const text = await writeStudy(experiment, title.peek(), version, here, summary.peek());
      download(new Blob([text], { type: "application/json" }), `${FILE_NAME_PREFIX}.json`);
    } catch (error) {
      setSaid(reasonOf(error));
    }
  }

  return (
    <Panel class={css.files} aria-labelledby="experiment-files">
      <h3 id="experiment-files">{words.share2}</h3>
      <div class={css.row}>
        <button type="button" disabled={!known} onClick={() => void saveCsv()}>
          {words.save.csv}
        </button>
        <button type="button" disabled={!complete} onClick={() => void saveStudy()}>
          {words.save.study}
        </button>
        <FileButton
          label={words.import}
          accept=".csv,text/csv,.json,application/json"
          disabled={experimentSession.running.value}
          onFile={(file) => void importFile(file)}
        />
        <button type="button" onClick={() => void cite()}>
          {cited ?? words.cite}
        </button>
      </div>
      {message !== null && <p role="status">{message}</p>}
      <DefinitionText />
      <StoredExperiments />
    </Panel>
  );
}

function DefinitionText() {
  const { edited, shownDefinition, use, experimentSession, draft, reopen } =
    useStore(createCompareController);
  const [text, setText] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [fieldError, setWrong] = useState<string | null>(null);
  const [solver, setSolver] = useState<string | null>(null);
  const now = edited.value;

  async function showText(): Promise<void> {
    if (now) setText(await toToml(now));
  }

  async function applyText(): Promise<void> {
    try {
      const definition = await parseDefinition(typed ?? "");
      const used = await use(definition);
      setWrong(used ? null : (experimentSession.failed.peek() ?? ""));
      if (used) setTyped(null);
    } catch (error) {
      setWrong(reasonOf(error));
    }
  }

  /** Opens a custom solver, and then the experiment that requires it, also if another solver is already open. */
  async function importSolver(file: File): Promise<void> {
    try {
      const { name } = await openSolverFile(file);
      setSolver(words.solverOpened(name));
    } catch (error) {
      setSolver(words.notOpened(reasonOf(error)));
      return;
    }
    if (typed !== null) await applyText();
    else if (experimentSession.failed.peek() !== null || isOwn(shownDefinition.peek())) reopen();
  }

  return (
    <details
      onToggle={(event) => {
        if (event.currentTarget.open) void showText();
      }}
    >
      <summary>{words.asText}</summary>
      <p class="muted">{words.textHelp}</p>
      <textarea
        aria-label={words.textLabel}
        rows={14}
        spellcheck={false}
        value={typed ?? text ?? ""}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      {fieldError !== null && <FieldError role="alert">{words.badText(fieldError)}</FieldError>}
      <div class={css.row}>
        <button type="button" disabled={typed === null} onClick={() => void applyText()}>
          {words.useText}
        </button>
        <FileButton
          label={words.openSolver}
          accept=".wasm,.js,.mjs"
          disabled={experimentSession.running.value}
          onFile={(file) => void importSolver(file)}
        />
        {typed !== null && (
          <button
            type="button"
            onClick={() => {
              setTyped(null);
              setWrong(null);
              draft.value = null;
              void showText();
            }}
          >
            {words.discard}
          </button>
        )}
      </div>
      {solver !== null && <p role="status">{solver}</p>}
    </details>
  );
}
