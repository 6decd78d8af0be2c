/** A sheet of puzzles: their number, the progress and the page to print. */

import { useSignal } from "@preact/signals";
import { Drawing } from "../../board/Drawing";
import { useSession, useStore } from "../../session/context";
import { guarded } from "../../ui/Boundary";
import { Panel } from "../../ui/Panel";
import { Row } from "../../ui/Row";
import { LabelledField } from "../../ui/WholeField";
import { words } from "../../words";
import { generateWords } from "../../words/generate";
import { words as ordering } from "../../words/order";
import { givensOf, puzzleFacts } from "./facts";
import { createMakers } from "./makers";
import { createOrder } from "./order";
import * as css from "./Sheet.module.css";
import { createSheet, type Sheet as Made, puzzlesOf, type SheetEntry } from "./sheet";
import { type SheetFormat, saveSheet } from "./sheet-files";
import { createGenerateStore, MAX_COUNT } from "./store";

export const Sheet = guarded("generate/sheet", SheetContent);

function SheetContent() {
  const session = useSession();
  const { sheet, sheetSeeds, making, makeSheet } = session.get(createSheet);
  const { inWords } = session.get(createOrder);
  const { obstacle } = session.get(createMakers);
  const now = sheet.value;
  const seeds = sheetSeeds.value;
  const solutions = useSignal(false);
  const wanted = inWords.value;
  return (
    <Panel class={css.part} aria-labelledby="sheet-title">
      <div class={css.controls}>
        <h2 id="sheet-title" tabIndex={-1}>
          {generateWords.sheet}
        </h2>
        <p class="muted">
          {generateWords.sheetHelp(`${seeds[0] ?? ""}`, `${seeds.at(-1) ?? ""}`)}
          {wanted !== "" && ` ${ordering.sheet(wanted)}`}
        </p>
        <Row tools>
          <Count />
          <button
            type="button"
            // Not `disabled` during the work, so that the button keeps the focus.
            disabled={obstacle.value !== null}
            aria-disabled={making.running.value}
            onClick={() => making.running.value || void makeSheet()}
          >
            {generateWords.sheetMake}
          </button>
          {now && (making.running.value ? <Progress now={now} /> : <Save now={now} />)}
        </Row>
        {now && puzzlesOf(now).length > 0 && (
          <label class={css.solutions}>
            <input
              type="checkbox"
              checked={solutions.value}
              onChange={(event) => {
                solutions.value = event.currentTarget.checked;
              }}
            />
            {generateWords.sheetSolutions}
          </label>
        )}
        {now && <Failures entries={now.entries} />}
      </div>
      {now && <Page now={now} solutions={solutions.value} />}
    </Panel>
  );
}

function Count() {
  const { count } = useStore(createGenerateStore);
  return (
    <LabelledField
      label={generateWords.sheetCount}
      id="sheet-count"
      value={count.value}
      min={1}
      max={MAX_COUNT}
      allowed={words.wholeNumber(1, MAX_COUNT)}
      onChange={(value) => {
        if (value !== null) count.value = value;
      }}
    />
  );
}

function Progress({ now: { entries } }: { readonly now: Made }) {
  const { making } = useStore(createSheet);
  const done = entries.filter(({ made, error }) => made || error).length;
  return (
    <>
      <progress value={done} max={entries.length} aria-label={generateWords.sheetProgress} />
      <span class="numbers">{generateWords.sheetOf(done, entries.length)}</span>
      <button type="button" onClick={making.cancel}>
        {generateWords.sheetCancel}
      </button>
    </>
  );
}

function Save({ now }: { readonly now: Made }) {
  if (puzzlesOf(now).length === 0) return null;
  const names = {
    txt: generateWords.saveText,
    ...(now.box === "3x3" && { sdm: generateWords.saveSdm }),
    svg: generateWords.saveSvg,
  };
  return (
    <>
      <button type="button" onClick={() => print()}>
        {generateWords.print}
      </button>
      {Object.entries(names).map(([format, name]) => (
        <button key={format} type="button" onClick={() => saveSheet(now, format as SheetFormat)}>
          {name}
        </button>
      ))}
    </>
  );
}

/** Lists the puzzles that could not be made, with the reasons. */
function Failures({ entries }: { readonly entries: readonly SheetEntry[] }) {
  const failed = entries.flatMap(({ seed, made, error }) => {
    const why = error ?? (made && (made.several || !made.puzzle) ? puzzleFacts(made).said : null);
    return why ? [generateWords.entryFailed(seed, why)] : [];
  });
  if (failed.length === 0) return null;
  return (
    <ul class={css.failures}>
      {failed.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Page({ now, solutions }: { readonly now: Made; readonly solutions: boolean }) {
  const { box, side } = now;
  const all = puzzlesOf(now);
  if (all.length === 0) return null;
  return (
    <>
      <h3 class={css.heading}>{generateWords.sheetTitle(all.length, side)}</h3>
      <ul class={css.page} data-sheet data-side={side}>
        {all.map(({ number, seed, puzzle, made, level }) => (
          <li key={number} data-seed={seed}>
            <p class={css.caption}>
              <strong>{generateWords.entry(number)}</strong>{" "}
              {generateWords.entryFacts(seed, givensOf(puzzle), made.unproved, level)}
            </p>
            <Drawing
              label={generateWords.picture(number)}
              side={side}
              box={box}
              givens={puzzle.givens}
            />
          </li>
        ))}
      </ul>
      {solutions && (
        <section class={css.answers} aria-label={generateWords.solutionsTitle}>
          <h3>{generateWords.solutionsTitle}</h3>
          <ul class={css.answersPage} data-side={side}>
            {all
              .filter(({ made }) => made.solution)
              .map(({ number, puzzle, made }) => (
                <li key={number}>
                  <p class={css.caption}>{generateWords.entry(number)}</p>
                  <Drawing
                    label={generateWords.solutionOf(number)}
                    side={side}
                    box={box}
                    givens={puzzle.givens}
                    solution={made.solution}
                  />
                </li>
              ))}
          </ul>
        </section>
      )}
    </>
  );
}
