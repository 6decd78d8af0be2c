/** The verdict while and after the race, and the finishing table. */
import { find, laneName } from "../../lab/check";
import type { LaneModel } from "../../lab/race/lane";
import type { RaceModel } from "../../lab/race/model";
import { clashing, lab, puzzle } from "../../lab/store";
import { timeText } from "../../text/times";
import { Marker } from "../../ui/Marker";
import { format, words } from "../../words";
import { useRace } from "./context";
import { controls, series } from "./page";
import { lanes, rank } from "./store";
import { blanks, type Finisher, remainder, verdict } from "./verdict";

interface Line extends Finisher {
  readonly index: number;
  readonly place: number | null;
}

/** What the run's end left open, whatever moment its board shows. */
function left({ end: frame }: LaneModel): Pick<Finisher, "conflicts" | "blanks"> {
  return { conflicts: frame?.conflicts ?? null, blanks: frame ? blanks(frame) : 0 };
}

/** The lanes that ended, in finishing order. */
function finishers(race: RaceModel | null): readonly Line[] {
  const known = lab.value;
  if (!known || !race) return [];
  return race.lanes.value
    .flatMap((lane, index): Line[] => {
      const status = lane.status.value;
      const entry = lanes.value[index];
      const info = entry && find(known, entry.algorithm);
      if (status?.state !== "ended" || !entry || !info) return [];
      return [
        {
          index,
          name: laneName(info, entry, lanes.value),
          outcome: status.outcome ?? "stopped",
          steps: status.steps,
          unit: info.step,
          time: status.time,
          ...left(lane),
          place: status.place,
        },
      ];
    })
    .sort((a, b) => (a.place ?? Number.MAX_VALUE) - (b.place ?? Number.MAX_VALUE));
}

export function Verdict() {
  const race = useRace();
  const all = race?.lanes.value ?? [];
  const running = all.filter(({ status }) => status.value?.state === "running").length;
  const now = controls.phase.value;
  if (now === "ended" || now === "past") race?.tick.value; // the last frame brings the conflicts
  const said = () => verdict(finishers(race), race?.halted.value, rank.value);
  const clashes = puzzle.value?.clashes.slice(0, 1).map(({ message }) => `${message}.`) ?? [];
  const text = series.running.value
    ? words.series.under
    : {
        idle: clashing.value ? [...clashes, words.fixClash].join(" ") : "",
        ready: words.ready,
        running: words.racing(running),
        paused: words.racePaused,
        ended: race?.measuring.value ? words.measuring : said(),
        past: said(),
      }[now];
  return (
    <p class="verdict" data-ended={now === "ended" || now === "past"} aria-live="polite">
      {text}
    </p>
  );
}

export function Finish() {
  const race = useRace();
  race?.tick.value;
  const lines = finishers(race);
  const outcomes = [...new Set(lines.map(({ outcome }) => outcome))];
  return (
    <section class="finish panel" aria-labelledby="finish-title">
      <h2 id="finish-title">{words.finish}</h2>
      {lines.length === 0 ? (
        <p class="muted">{words.finishHint(words.rankHints[rank.value])}</p>
      ) : (
        <>
          <Table lines={lines} />
          <dl class="meanings">
            {outcomes.map((outcome) => (
              <div key={outcome}>
                <dt>{words.outcomes[outcome]}</dt>
                <dd>{words.meanings[outcome]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

function Table({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <table class="numbers">
      <caption class="visually-hidden">{words.finishTable}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{words.columns.place}</span>
          </th>
          <th scope="col">{words.columns.lane}</th>
          <th scope="col" class="number">
            {words.columns.steps}
          </th>
          <th scope="col" class="number">
            {words.columns.time}
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
                {words.ending(words.outcomes[line.outcome], remainder(line))}
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
