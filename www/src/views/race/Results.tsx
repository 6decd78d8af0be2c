/** How a race ended: the sentence and the finishing table. Fetched when it begins. */
import { find, laneName } from "../../lab/check";
import { blanks, type LaneModel } from "../../lab/race/lane";
import type { RaceModel } from "../../lab/race/model";
import { lab } from "../../lab/store";
import { timeText } from "../../text/times";
import { Marker } from "../../ui/Marker";
import { format, words } from "../../words";
import { words as finish } from "../../words/finish";
import { neverRan } from "./Crash";
import { useRace } from "./context";
import type { Finisher } from "./finisher";
import { lanes, rank } from "./store";
import { endingOf, inOrder, remainder, verdict } from "./verdict";

interface Line extends Finisher {
  readonly index: number;
  readonly place: number | null;
}

/** What every search that guesses calls it. */
const GUESSES = "guesses";

/** What the run's end left open, and what it took, whatever moment its board shows. */
function left({ end, run }: LaneModel): Pick<Finisher, "conflicts" | "blanks" | "guesses"> {
  const counter = run?.info.counters.findIndex(({ id }) => id === GUESSES) ?? -1;
  return {
    conflicts: end?.conflicts ?? null,
    blanks: end ? blanks(end.digits) : 0,
    guesses: end?.counters[counter] ?? null,
  };
}

/** The lanes that ended. */
function finishers(race: RaceModel | null): readonly Line[] {
  const known = lab.value;
  if (!known || !race) return [];
  return race.lanes.value.flatMap((lane, index): Line[] => {
    const status = lane.status.value;
    const entry = lanes.value[index];
    const info = entry && find(known, entry.algorithm);
    if (status?.state !== "ended" || !entry || !info) return [];
    const { steps, time, place } = status;
    const name = laneName(info, entry, lanes.value);
    const outcome = status.outcome ?? "stopped";
    const unreached = neverRan(status);
    const { step: unit, complete } = info;
    const of = { name, outcome, unreached, steps, unit, time, complete, ...left(lane) };
    return [{ ...of, index, place }];
  });
}

/** The end in a sentence. */
export function said(race: RaceModel): string {
  const known = !race.lanes.value.some(({ run }) => run?.measurable);
  return verdict(finishers(race), race.halted.value, rank.value, known);
}

export function Results() {
  const race = useRace();
  race?.tick.value;
  const lines = inOrder(finishers(race), rank.value);
  const endings = [...new Set(lines.map(endingOf))];
  return (
    <>
      <Table lines={lines} />
      <dl class="meanings">
        {endings.map((ending) => (
          <div key={ending}>
            <dt>{finish.endings[ending]}</dt>
            <dd>{finish.meanings[ending]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Table({ lines }: { readonly lines: readonly Line[] }) {
  const { place, lane, steps, time } = finish.columns;
  return (
    <table class="numbers">
      <caption class="visually-hidden">{finish.table}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{place}</span>
          </th>
          <th scope="col">{lane}</th>
          <th scope="col" class="number">
            {steps}
          </th>
          <th scope="col" class="number">
            {time}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.index} data-row={line.index + 1}>
            <td>{line.place ?? "–"}</td>
            <th scope="row">
              <Marker lane={line.index} /> {line.name}
              <span class="muted">
                {finish.ending(finish.endings[endingOf(line)], remainder(line))}
              </span>
            </th>
            <td class="number">{format(line.steps)}</td>
            <td class="number">
              {timeText(line.time)}
              {line.time.repeats > 1 && (
                <span class="muted repeats">{words.meanOf(line.time.repeats)}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
