/** The headline of the race: a question before the race, the latest event during it, the result after it. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { createFrame } from "../../lab/address/frame";
import { useSession } from "../../session/context";
import { createDocument } from "../../session/document";
import { Button } from "../../ui/Button";
import { Headline } from "../../ui/Headline";
import { useLazy } from "../../ui/Lazy";
import { onResize } from "../../ui/resize";
import { words } from "../../words";
import { sentence } from "../../words/messages";
import { useRace } from "./context";
import { createRaceController } from "./controller";
import { loadResults } from "./load-parts";
import { nameAt } from "./names";
import { isFormerDescription } from "./ready-made";
import { createRaceSheets } from "./sheets";
import { createRaceStore } from "./store";
import * as css from "./Verdict.module.css";

/** The number of characters from which a headline starts with smaller letters, before its height is measured. */
const LONG_HEADLINE_LENGTH = 55;

/**
 * Gives a headline smaller letters if it would not fit its space (`min-height`) in large ones. A frame reserves no such
 * space.
 */
function fitHeadline(headline: HTMLElement): void {
  const { minHeight } = getComputedStyle(headline);
  const availableSpace = Number.parseFloat(minHeight);
  if (!availableSpace) return;
  headline.toggleAttribute("data-long", false);
  headline.toggleAttribute("data-long", headline.scrollHeight > availableSpace + 1);
}

function VerdictHeading({ text }: { readonly text: string }) {
  const elementRef = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const heading = elementRef.current;
    if (!heading) return;
    fitHeadline(heading);
    return onResize(heading, () => fitHeadline(heading));
  }, [text]);
  return (
    <Headline
      place={elementRef}
      class={css.headline}
      data-long={text.length > LONG_HEADLINE_LENGTH || undefined}
    >
      {text}
    </Headline>
  );
}

const heading = (text: string) => <VerdictHeading text={text} />;

export function Verdict() {
  const session = useSession();
  const { playback, series, cleared } = session.get(createRaceController);
  const { puzzle, clashing } = session.get(createDocument);
  const { compact, hidden, locked } = session.get(createFrame);
  const { lanes, rank } = session.get(createRaceStore);
  const { seriesAnswer } = session.get(createRaceSheets);
  const race = useRace();
  const now = playback.phase.value;
  const { part: results, failed } = useLazy(loadResults, now !== "idle" && now !== "ready");
  const all = race?.lanes.value ?? [];
  const going = all.filter(({ status }) => status.value?.state !== "ended");
  const [last] = going.length === 1 ? going : [];
  const over = now === "ended" || now === "past";
  if (over) race?.tick.value; // the last frame has the final conflicts
  const inSeries = series.running.value;
  const averages = cleared.value === null ? seriesAnswer.value : "";
  const end = over && !inSeries && !averages && race ? results?.verdictOf(session, race) : null;
  const why = [end?.why ?? "", (race && end && results?.betAnswer(session, race)) || ""]
    .filter(Boolean)
    .join(" ");
  const detail = end?.why ? end.how : "";
  const gloss = end?.why && race ? (results?.glossOf(race) ?? "") : "";
  const question = words.question(lanes.value.length);
  const clashes =
    puzzle.value?.clashes.slice(0, 1).map(({ i18n, message }) => `${sentence(i18n, message)}.`) ??
    [];
  const headline = inSeries
    ? words.series.under
    : averages ||
      {
        idle: clashing.value ? words.fixClash : "",
        // The page around a frame introduces the race itself.
        ready: compact.value ? "" : cleared.value === null ? question : words.setupChanged,
        running: question,
        paused: words.pausedTitle,
        ended: end?.answer ?? "",
        past: end?.answer ?? "",
      }[now];
  /** Whether the visitor cannot change the puzzle. */
  const given = compact.value || /puzzle|all/.test(`${hidden.value},${locked.value}`);
  /** Whether the lanes that have not ended are at different steps. */
  const uneven =
    now === "paused" && new Set(going.map(({ status }) => status.value?.shown)).size > 1;
  const before =
    now === "ready" && cleared.value === null && !compact.value
      ? isFormerDescription(session)
      : null;
  const text =
    inSeries || averages
      ? ""
      : {
          idle: clashing.value ? clashes.join(" ") : "",
          ready:
            cleared.value !== null
              ? words.beforeChange(cleared.value)
              : (before ?? (given ? words.readyFor : words.ready)),
          running: words.racing(
            all.length - going.length,
            all.length,
            last ? nameAt(session, all.indexOf(last)) : null,
            (race?.playback.limited.value ?? false) && rank.value === "time",
          ),
          paused: uneven ? `${words.pausedHint} ${words.pausedUneven}` : words.pausedHint,
          ended: race?.measuring.value ? `${why} ${words.measuring}` : why,
          past: why,
        }[now];
  return (
    <>
      <div class={css.root} data-part="verdict" data-ended={over}>
        {now === "running" && !inSeries && race && results && !race.playback.replaying.value ? (
          <results.Racing
            race={race}
            ending={results.endingText}
            leadOf={results.leadSentence}
            heading={heading}
          />
        ) : (
          headline && heading(headline)
        )}{" "}
        <div class={css.more}>
          <Explanation
            key={over ? "ended" : now}
            text={text}
            gloss={gloss}
            detail={detail}
            ends={end?.ends ?? ""}
          />
          {end?.decided}
        </div>
      </div>
      {failed}
    </>
  );
}

interface Texts {
  readonly text: string;
  /** The definition of a term in the text; may be empty. */
  readonly gloss: string;
  /** What a step of each lane does, shown with the whole text; may be empty. */
  readonly detail: string;
  readonly ends: string;
}

/** Shows two lines of the text; a button shows the rest, with the detail, if they do not hold the text. */
function Explanation({ text, gloss, detail, ends }: Texts) {
  const elementRef = useRef<HTMLParagraphElement>(null);
  const [cut, setCut] = useState(false);
  const [whole, setWhole] = useState(false);
  useLayoutEffect(() => {
    const one = elementRef.current;
    if (!one || whole) return;
    return onResize(one, () => setCut(one.scrollHeight > one.clientHeight + 1));
  }, [text, gloss, ends, whole]);
  return (
    <>
      <p ref={elementRef} class={css.text} data-whole={whole || undefined}>
        {text} {gloss && <span class={css.gloss}>{gloss}</span>} {whole && detail}{" "}
        {/* The lanes themselves show how each of them ended, so beside a reason this text is for screen readers
            only. */}
        {ends && <span class={text.trim() ? "visually-hidden" : undefined}>{ends}</span>}
      </p>
      {cut && (
        <Button small aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? words.less : words.more}
        </Button>
      )}
    </>
  );
}
