/** A table of a paper: its claims, its controls and its figures. */

import { useState } from "preact/hooks";
import { useStore } from "../../../session/context";
import { guarded } from "../../../ui/Boundary";
import { Lazy } from "../../../ui/Lazy";
import { Notice } from "../../../ui/Notice";
import { PanelHead } from "../../../ui/Panel";
import { words } from "../../../words/reproduced";
import { AuthorTimes } from "./AuthorTimes";
import { tally } from "./agreement";
import { Claims } from "./Claims";
import { Curves } from "./Curves";
import { createPapersController, type ShownTable } from "./controller";
import { DefinitionLink } from "./DefinitionLink";
import { FigureTable, FoundTable } from "./FigureTable";
import { GrowthFigure } from "./GrowthFigure";
import * as css from "./Reproduced.module.css";
import { CostTable, MeanTable, ShareTable } from "./SetTable";
import type { OwnCount, TimesSetup } from "./times/model";

const loadRarity = () => import("./times/load").then(({ Rarity }) => Rarity);

export const TablePanel = guarded("papers/table", TablePanelContent);

function TablePanelContent({ shownTable }: { readonly shownTable: ShownTable }) {
  const { running, stop, run } = useStore(createPapersController);
  const {
    id,
    title,
    place,
    definition,
    figures,
    shares,
    costs,
    means = [],
    notes = [],
  } = shownTable.table;
  const { generations = false } = shownTable.table;
  const heading = `reproduced-${id}`;
  const file = definition ?? shownTable.table.setup?.definition;
  const now = shownTable.progress.value;
  const busy = now?.running === true;
  const part = now !== null && !busy && now.done < now.total;
  const times = shownTable.table.setup?.times as TimesSetup | undefined;
  const rarity = shownTable.table.setup?.rarity as OwnCount | undefined;
  const runs = shownTable.runs.value;
  const judgedClaims = shownTable.findings.value.length > 0;
  const [explained, setExplained] = useState(false);
  const result = shownTable.result.value;
  const marks = tally(shownTable.figures.value.map(({ mark }) => mark));
  const decidedCount = marks.compatible + marks.contradicted + marks["cannot-tell"];
  return (
    <section class={css.table} aria-labelledby={heading} data-table={id}>
      <PanelHead class={css.tableHead}>
        <h3 id={heading}>{title}</h3>
        <span class="spacer" />
        {judgedClaims && (
          <button type="button" aria-expanded={explained} onClick={() => setExplained(!explained)}>
            {words.explain}
          </button>
        )}
        <button
          type="button"
          disabled={running.value && !busy}
          onClick={() => {
            if (busy) stop();
            else void run([shownTable]);
          }}
        >
          {busy ? words.stop : part && definition ? words.goOn : now ? words.again : words.run}
        </button>
      </PanelHead>
      <Claims shownTable={shownTable} explained={explained} />
      {(explained || !judgedClaims) && (
        <>
          <p class="muted">{words.cite(place)}</p>
          {notes.length > 0 && (
            <>
              <h4>{words.notes}</h4>
              <ul>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </>
          )}
          {file && <DefinitionLink file={file} opens={definition !== undefined} />}
        </>
      )}
      {shownTable.failed.value !== null && (
        <Notice as="p" role="alert">
          {shownTable.failed.value}
        </Notice>
      )}
      <p class="muted numbers" data-field="source">
        {now && !(part && shownTable.shipped.value)
          ? words.live(now.done, now.total, busy)
          : runs
            ? words.shipped(runs.length)
            : words.notRun}
        {part && shownTable.shipped.value && ` ${words.part(now.done, now.total)}`}
      </p>
      {busy && now && (
        <progress max={now.total} value={now.done} aria-label={words.progress(title)} />
      )}
      {result.curves.length > 0 && <Curves curves={result.curves} />}
      {shownTable.table.growth && runs && (
        <GrowthFigure
          runs={runs}
          claimed={shownTable.table.growth}
          statistics={shownTable.statistics}
        />
      )}
      {result.rows.length > 0 && <FoundTable result={result} label={words.tableOf(title)} />}
      {figures.length > 0 && (
        <details>
          <summary>
            {runs && decidedCount > 0
              ? words.figuresAgree(marks.compatible, marks.contradicted, decidedCount)
              : words.figures(figures.length)}
          </summary>
          <FigureTable judgedFigures={shownTable.figures.value} label={words.tableOf(title)} />
        </details>
      )}
      {runs && (
        <div class={css.measures}>
          {shares && (
            <ShareTable
              runs={runs}
              label={words.sharesOf(title)}
              unguessed={shares === "unguessed"}
            />
          )}
          {means.map((measure) => (
            <MeanTable
              key={measure}
              runs={runs}
              measure={measure}
              generations={generations}
              statistics={shownTable.statistics}
              label={words.meansOf(title)}
            />
          ))}
          {[costs ?? []].flat().map((measure) => (
            <CostTable
              key={measure}
              runs={runs}
              measure={measure}
              statistics={shownTable.statistics}
              label={words.costsOf(title)}
            />
          ))}
        </div>
      )}
      {rarity && runs && <Lazy load={loadRarity} given={{ runs, of: rarity }} />}
      {times && <AuthorTimes shownTable={shownTable} setup={times} />}
    </section>
  );
}
