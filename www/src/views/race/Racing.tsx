/** The headline of a running race: the latest event, shown for a minimum time, and later the winner. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { countBlanks, type LaneModel } from "../../lab/race/lane";
import type { RaceModel } from "../../lab/race/model";
import { useSession } from "../../session/context";
import type { Session } from "../../session/session";
import { words } from "../../words";
import { words as finish } from "../../words/finish";
import { Commentary, type LaneSight, type RaceEvent } from "./commentary";
import { nameAt } from "./names";

/** The minimum time for which a headline stays while the race runs, ms. */
const MIN_HEADLINE_MS = 2000;

/** The id of the series of algorithms that place digits one by one. */
const FILLED_SERIES_ID = "filled";

/** The commentary of each race, kept while the race is paused. The model makes a new array of lanes for each race. */
const commentaries = new WeakMap<readonly LaneModel[], Commentary>();

interface Props {
  readonly race: RaceModel;
  /** Returns the sentence that says how a lane ended. */
  readonly ending: (session: Session, race: RaceModel, lane: number) => string;
  /**
   * Returns the sentence that names the winner, if the lane that still runs cannot change the result; `null` otherwise.
   */
  readonly leadOf: (session: Session, race: RaceModel) => string | null;
  /** Renders a text as the headline. */
  readonly heading: (text: string) => JSX.Element;
}

export function RunningHeadline({ race, ending, leadOf, heading }: Props) {
  const session = useSession();
  const lanes = race.lanes.value;
  const commentary = commentaries.get(lanes) ?? new Commentary();
  commentaries.set(lanes, commentary);
  race.tick.value; // updates a few times per second
  const event = commentary.update(lanes.map(laneSight));
  const text = event
    ? event.kind === "ended"
      ? ending(session, race, event.lane)
      : eventText(event, nameAt(session, event.lane))
    : "";
  return heading(useCalmHeadline(leadOf(session, race) ?? (text || words.question(lanes.length))));
}

function laneSight({ run, frame, status }: LaneModel): LaneSight | null {
  const ended = status.value?.state === "ended";
  if (!run) return null;
  if (!frame) return ended ? { ended, places: false, cells: 0, blank: 0, conflicts: 0 } : null;
  return {
    ended,
    places: run.info.series.some(({ id }) => id === FILLED_SERIES_ID),
    cells: frame.digits.length,
    blank: countBlanks(frame.digits),
    conflicts: frame.conflicts,
  };
}

function eventText(event: RaceEvent, name: string): string {
  switch (event.kind) {
    case "back":
      return finish.tookBack(name, event.digits);
    case "halved":
      return finish.halved(name, event.times);
    default:
      return finish.fewLeft(name);
  }
}

/** Returns the text, changed at most once per `MIN_HEADLINE_MS`. */
function useCalmHeadline(text: string): string {
  const [shown, setShown] = useState(text);
  const since = useRef(0);
  useEffect(() => {
    const show = () => {
      since.current = performance.now();
      setShown(text);
    };
    const wait = since.current + MIN_HEADLINE_MS - performance.now();
    if (wait <= 0) {
      show();
      return;
    }
    const timer = setTimeout(show, wait);
    return () => clearTimeout(timer);
  }, [text]);
  return shown;
}
