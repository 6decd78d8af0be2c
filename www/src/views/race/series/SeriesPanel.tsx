/** The results of a race over seeds, shown while it runs and afterwards. */

import { useEffect, useRef } from "preact/hooks";
import { writeLanes } from "../../../lab/address/hash";
import { useSession } from "../../../session/context";
import { createDocument } from "../../../session/document";
import type { Session } from "../../../session/session";
import { guarded } from "../../../ui/Boundary";
import { Button } from "../../../ui/Button";
import { download } from "../../../ui/download";
import { FieldError } from "../../../ui/Field";
import { Headings } from "../../../ui/Headings";
import { Icon } from "../../../ui/Icon";
import { LaneGlyph } from "../../../ui/Marker";
import { Panel, PanelHead } from "../../../ui/Panel";
import { Scroller } from "../../../ui/Scroller";
import { focusElement, scrollIntoView } from "../../../ui/scroll";
import { words as common } from "../../../words";
import { words } from "../../../words/series";
import { createRaceController } from "../controller";
import { formatValue } from "../curves/groups";
import { comments, provenance } from "../provenance";
import { createRaceSheets } from "../sheets";
import { answer } from "./answer";
import { comparisons, type Quartiles, remainingMeasures, summary } from "./compare";
import type { Series, SeriesLane } from "./records";
import { createSeries, seriesCsv, seriesJson } from "./run";
import * as css from "./Series.module.css";
import { Strips } from "./Strips";
import { type Measure, timeOf } from "./strips";
import { keepRaceTimes, MAX_REPEATED_US, withRaceTimes } from "./timing";

export const SeriesPanel = guarded("race/series", SeriesPanelContent);

