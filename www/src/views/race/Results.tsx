/** The result of a race: the verdict and the table of results. Fetched when the race begins. */
import type { JSX } from "preact";
import type { AlgorithmInfo } from "sudoku-lab";
import { findAlgorithm, presetOf } from "../../lab/check";
import { countBlanks, type LaneModel } from "../../lab/race/lane";
import type { RaceModel } from "../../lab/race/model";
import { useSession } from "../../session/context";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { timeText } from "../../text/times";
import { LaneGlyph } from "../../ui/Marker";
import { format, words } from "../../words";
import { words as finish } from "../../words/finish";
import { words as why } from "../../words/why";
import { failedToLoad } from "./Crash";
import { useRace } from "./context";
import { DecisiveStepButton } from "./Decided";
import * as css from "./Finish.module.css";
import type { Finisher, FinishManner } from "./finisher";
import { nameAt } from "./names";
import { createRaceStore, type LaneEntry } from "./store";
import {
  decidedBefore,
  decisiveStep,
  endingOf,
  hasAnswer,
  raceVerdict,
  remainderSentence,
  sortByPlace,
  type Verdict,
} from "./verdict";
import { NODE } from "./why";

export { betAnswer } from "./bet-answer";
export { RunningHeadline as Racing } from "./Racing";

interface ResultLine extends Finisher {
  readonly index: number;
  readonly place: number | null;
  /** Whether the time is not known yet because the run is short and will be repeated. */
  readonly unmeasured: boolean;
}

/** The id of the counter of guesses, the same in every search that guesses. */
const GUESSES_COUNTER_ID = "guesses";

/**
 * Returns the conflicts, blank cells and guesses at the end of the run, independent of the step that its board shows.
 */
function remainingWork({
  end,
  run,
}: LaneModel): Pick<Finisher, "conflicts" | "blanks" | "guesses"> {
  const counter = run?.info.counters.findIndex(({ id }) => id === GUESSES_COUNTER_ID) ?? -1;
  return {
    conflicts: end?.conflicts ?? null,
    blanks: end ? countBlanks(end.digits) : 0,
    guesses: end?.counters[counter] ?? null,
  };
}

/** Returns the lanes that have ended. */
function finishers(session: Session, race: RaceModel | null): readonly ResultLine[] {
  const { lanes } = session.get(createRaceStore);
  const registry = lab.value;
  if (!registry || !race) return [];
  return race.lanes.value.flatMap((lane, index): ResultLine[] => {
    const status = lane.status.value;
    const entry = lanes.value[index];
    const info = entry && findAlgorithm(registry, entry.algorithm);
    if (status?.state !== "ended" || !entry || !info) return [];
    const { steps, time, place } = status;
    const name = nameAt(session, index);
    const outcome = status.outcome ?? "stopped";
    const unreached = failedToLoad(status);
    const { step: unit, complete } = info;
    const of = { name, outcome, unreached, steps, unit, time, complete, ...remainingWork(lane) };
    return [
      {
        ...of,
        manner: mannerOf(info, entry),
        index,
        place,
        unmeasured: lane.run?.measurable ?? false,
      },
    ];
  });
}

function mannerOf(info: AlgorithmInfo, { preset, params }: LaneEntry): FinishManner {
  const changed = Object.keys(params).length > 0;
  const doc = changed ? "" : (presetOf(info, preset)?.doc ?? "");
  const { id: algorithm, stepDoc: step } = info;
  return { algorithm, step, preset: /^.+?[.;](?= |$)/.exec(doc)?.[0].slice(0, -1) ?? doc };
}

/** Returns the verdict in words, with a button that shows the decisive step of the race. */
export function verdictOf(
  session: Session,
  race: RaceModel,
): Verdict & { readonly decided: JSX.Element } {
  const { rank } = session.get(createRaceStore);
  const lanes = finishers(session, race);
  const measured = !lanes.some((line) => hasAnswer(line) && line.unmeasured);
  const known = { halted: race.halted.value, rank: rank.value, measured };
  return {
    ...raceVerdict(lanes, known),
    decided: <DecisiveStepButton at={decisiveStep(lanes, known)} />,
  };
}

/** Returns a sentence that says how a lane ended; empty if it has not ended. */
export function endingText(session: Session, race: RaceModel, lane: number): string {
  const line = finishers(session, race).find(({ index }) => index === lane);
  return line ? finish.latest(line.name, endingOf(line)) : "";
}

/**
 * Returns the sentence that names the winner while one lane still runs, if that lane cannot change the result; `null`
 * otherwise.
 */
export function leadSentence(session: Session, race: RaceModel): string | null {
  const { rank } = session.get(createRaceStore);
  const going = race.lanes.value.filter(
    ({ run, status }) => run && status.value?.state !== "ended",
  );
  const run = going.length === 1 ? going[0]?.run : null;
  if (!run) return null;
  const lines = finishers(session, race);
  if (rank.value === "time" && lines.some((line) => hasAnswer(line) && line.unmeasured))
    return null;
  return decidedBefore(lines, { steps: run.progress.steps, time: run.soFar }, rank.value);
}

/** Returns the definition of a node if a lane counts its steps in nodes; empty otherwise. */
export const glossOf = (race: RaceModel): string =>
  race.lanes.value.some(({ run }) => run?.info.step === NODE) ? why.node : "";

export function resultSentence(session: Session, race: RaceModel): string {
  const { answer, why, ends } = verdictOf(session, race);
  return [answer, why, ends].filter(Boolean).join(" ");
}

export function Results() {
  const session = useSession();
  const { rank } = session.get(createRaceStore);
  const race = useRace();
  race?.tick.value;
  const lines = sortByPlace(finishers(session, race), rank.value);
  const endings = [...new Set(lines.map(endingOf))];
  const phase = race?.phase.value;
  const reason =
    race && (phase === "ended" || phase === "past") ? verdictOf(session, race).how : "";
  return (
    <>
      <Table lines={lines} />
      {reason && <p class={`muted ${css.howSteps}`}>{reason}</p>}
      <dl class={css.resultMeanings}>
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

/** Returns a note on what the shown time measures; `null` if it is the time of one whole run or there is no time. */
function repeatsOf({ time, unmeasured, outcome }: ResultLine): string | null {
  if (unmeasured) return finish.measuredLater;
  if (outcome === "stopped") return finish.untilStopped;
  if (time.repeats < 2) return time.micros > 0 ? finish.oneRun : null;
  return time.steady ? words.meanOf(time.repeats) : words.unsteady;
}

function Table({ lines }: { readonly lines: readonly ResultLine[] }) {
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
              <LaneGlyph lane={line.index} /> {line.name}
              <span class="muted">
                {finish.ending(finish.endings[endingOf(line)], remainderSentence(line))}
              </span>
            </th>
            <td class="number">{format(line.steps)}</td>
            <td class="number">
              {line.unmeasured ? "–" : timeText(line.time)}
              {repeatsOf(line) && <span class={`muted ${css.repeats}`}>{repeatsOf(line)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
