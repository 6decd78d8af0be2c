/** One lane: what runs, its board, and how it stands. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { AlgorithmInfo } from "sudoku-lab";
import { apart, find, racers, takes } from "../../lab/check";
import { wake, watch } from "../../lab/frames";
import type { Status } from "../../lab/race/lane";
import { clashing, lab, puzzle } from "../../lab/store";
import { PresetSelect } from "../../parts/params/PresetSelect";
import { palette } from "../../ui/appearance";
import { guarded } from "../../ui/Boundary";
import { COLOURS } from "../../ui/colours";
import { Icon } from "../../ui/Icon";
import { Marker } from "../../ui/Marker";
import { type Meaning, Meanings } from "../../ui/Meanings";
import { QuietSelect } from "../../ui/QuietSelect";
import { onResize } from "../../ui/resize";
import { focus } from "../../ui/scroll";
import { label, words } from "../../words";
import { BesideButton } from "./BesideButton";
import { Crash, neverRan, whyOf } from "./Crash";
import { LargeBoard } from "./closer/LargeBoard";
import { LookButton } from "./closer/Looking";
import { useRace } from "./context";
import { clearLane, LaneView, paintPuzzle } from "./lane-view";
import { nameAt } from "./names";
import { Repeats } from "./Repeats";
import { Silent } from "./Silent";
import { beside, changeLane, type LaneEntry, lanes, removeLane } from "./store";

interface Props {
  readonly entry: LaneEntry;
  readonly index: number;
}

interface CardProps extends Props {
  /** How wide it is where there is more or less room. */
  readonly style: Readonly<Record<string, number>>;
}

export const LaneCard = guarded("race/lane-card", LaneCardContent);

function LaneCardContent({ entry, index, style }: CardProps) {
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
    const view = new LaneView(model, lane, index, card, board);
    const stopWatching = watch(view);
    const sight = new IntersectionObserver((seen) => {
      view.visible = seen.some(({ isIntersecting }) => isIntersecting);
      wake();
    });
    sight.observe(card);
    const stopSizing = onResize(card, () => view.resize());
    const stopKeeping = keepRoom(card);
    const forget = palette.subscribe(() => view.paint());
    return () => {
      stopWatching();
      sight.disconnect();
      stopSizing();
      stopKeeping();
      forget();
    };
  }, [model, lane ? null : board]);

  if (!info || !board) return null;
  const name = nameAt(index);
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
      style={style}
    >
      <h3 class="visually-hidden">{words.laneLabel(index + 1, name)}</h3>
      <Head entry={entry} index={index} name={name} />
      <p class="apart muted" aria-hidden="true">
        {apart(info, entry, lanes.value).replace(/^\((.*)\)$/, "$1")}
      </p>
      <div class="lane-sub">
        <PresetSelect
          info={info}
          spec={entry}
          label={words.presetOf(index + 1)}
          onChange={(change) => changeLane(entry.key, change)}
        />
        <BesideButton of={entry.key} what="how" label={words.howOf(index + 1)} />
        <BesideButton of={entry.key} what="settings" label={words.settingsOf(index + 1)} />
      </div>
      <div class="lane-body">
        <canvas
          class="lane-board"
          role="img"
          aria-label={name}
          hidden={!fits}
          onClick={() => root.current?.querySelector<HTMLElement>(".enlarge")?.click()}
        />
        {fits ? (
          <Standing info={info} name={name} status={status} index={index} />
        ) : (
          <p class="muted">{words.wrongSize(info.sizes.least, info.sizes.most)}</p>
        )}
      </div>
    </article>
  );
}

/**
 * Has a lane keep the most room it has taken beside a board of one size: nothing moves while it is stepped. Where the
 * lane is a subgrid, the heights of its rows are those of its children, so its body keeps the room.
 */
function keepRoom(card: HTMLElement): () => void {
  const board = card.querySelector(".lane-board");
  const parts = [card, ...card.querySelectorAll<HTMLElement>(".counters, .lane-body")];
  let fitted = "";
  let asked = 0;
  const keep = () => {
    const size = `${card.clientWidth} ${board?.clientHeight}`;
    if (size !== fitted) {
      fitted = size;
      for (const one of parts) one.style.minHeight = "";
      // Its neighbours give theirs up in this frame too: until then it is stretched to their height.
      asked = requestAnimationFrame(keep);
      return;
    }
    for (const one of parts) {
      const { height } = one.getBoundingClientRect();
      if (height > 0) one.style.minHeight = `${height}px`;
    }
  };
  const stop = onResize([board, ...parts], () => {
    cancelAnimationFrame(asked);
    keep();
  });
  return () => {
    cancelAnimationFrame(asked);
    stop();
  };
}

