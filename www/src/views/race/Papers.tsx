/** The figures that papers print for the algorithms of this race, beside the figures of this race. */

import type { Published } from "sudoku-lab";
import { column } from "sudoku-lab/plot";
import { findAlgorithm, presetOf } from "../../lab/check";
import { timeOf } from "../../lab/race/lane";
import type { RaceModel } from "../../lab/race/model";
import { useSession } from "../../session/context";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { formatDuration, timeText } from "../../text/times";
import { guarded } from "../../ui/Boundary";
import { LaneGlyph } from "../../ui/Marker";
import { label } from "../../words";
import { words } from "../../words/papers";
import { useRace } from "./context";
import { formatValue } from "./curves/groups";
import { nameAt } from "./names";
import * as css from "./Papers.module.css";
import { createRaceStore } from "./store";

interface Row {
  readonly printed: Published;
  readonly paper: string;
  readonly here: string;
}

interface Lane {
  readonly index: number;
  readonly name: string;
  readonly source: string;
  readonly rows: readonly Row[];
}

function papers(session: Session, race: RaceModel | null): readonly Lane[] {
  const { lanes } = session.get(createRaceStore);
  const registry = lab.value;
  if (!registry) return [];
  return lanes.value.flatMap((entry, index): Lane[] => {
    const info = findAlgorithm(registry, entry.algorithm);
    if (!info) return [];
    const preset = presetOf(info, entry.preset);
    const lane = race?.lanes.value[index];
    const status = lane?.status.value;
    const frame = lane?.end;
    const run = lane?.run;
    // With other parameters, the printed figures do not apply.
    const changed = Object.keys(entry.params).length > 0;
    if (!preset?.published.length || changed || status?.state !== "ended" || !frame) return [];
    const here = (solverLink: string): string => {
      const counter = info.counters.findIndex(({ id }) => id === solverLink);
      if (counter >= 0) return formatValue(frame.counters[counter] ?? 0);
      const series = info.series.findIndex(({ id }) => id === solverLink);
      const last = column(frame, series + 1).at(-1);
      return last === undefined ? "–" : formatValue(last);
    };
    const time = run && timeOf(run);
    const rows = preset.published.map((printed) => ({
      printed,
      paper: printed.of === "time" ? formatDuration(printed.value) : formatValue(printed.value),
      here: printed.of === "time" ? (time ? timeText(time) : "–") : here(printed.of),
    }));
    return [{ index, name: nameAt(session, index), source: preset.source, rows }];
  });
}

export const Papers = guarded("race/papers", PapersContent);

function PapersContent() {
  const session = useSession();
  const all = papers(session, useRace());
  if (all.length === 0) return null;
  const { of, paper, here, note } = words.papersColumns;
  return (
    <details class={css.root} data-part="papers">
      <summary>{words.papers}</summary>
      <p class="muted">{words.papersHelp}</p>
      <div class={css.paperTables}>
        {all.map(({ index, name, source, rows }) => (
          <table key={index} class="numbers" data-paper={index + 1}>
            <caption>
              <LaneGlyph lane={index} /> {name} <span class="muted">({source})</span>
            </caption>
            <thead>
              <tr>
                <th scope="col">{of}</th>
                <th scope="col" class="number">
                  {paper}
                </th>
                <th scope="col" class="number">
                  {here}
                </th>
                <th scope="col">{note}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => {
                const { of: measure, note: about } = row.printed;
                // A run has one value per measure; the paper may print several. Only the first row shows the run's
                // value.
                const first = rows[at - 1]?.printed.of !== measure;
                const alike = rows.filter(({ printed }) => printed.of === measure).length;
                return (
                  <tr key={`${measure} ${about}`}>
                    {first && (
                      <th scope="rowgroup" rowSpan={alike}>
                        {label(measure)}
                      </th>
                    )}
                    <td class="number">{row.paper}</td>
                    {first && (
                      <td class="number" rowSpan={alike}>
                        {row.here}
                      </td>
                    )}
                    <td>{about}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        ))}
      </div>
    </details>
  );
}
