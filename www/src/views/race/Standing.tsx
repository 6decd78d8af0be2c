/** The state of a lane: its place or outcome, its figures, and the explanation of its last step. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { AlgorithmInfo, Lane } from "sudoku-lab";
import { type LaneStatus, timeOf } from "../../lab/race/lane";
import { useSession } from "../../session/context";
import { createDocument } from "../../session/document";
import type { Session } from "../../session/session";
import { Explanation } from "../../ui/Explanation";
import { Lazy } from "../../ui/Lazy";
import { OutcomeText } from "../../ui/Outcome";
import { focusElement } from "../../ui/scroll";
import { label, words } from "../../words";
import { createBet } from "./bet";
import { Crash, crashReason, failedToLoad } from "./Crash";
import * as laneCss from "./Lane.module.css";
import { nameAt } from "./names";
import * as css from "./Standing.module.css";
import { createRaceStore } from "./store";

const loadSilent = () => import("./Silent").then(({ SilentLane }) => SilentLane);

interface StandingProps {
  readonly info: AlgorithmInfo;
  readonly status: LaneStatus | null;
  readonly run: Lane | null;
  readonly index: number;
}

/**
 * Returns which figure is shown largest: the time or the steps that rank the lane, or what is left to solve if the run
 * has no answer or the board shows an earlier step.
 */
function leadingFigure(
  session: Session,
  status: LaneStatus | null,
  run: Lane | null,
): "none" | "steps" | "time" | "left" {
  const { rank } = session.get(createRaceStore);
  if (!status || (status.state === "paused" && status.steps === 0)) return "none";
  if (status.state !== "ended") return "steps";
  if (status.shown < status.steps) return "left"; // the time is that of the whole run
  if (status.outcome !== "solved" && status.outcome !== "unsolvable") return "left";
  return rank.value === "time" && run && timeOf(run) ? "time" : "steps";
}

/** Shows the state of a lane. `LaneView` writes the figures as often as frames arrive. */
export function LaneStanding({ info, status, run, index }: StandingProps) {
  const session = useSession();
  const { clashing } = session.get(createDocument);
  const { betting } = session.get(createBet);
  const ended = status?.state === "ended";
  const state = status?.state ?? "preparing";
  const never = status !== null && failedToLoad(status);
  const known = ended && status.outcome ? words.outcomes[status.outcome] : null;
  const outcome = never ? words.notStarted : known;
  const preparing = clashing.value ? words.waitingForPuzzle : words.preparing;
  const shown = { paused: words.paused, running: words.running, preparing };
  const waiting = state === "paused" && status?.steps === 0;
  const leads = leadingFigure(session, status, run);
  /** Whether a time that will lead is still being measured; the steps keep their place until then. */
  const awaited =
    leads === "steps" &&
    ended &&
    session.get(createRaceStore).rank.value === "time" &&
    run !== null;
  return (
    <>
      <div class={css.root} data-leads={leads} data-awaited={awaited || undefined}>
        {ended && status.place !== null && (
          <span key="place" class={css.place}>
            {words.ordinal(status.place)}
          </span>
        )}
        {waiting && betting.value ? (
          <BetButton key="bet" index={index} />
        ) : (
          // A different key once a place is shown, so that nothing on the screen moves.
          <OutcomeText
            key={ended && status.place !== null ? "placed" : "outcome"}
            class={css.outcome}
            outcome={ended ? (status.outcome ?? "") : state}
          >
            {outcome ?? (waiting ? words.waiting : state === "ended" ? "" : shown[state])}
          </OutcomeText>
        )}
        {/* The keys keep these elements mounted: `LaneView` writes into them. */}
        <span key="moment" class={`muted ${css.moment}`} data-field="moment" />
        <dl key="figures" class={css.figures} data-part="counters">
          <StandingFigure
            name="steps"
            label={<span data-field="unit">{label(`${info.step}s`)}</span>}
          />
          <StandingFigure name="time" label={<span data-field="timed">{words.time}</span>} />
          <StandingFigure
            name="conflicts"
            label={<span data-field="left">{words.conflicts}</span>}
          />
        </dl>
      </div>
      {status?.error && <Crash index={index} message={status.error} why={crashReason(status)} />}
      {status?.silent && <Lazy load={loadSilent} given={{ index }} />}
      <Explanation fixed class={laneCss.why} data-field="explanation" />
    </>
  );
}

/** Shows the button that picks the lane as the winner before the race. */
function BetButton({ index }: { readonly index: number }) {
  const session = useSession();
  const { bet, toggleBet } = session.get(createBet);
  const mine = bet.value === index;
  const text = mine ? words.bet.chosen : words.bet.choose;
  const root = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = root.current;
    return () => {
      // The button disappears when Space starts the race, so the focus moves to the control that pauses the race.
      if (button === document.activeElement)
        focusElement(document.querySelector("#race [data-start]"));
    };
  }, []);
  return (
    <button
      ref={root}
      type="button"
      class={css.bet}
      data-dense
      aria-pressed={mine}
      aria-label={`${text}: ${nameAt(session, index)}`}
      onClick={() => toggleBet(index)}
    >
      {text}
    </button>
  );
}

interface FigureProps {
  readonly name: string;
  readonly label: ComponentChildren;
}

function StandingFigure({ name, label }: FigureProps) {
  return (
    <div data-figure={name}>
      <dt data-cut>{label}</dt>
      <dd data-field={name}>–</dd>
    </div>
  );
}
