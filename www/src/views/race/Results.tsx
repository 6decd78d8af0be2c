/** How a race ended: the sentence and the finishing table. Fetched when it begins. */
import { find, laneName } from "../../lab/check";
import { blanks, type LaneModel } from "../../lab/race/lane";
import type { RaceModel } from "../../lab/race/model";
import { lab } from "../../lab/store";
import { timeText } from "../../text/times";
import { Marker } from "../../ui/Marker";
import { format, words } from "../../words";
import { words as finish } from "../../words/finish";
import { useRace } from "./context";
import { lanes, rank } from "./store";
import { type Finisher, remainder, verdict } from "./verdict";

interface Line extends Finisher {
  readonly index: number;
  readonly place: number | null;
}

/** What the run's end left open, whatever moment its board shows. */
function left({ end: frame }: LaneModel): Pick<Finisher, "conflicts" | "blanks"> {
  return { conflicts: frame?.conflicts ?? null, blanks: frame ? blanks(frame) : 0 };
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
    return [{ index, name, outcome, steps, unit: info.step, time, ...left(lane), place }];
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
  const lines = finishers(race).toSorted(
    (a, b) => (a.place ?? Number.MAX_VALUE) - (b.place ?? Number.MAX_VALUE),
  );
  const outcomes = [...new Set(lines.map(({ outcome }) => outcome))];
  return (
    <>
      <Table lines={lines} />
      <dl class="meanings">
        {outcomes.map((outcome) => (
          <div key={outcome}>
            <dt>{words.outcomes[outcome]}</dt>
            <dd>{finish.meanings[outcome]}</dd>
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
                {finish.ending(words.outcomes[line.outcome], remainder(line))}
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
