/** One lane: what runs, its board, and how it stands. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { AlgorithmInfo, Lane } from "sudoku-lab";
import { apart, find, presetOf, takes } from "../../lab/check";
import { wake, watch } from "../../lab/frames";
import { type Status, timeOf } from "../../lab/race/lane";
import { useSession } from "../../session/context";
import { createDocument } from "../../session/document";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { palette } from "../../ui/appearance";
import { guarded } from "../../ui/Boundary";
import { COLOURS } from "../../ui/colours";
import { Icon } from "../../ui/Icon";
import { Later } from "../../ui/Later";
import { Marker } from "../../ui/Marker";
import { Menu } from "../../ui/Menu";
import { onResize } from "../../ui/resize";
import { label, words } from "../../words";
import { createBet } from "./bet";
import { Crash, neverRan, whyOf } from "./Crash";
import { LargeBoard } from "./closer/LargeBoard";
import { useRace } from "./context";
import type { LaneProps } from "./LaneChoice";
import { clearLane, LaneView, paintPuzzle } from "./lane-view";
import { nameAt } from "./names";
import { createRaceStore } from "./store";

const loadSilent = () => import("./Silent").then(({ Silent }) => Silent);

const loadMenu = () => import("./LaneMenu").then(({ LaneMenu }) => LaneMenu);

export const LaneCard = guarded("race/lane-card", LaneCardContent);

function LaneCardContent({ entry, index }: LaneProps) {
  const session = useSession();
  const { puzzle } = session.get(createDocument);
  const { beside, lanes } = session.get(createRaceStore);
  const root = useRef<HTMLElement>(null);
  const info = lab.value && find(lab.value, entry.algorithm);
  const model = useRace()?.lanes.value[index] ?? null;
  const lane = model?.run ?? null;
  const status = model?.status.value ?? null;
  const board = puzzle.value;

  useEffect(() => {
    const card = root.current;
    if (!card || !board) return;
    if (!model || !lane) {
      clearLane(card);
      return onResize(card, () => paintPuzzle(index, card, board));
    }
    const view = new LaneView(model, lane, index, card, board, (index) => nameAt(session, index));
    const stopWatching = watch(view);
    const sight = new IntersectionObserver((seen) => {
      view.visible = seen.some(({ isIntersecting }) => isIntersecting);
      wake();
    });
    sight.observe(card);
    const stopSizing = onResize(card, () => view.resize());
    const forget = palette.subscribe(() => view.paint());
    return () => {
      stopWatching();
      sight.disconnect();
      stopSizing();
      forget();
    };
  }, [model, lane ? null : board]);

  if (!info || !board) return null;
  const name = nameAt(session, index);
  const fits = takes(info, board.side);
  return (
    <article
      ref={root}
      class={`lane lane-colour-${(index % COLOURS) + 1}`}
      aria-label={words.laneLabel(index + 1, name)}
      data-lane={index + 1}
      data-algorithm={info.id}
      data-state={status?.state}
      data-outcome={status?.outcome ?? undefined}
      data-beside={beside.value?.key === entry.key || undefined}
    >
      <h3 class="visually-hidden">{words.laneLabel(index + 1, name)}</h3>
      <div class="lane-head">
        <Menu
          class="lane-name"
          label={words.laneLabel(index + 1, name)}
          trigger={<Name entry={entry} index={index} info={info} />}
        >
          <Later load={loadMenu} given={{ entry, index }} />
        </Menu>
        <LargeBoard index={index} name={name} />
        <p class="apart muted" aria-hidden="true">
          {apart(info, entry, lanes.value).replace(/^\((.*)\)$/, "$1")}
        </p>
      </div>
      <canvas
        class="lane-board"
        role="img"
        aria-label={name}
        hidden={!fits}
        onClick={() => root.current?.querySelector<HTMLElement>(".enlarge")?.click()}
      />
      <div class="lane-foot">
        {fits ? (
          <Standing info={info} status={status} run={lane} index={index} />
        ) : (
          <p class="muted">{words.wrongSize(info.sizes.least, info.sizes.most)}</p>
        )}
      </div>
    </article>
  );
}

/** The algorithm, and its settings unless they are the default ones. */
function Name({ entry, index, info }: LaneProps & { readonly info: AlgorithmInfo }) {
  const changed = Object.entries(entry.params);
  const preset = entry.preset === null ? undefined : presetOf(info, entry.preset);
  return (
    <>
      <Marker lane={index} />
      <span class="lane-title">
        {info.name} <small>{changed.length > 0 ? words.ownSettings(changed) : preset?.name}</small>
      </span>
      <Icon name="down" />
    </>
  );
}

