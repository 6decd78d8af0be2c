/** The results of the puzzles: their numbers by kind, and each puzzle in a paged table. */

import { useMemo, useState } from "preact/hooks";
import { useStore } from "../../../session/context";
import { guarded } from "../../../ui/Boundary";
import { download } from "../../../ui/download";
import { Field } from "../../../ui/Field";
import { Panel, PanelHead } from "../../../ui/Panel";
import { words } from "../../../words/many";
import { outcomeKinds, type PuzzleOutcome } from "./answering";
import { type BatchSource, createSetController } from "./controller";
import * as css from "./Many.module.css";
import { csv, numbersOf, rowsOf } from "./rows";
import { Table } from "./Table";

/** The number of rows per page. */
const ROWS_PER_PAGE = 25;

export const Results = guarded("set/results", ResultsContent);

function ResultsContent({ source }: { readonly source: BatchSource }) {
  const { answers, progress } = useStore(createSetController);
  const { file } = source;
  const [filter, setFilter] = useState<PuzzleOutcome | null>(null);
  const [page, setPage] = useState(0);
  const [saving, setSaving] = useState(false);
  const row = useMemo(() => rowsOf(file), [file]);
  const result = answers.value;
  const running = progress.value?.running === true;
  const tick = progress.value; // recomputes the rows when the progress changes
  const numbers = useMemo(() => numbersOf(file, result, filter), [file, result, filter, tick]);
  const counts = useMemo(() => {
    const each = new Array<number>(outcomeKinds.length).fill(0);
    for (const fate of result?.fate ?? []) each[fate] = (each[fate] ?? 0) + 1;
    return each;
  }, [result, tick]);
  if (file.length === 0) return null;
  const last = Math.max(0, Math.ceil(numbers.length / ROWS_PER_PAGE) - 1);
  const at = Math.min(page, last);
  const shown = Array.from(numbers.subarray(at * ROWS_PER_PAGE, (at + 1) * ROWS_PER_PAGE));

  async function save() {
    if (!result || saving) return;
    setSaving(true);
    download(await csv(file, result), `${source.name.replace(/\.\w+$/, "")}.solved.csv`);
    setSaving(false);
  }

  return (
    <Panel class={css.results} aria-labelledby="many-results">
      <PanelHead class={css.head}>
        <h3 id="many-results">{words.results}</h3>
        {result && (
          <Field label={words.filter}>
            <select
              value={filter ?? ""}
              onChange={(event) => {
                setFilter((event.currentTarget.value || null) as PuzzleOutcome | null);
                setPage(0);
              }}
            >
              <option value="">{words.all(file.length)}</option>
              {outcomeKinds.map((outcome, index) => {
                const number = counts[index] ?? 0;
                return (
                  (number > 0 || outcome === filter) && (
                    <option key={outcome} value={outcome}>
                      {words.fate(outcome, number)}
                    </option>
                  )
                );
              })}
            </select>
          </Field>
        )}
        <span class="spacer" />
        {result && (
          <button type="button" disabled={running} onClick={() => void save()}>
            {saving ? words.saving : words.save}
          </button>
        )}
      </PanelHead>
      {result && (
        <ul class={css.facts} data-field="summary">
          {outcomeKinds.map((fate, index) => {
            const number = counts[index] ?? 0;
            return number > 0 && <li key={fate}>{words.fate(fate, number)}</li>;
          })}
        </ul>
      )}
      <Table rows={shown.map((number) => row(result, number))} limit={result?.limit ?? null} />
      <nav class={css.row} aria-label={words.pages}>
        <button type="button" disabled={at === 0} onClick={() => setPage(at - 1)}>
          {words.previous}
        </button>
        <span class="numbers" data-field="page">
          {words.page(
            Math.min(numbers.length, at * ROWS_PER_PAGE + 1),
            at * ROWS_PER_PAGE + shown.length,
            numbers.length,
          )}
        </span>
        <button type="button" disabled={at === last} onClick={() => setPage(at + 1)}>
          {words.next}
        </button>
      </nav>
    </Panel>
  );
}
