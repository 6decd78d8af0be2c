/** The verdict while and after the race, and the finishing table. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { compact, hidden, locked } from "../../lab/address/frame";
import type { LaneModel } from "../../lab/race/lane";
import { clashing, puzzle } from "../../lab/store";
import { guarded } from "../../ui/Boundary";
import { useLater } from "../../ui/Later";
import { Marker } from "../../ui/Marker";
import { onResize } from "../../ui/resize";
import { words } from "../../words";
import { useRace } from "./context";
import { nameAt } from "./names";
import { cleared, controls, loadResults, series } from "./page";
import { saidBefore } from "./ready-made";
import { rank } from "./store";

export function Verdict() {
  const race = useRace();
  const now = controls.phase.value;
  const { part: results, failed } = useLater(loadResults, now !== "idle" && now !== "ready");
  const all = race?.lanes.value ?? [];
  const going = all.filter(({ status }) => status.value?.state !== "ended");
  const [last] = going.length === 1 ? going : [];
  if (now === "ended" || now === "past") race?.tick.value; // the last frame brings the conflicts
  const clashes = puzzle.value?.clashes.slice(0, 1).map(({ message }) => `${message}.`) ?? [];
  const over = now === "ended" || now === "past";
  const end = over && !series.running.value && race ? results?.verdictOf(race) : null;
  const why = end?.why ?? "";
  /** Whether the puzzle is not the reader's to change. */
  const given = compact.value || /puzzle|all/.test(`${hidden.value},${locked.value}`);
  const before = now === "ready" && cleared.value === null ? saidBefore() : null;
  const text = series.running.value
    ? words.series.under
    : {
        idle: clashing.value ? [...clashes, words.fixClash].join(" ") : "",
        ready:
          cleared.value !== null
            ? words.changedSettings(cleared.value)
            : before || given
              ? words.readyFor
              : words.ready,
        running: words.racing(
          all.length - going.length,
          all.length,
          last ? nameAt(all.indexOf(last)) : null,
          (race?.paced.value ?? false) && rank.value === "time",
        ),
        paused: words.racePaused,
        ended: race?.measuring.value ? `${why} ${words.measuring}` : why,
        past: why,
      }[now];
  return (
    <>
      <p class="verdict" data-part="verdict" data-ended={over}>
        {over && <Winner lanes={all} />}
        <Told answer={end?.answer ?? before ?? ""} text={text} ends={end?.ends ?? ""} />
        {race?.skippable.value && (
          <button type="button" class="small" onClick={() => race.skip()}>
            {words.skipAhead}
          </button>
        )}
        {race?.ending.value && (
          <button type="button" class="small" onClick={() => race.stop()}>
            {words.stopRest}
          </button>
        )}
      </p>
      {failed}
    </>
  );
}

/** Who won, for where there is no room to say how: the sentence beside it is read aloud in any case. */
function Winner({ lanes }: { readonly lanes: readonly LaneModel[] }) {
  const first = lanes.flatMap(({ status }, index) => (status.value?.place === 1 ? [index] : []));
  if (first.length === 0) return null;
  return (
    <span class="winner" aria-hidden="true">
      {first.map((index) => (
        <Marker key={index} lane={index} />
      ))}{" "}
      {words.winners(first.map(nameAt))}
    </span>
  );
}

interface Words {
  readonly answer: string;
  readonly text: string;
  readonly ends: string;
}

/** On a small screen two lines of it, and the others where they are asked for. */
function Told({ answer, text, ends }: Words) {
  const place = useRef<HTMLSpanElement>(null);
  const [cut, setCut] = useState(false);
  const [whole, setWhole] = useState(false);
  useLayoutEffect(() => {
    const one = place.current;
    if (!one || whole) return;
    return onResize(one, () => setCut(one.scrollHeight > one.clientHeight + 1));
  }, [answer, text, ends, whole]);
  return (
    <>
      <span ref={place} class="told" data-whole={whole || undefined}>
        {answer && <strong>{answer}</strong>} {text} {ends && <span class="ends-told">{ends}</span>}
      </span>
      {cut && (
        <button type="button" class="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? words.less : words.more}
        </button>
      )}
    </>
  );
}

export const Finish = guarded("race/finish", FinishContent);

function FinishContent() {
  const race = useRace();
  const some = race?.lanes.value.some(({ status }) => status.value?.state === "ended") ?? false;
  const { part: results } = useLater(loadResults, some);
  return (
    <section class="finish panel" data-part="finish" aria-labelledby="finish-title">
      <h2 id="finish-title">{words.finish}</h2>
      {some && results ? (
        <results.Results />
      ) : (
        <p class="muted">{words.finishHint(words.rankHints[rank.value])}</p>
      )}
    </section>
  );
}