function Head({ entry, index, name }: Props & { readonly name: string }) {
  const choices = lab.value ? racers(lab.value) : [];
  return (
    <div class="lane-head">
      <Marker lane={index} />
      <QuietSelect
        class="name"
        text={choices.find(({ id }) => id === entry.algorithm)?.name ?? ""}
        label={words.algorithmOf(index + 1)}
        title={name}
        value={entry.algorithm}
        onChange={(event) =>
          changeLane(entry.key, {
            algorithm: event.currentTarget.value,
            preset: null,
            params: {},
          })
        }
      >
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id} title={choice.summary}>
            {choice.name}
          </option>
        ))}
      </QuietSelect>
      <button
        type="button"
        class="icon faint"
        disabled={lanes.value.length < 2}
        onClick={(event) => {
          focusBeside(event.currentTarget);
          removeLane(entry.key);
        }}
      >
        <Icon name="close" label={words.removeLane(name)} />
      </button>
    </div>
  );
}

/** Moves the focus out of a lane before it goes. */
function focusBeside(inside: HTMLElement): void {
  const own = inside.closest("[data-lane]");
  const next = own?.nextElementSibling ?? own?.previousElementSibling;
  focus(next?.querySelector<HTMLElement>("select.name"));
}

interface StandingProps {
  readonly info: AlgorithmInfo;
  readonly name: string;
  readonly status: Status | null;
  readonly index: number;
}

/** The figures are written by the lane's view, as often as frames come. */
function Standing({ info, name, status, index }: StandingProps) {
  const ended = status?.state === "ended";
  const state = status?.state ?? "preparing";
  const never = status !== null && neverRan(status);
  const known = ended && status.outcome ? words.outcomes[status.outcome] : null;
  const outcome = never ? words.notStarted : known;
  const preparing = clashing.value ? words.waitingForPuzzle : words.preparing;
  const shown = { paused: words.paused, running: words.running, preparing };
  const waiting = state === "paused" && status?.steps === 0;
  // Where there is room for two figures: the time that the places are by, or how far from a solution it ended.
  const lesser = ended && status.outcome === "stalled" ? "time" : "conflicts";
  return (
    <>
      <div class="standing">
        <span class={`outcome ${ended ? (status.outcome ?? "") : state}`}>
          {outcome ?? (waiting ? words.waiting : state === "ended" ? "" : shown[state])}
        </span>
        {ended && status.place !== null && <span class="place">{words.ordinal(status.place)}</span>}
        <span class="muted moment" data-field="moment" />
      </div>
      <dl class="figures" data-part="counters">
        <Figure name="steps" label={label(`${info.step}s`)} />
        <Figure
          name="time"
          label={<span data-field="timed">{words.time}</span>}
          lesser={lesser === "time"}
        />
        <Figure
          name="conflicts"
          label={<span data-field="left">{words.conflicts}</span>}
          lesser={lesser === "conflicts"}
        />
      </dl>
      <dl class="figures counters" data-part="counters" hidden>
        {info.counters
          .filter(({ id }) => id !== `${info.step}s`)
          .map(({ id, doc }) => (
            <Figure key={id} name={`counter ${id}`} label={label(id)} doc={doc} />
          ))}
        <Repeats status={status} />
      </dl>
      {status?.error && <Crash index={index} message={status.error} why={whyOf(status)} />}
      {status?.silent && <Silent index={index} />}
      <div class="trail">
        <canvas class="sparkline" />
        <LookButton index={index} />
        <LargeBoard index={index} name={name} />
        <Meanings title={words.definitions.lane(index + 1)} read={() => meanings(info)} />
      </div>
      <p class="explanation" data-field="explanation" />
    </>
  );
}

const meanings = ({ step, counters }: AlgorithmInfo): readonly Meaning[] => [
  [label(`${step}s`), words.definitions.steps],
  [words.time, words.definitions.time],
  [words.conflicts, words.definitions.conflicts],
  [words.blank, words.definitions.blank],
  ...counters.filter(({ id }) => id !== `${step}s`).map(({ id, doc }): Meaning => [label(id), doc]),
];

interface FigureProps {
  readonly name: string;
  readonly label: ComponentChildren;
  readonly doc?: string;
  /** Whether it is the first to go where there is no room for all. */
  readonly lesser?: boolean;
}

function Figure({ name, label, doc, lesser }: FigureProps) {
  return (
    <div title={doc} data-lesser={lesser || undefined}>
      <dt>{label}</dt>
      <dd data-field={name}>–</dd>
    </div>
  );
}
