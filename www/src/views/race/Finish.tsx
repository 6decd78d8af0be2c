/** The verdict while and after the race, and the finishing table. */
import { useComputed } from "@preact/signals";
import { find, laneName } from "../../lab/check";
import { measuring } from "../../lab/measuring";
import { clashing, lab, puzzle } from "../../lab/store";
import { timeText } from "../../text/times";
import { Marker } from "../../ui/Marker";
import { format, words } from "../../words";
import { halted, lent, phase, slots, statuses } from "./driver";
import { endFrames, frameTick } from "./lane-view";
import { lanes, rank } from "./store";
import { blanks, type Finisher, remainder, verdict } from "./verdict";

interface Line extends Finisher {
  readonly index: number;
  readonly place: number | null;
}

/** What the run's end left open, whatever moment its board shows. */
function left(index: number): Pick<Finisher, "conflicts" | "blanks"> {
  const lane = slots.value[index];
  const frame = lane && endFrames.get(lane);
  return { conflicts: frame?.conflicts ?? null, blanks: frame ? blanks(frame) : 0 };
}

/** The lanes that ended, in finishing order. */
function finishers(): readonly Line[] {
  const known = lab.value;
  if (!known) return [];
  return statuses.value
    .flatMap((status, index): Line[] => {
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
          ...left(index),
          place: status.place,
        },
      ];
    })
    .sort((a, b) => (a.place ?? Number.MAX_VALUE) - (b.place ?? Number.MAX_VALUE));
}

export function Verdict() {
  const running = statuses.value.filter((status) => status?.state === "running").length;
  const now = phase.value;
  if (now === "ended" || now === "past") frameTick.value; // the last frame brings the conflicts
  const clashes = puzzle.value?.clashes.slice(0, 1).map(({ message }) => `${message}.`) ?? [];
  const text = lent.value
    ? words.series.under
    : {
        idle: clashing.value ? [...clashes, words.fixClash].join(" ") : "",
        ready: words.ready,
        running: words.racing(running),
        paused: words.racePaused,
        ended: measuring.value ? words.measuring : verdict(finishers(), halted.value, rank.value),
        past: verdict(finishers(), halted.value, rank.value),
      }[now];
  return (
    <p class="verdict" data-ended={now === "ended" || now === "past"} aria-live="polite">
      {text}
    </p>
  );
}

export function Finish() {
  const lines = useComputed(() => {
    frameTick.value;
    return finishers();
  }).value;
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
