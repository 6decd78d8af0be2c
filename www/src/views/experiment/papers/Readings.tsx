/** The questions that a text leaves open: each reading with the verdict on all claims and figures that depend on it. */
import { useComputed } from "@preact/signals";
import { and } from "../../../words";
import { withUnits } from "../../../words/messages";
import { words } from "../../../words/reproduced";
import { Verdict } from "./Claims";
import type { OpenedPaper } from "./controller";
import type { Figure, OpenPoint } from "./data";
import { shownName } from "./names";
import * as css from "./Reproduced.module.css";
import { type JudgedReading, judgeReadings } from "./readings";

export function Readings({ openedPaper }: { readonly openedPaper: OpenedPaper }) {
  const { open = [] } = openedPaper.paper;
  if (open.length === 0) return null;
  return (
    <section class={css.table} aria-labelledby="reproduced-open">
      <h3 id="reproduced-open">{words.readings}</h3>
      <p class="muted">{words.readingsHow}</p>
      {open.map((point) => (
        <ReadingPoint key={point.asks} point={point} openedPaper={openedPaper} />
      ))}
    </section>
  );
}

function ReadingPoint({
  point,
  openedPaper,
}: {
  readonly point: OpenPoint;
  readonly openedPaper: OpenedPaper;
}) {
  const judgements = useComputed(() => {
    const tables = openedPaper.tables.map(({ table, runs }) => ({ table, runs: runs.value }));
    const [first] = openedPaper.tables;
    return first ? judgeReadings(point, tables, first.statistics) : [];
  });
  return (
    <>
      <h4>{point.asks}</h4>
      <p>{conclusionText(judgements.value)}</p>
      <ul class={css.claims}>
        {judgements.value.map((reading) => (
          <li key={reading.reading.says} class={css.claim} data-mark={reading.mark}>
            <p>{withUnits(reading.reading.says)}</p>
            {reading.mark !== "none" && <p class="muted">{verdictCountsText(reading)}</p>}
            {reading.reading.untested !== undefined && (
              <p class="muted">{words.untested(reading.reading.untested)}</p>
            )}
            <p>
              <Verdict mark={reading.mark === "open" ? null : reading.mark} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns a sentence with the number of contradicted readings. */
function conclusionText(readings: readonly JudgedReading[]): string {
  if (readings.some(({ mark }) => mark === "open")) return words.notRun;
  if (readings.every(({ mark }) => mark === "none")) return words.readingsUntested;
  const against = readings.filter(({ mark }) => mark === "contradicted").length;
  return words.readingsLeft(against, readings.length);
}

/** Returns the numbers of claims and figures with each verdict, and those that contradict the reading. */
function verdictCountsText({ mark, counts, claims, figures }: JudgedReading): string {
  if (mark === "open") return words.notRun;
  const { compatible, contradicted, "cannot-tell": cannotTell } = counts;
  const counted = words.readingCounts(compatible, contradicted, cannotTell);
  if (contradicted === 0) return counted;
  const against = [...claims.map((says) => `“${says.replace(/\.$/, "")}”`), ...figures.map(nameOf)];
  return `${counted} ${words.readingAgainst(and(against))}`;
}

function nameOf({ set, contestant, measure }: Figure): string {
  const name = words.figureOf(words.measures[measure], shownName(contestant));
  return set === undefined ? name : `${name} (${shownName(set)})`;
}