interface StandingProps {
  readonly info: AlgorithmInfo;
  readonly status: Status | null;
  readonly run: Lane | null;
  readonly index: number;
}

/** Which figure leads: the time or the step that ranks a lane, else what its end or an earlier moment left open. */
function leading(
  session: Session,
  status: Status | null,
  run: Lane | null,
): "none" | "steps" | "time" | "left" {
  const { rank } = session.get(createRaceStore);
  if (!status || (status.state === "paused" && status.steps === 0)) return "none";
  if (status.state !== "ended") return "steps";
  if (status.shown < status.steps) return "left"; // the time is of the whole run
  if (status.outcome !== "solved" && status.outcome !== "unsolvable") return "left";
  return rank.value === "time" && run && timeOf(run) ? "time" : "steps";
}

/** The figures are written by the lane's view, as often as frames come. */
function Standing({ info, status, run, index }: StandingProps) {
  const session = useSession();
  const { clashing } = session.get(createDocument);
  const { betting } = session.get(createBet);
  const ended = status?.state === "ended";
  const state = status?.state ?? "preparing";
  const never = status !== null && neverRan(status);
  const known = ended && status.outcome ? words.outcomes[status.outcome] : null;
  const outcome = never ? words.notStarted : known;
  const preparing = clashing.value ? words.waitingForPuzzle : words.preparing;
  const shown = { paused: words.paused, running: words.running, preparing };
  const waiting = state === "paused" && status?.steps === 0;
  return (
    <>
      <div class="standing" data-leads={leading(session, status, run)}>
        {ended && status.place !== null && (
          <span key="place" class="place">
            {words.ordinal(status.place)}
          </span>
        )}
        {waiting && betting.value ? (
          <Bet key="bet" index={index} />
        ) : (
          // Another element once the place hides it: nothing on the screen moves.
          <span
            key={ended && status.place !== null ? "placed" : "outcome"}
            class={`outcome ${ended ? (status.outcome ?? "") : state}`}
          >
            {outcome ?? (waiting ? words.waiting : state === "ended" ? "" : shown[state])}
          </span>
        )}
        {/* Keys: the lane's view writes into these elements, which must stay the same. */}
        <span key="moment" class="muted moment" data-field="moment" />
        <dl key="figures" class="figures" data-part="counters">
          <Figure name="steps" label={<span data-field="unit">{label(`${info.step}s`)}</span>} />
          <Figure name="time" label={<span data-field="timed">{words.time}</span>} />
          <Figure name="conflicts" label={<span data-field="left">{words.conflicts}</span>} />
        </dl>
      </div>
      {status?.error && <Crash index={index} message={status.error} why={whyOf(status)} />}
      {status?.silent && <Later load={loadSilent} given={{ index }} />}
      <p class="explanation" data-field="explanation" />
    </>
  );
}

/** Chooses the lane as the winner, before the race. */
function Bet({ index }: { readonly index: number }) {
  const session = useSession();
  const { bet, toggleBet } = session.get(createBet);
  const mine = bet.value === index;
  const text = mine ? words.bet.chosen : words.bet.choose;
  return (
    <button
      type="button"
      class="bet"
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

function Figure({ name, label }: FigureProps) {
  return (
    <div data-figure={name}>
      <dt data-cut>{label}</dt>
      <dd data-field={name}>–</dd>
    </div>
  );
}