function SeriesPanelContent() {
  const session = useSession();
  const { series } = session.get(createSeries);
  const { series: running, playback } = session.get(createRaceController);
  const { seriesAnswer } = session.get(createRaceSheets);
  const { puzzle } = session.get(createDocument);
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useRef<HTMLParagraphElement>(null);
  const current = series.value;
  const now = current && { ...current, lanes: withRaceTimes(session, current) };
  const hasSeries = now !== null;
  const going = running.running.value;
  const kept = current && !going ? keepRaceTimes(session, current) : null;
  useEffect(() => {
    if (current && kept && kept !== current.lanes) series.value = { ...current, lanes: kept };
  });
  useEffect(() => {
    if (hasSeries && place.current) scrollIntoView(place.current, true);
  }, [hasSeries]);
  // The button that starts the series is disabled now and would lose the focus.
  useEffect(() => {
    if (going && document.activeElement === document.body) focusElement(heading.current);
  }, [going]);
  const hasStarted = now !== null && now.done > 0;
  const said = hasStarted && !going ? answer(now.lanes) : "";
  const other = now !== null && now.puzzle.text !== puzzle.value?.text;
  const racing = playback.phase.value === "running" && !going;
  /** The rows of the race over seeds after which another race was started: that result replaces the answer in the headline. */
  const past = useRef<SeriesLane["rows"] | null>(null);
  const rows = current?.lanes[0]?.rows ?? null;
  if (racing) past.current = rows;
  const headline = !said || other || past.current === rows ? "" : answer(now?.lanes ?? [], false);
  useEffect(() => {
    seriesAnswer.value = headline;
    return () => {
      seriesAnswer.value = "";
    };
  }, [headline]);
  if (!now) return null;
  return (
    <Panel class={css.root} aria-labelledby="series-title" data-done={now.done}>
      {/* While the seeds run, the line is empty, so that the answer moves nothing. */}
      <p class={css.answer} data-field={said ? "answer" : undefined} ref={place}>
        {said}
      </p>
      <PanelHead>
        <h2 id="series-title" ref={heading} tabIndex={-1}>
          {words.title(now.done, now.wanted, going)}
        </h2>
        <progress max={now.wanted} value={now.done} aria-label={words.progress} />
        <span class="muted numbers">{words.ended(now.done, now.wanted)}</span>
        <span class="spacer" />
        {!going && (
          <>
            {(["csv", "json"] as const).map((as) => (
              <Button
                key={as}
                small
                disabled={!hasStarted}
                onClick={() => saveSeries(session, now, as)}
              >
                {words.save[as]}
              </Button>
            ))}
            <Button
              icon
              faint
              onClick={() => {
                series.value = null;
              }}
            >
              <Icon name="close" label={words.close} />
            </Button>
          </>
        )}
      </PanelHead>
      {running.failed.value !== null && (
        <FieldError role="alert">{running.failed.value}</FieldError>
      )}
      {other && <p class="muted">{words.otherPuzzle}</p>}
      {hasStarted && <Table lanes={now.lanes} />}
      {hasStarted && <Strips lanes={now.lanes} />}
      {hasStarted && !going && (
        <ul class={css.comparisons}>
          {comparisons(now.lanes).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p class="muted">
        {[words.note, ...remainingMeasures(now.lanes).map((of) => words.notes[of])].join(" ")}
      </p>
    </Panel>
  );
}

/** The columns of the table after the share of solved runs. */
const tableFigures = ["steps", "micros", "blanks", "conflicts"] as const;

function Table({ lanes }: { readonly lanes: readonly SeriesLane[] }) {
  const measures = remainingMeasures(lanes);
  const shown = tableFigures.filter(
    (of) => of === "steps" || of === "micros" || measures.includes(of),
  );
  const { lane, solved } = words.columns;
  return (
    <Scroller tabIndex={0} aria-label={words.table}>
      <table class="numbers">
        <caption class="visually-hidden">{words.table}</caption>
        <Headings names={[lane, solved, ...shown.map((of) => words.columns[of])]} />
        <tbody>
          {lanes.map((one) => (
            <SeriesRow key={one.index} lane={one} shown={shown} />
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

const formatPercent = (share: number) => `${(share * 100).toFixed(0)} %`;

interface LineProps {
  readonly lane: SeriesLane;
  readonly shown: readonly Measure[];
}

function SeriesRow({ lane, shown }: LineProps) {
  const { solved, runs, interval, means, ...all } = summary(lane);
  const under = interval
    ? words.interval(formatPercent(interval[0]), formatPercent(interval[1]))
    : lane.once && words.onceShort;
  return (
    <tr data-row={lane.index + 1}>
      <th scope="row">
        <LaneGlyph lane={lane.index} /> {lane.name}
      </th>
      <td data-of="solved">
        {words.share(solved, runs)}
        {under && <span class="muted">{under}</span>}
      </td>
      {shown.map((of) => {
        const text = of === "micros" ? timeOf(lane) : formatValue;
        const quartiles = all[of];
        return (
          <td key={of} data-of={of}>
            {quartiles ? quartileLines(quartiles, means[of], text, lane.once) : "–"}
            {of === "micros" && lane.once && <span class="muted">{measurementNote(lane)}</span>}
          </td>
        );
      })}
    </tr>
  );
}

/** Returns a note on how the time of a lane with a single run was measured; `null` for a long run. */
const measurementNote = ({ time, rows }: SeriesLane): string | null => {
  if (time) return common.meanOf(time.repeats);
  return (rows[0]?.micros ?? MAX_REPEATED_US) < MAX_REPEATED_US ? words.firstRun : null;
};

/** Renders the median, mean and quartiles on separate lines, so that the table is not wider than the page. */
function quartileLines(
  [low, middle, high]: Quartiles,
  mean: number,
  text: (value: number) => string,
  isSingle: boolean,
) {
  return (
    <>
      <strong>{text(middle)}</strong>
      {!isSingle && <span class="muted">{words.spread(text(mean), text(low), text(high))}</span>}
    </>
  );
}

/** Saves the rows with the provenance of the race that produced them, even if the page has other settings now. */
function saveSeries(session: Session, series: Series, as: "csv" | "json"): void {
  const { puzzle, lanes } = series;
  const specs = lanes.map(({ algorithm, preset, params }) => ({ algorithm, preset, params }));
  const first = lanes[0]?.rows[0]?.seed ?? 0;
  const from = provenance(session, puzzle, {
    a: writeLanes(specs),
    seed: [["seed", String(first)]],
  });
  const text =
    as === "csv" ? `${comments(from).join("\n")}\n${seriesCsv(series)}` : seriesJson(series, from);
  const type = as === "csv" ? "text/csv" : "application/json";
  download(new Blob([text], { type }), `seeds.${as}`);
}
