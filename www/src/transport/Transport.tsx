/** The playback controls: start, pause, step, speed, and the timeline. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, HTMLAttributes, Ref } from "preact";
import { useRef } from "preact/hooks";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { LaneGlyph } from "../ui/Marker";
import { Menu } from "../ui/Menu";
import { announcement } from "../ui/notices";
import { Row } from "../ui/Row";
import { words } from "../words";
import { momentOf, PLAYHEAD_NOTCHES, stepAt } from "./moment";
import type { Playback } from "./playback";
import { notchOf, SPEED_NOTCHES, speedAt, speedText } from "./speed";
import * as css from "./Transport.module.css";

/** The delay after the last key press until the reached step is announced to screen readers, ms. */
const ANNOUNCE_DELAY_MS = 400;

interface Props {
  readonly id: string;
  readonly playback: Playback;
  readonly label: string;
  /** The label of the main button before the start, and after the end. */
  readonly start: string;
  readonly again: string;
  /** The steps at which runs ended, marked on the timeline. */
  readonly ends?: readonly RunEnd[];
  /** An explanation of the order of these marks, if a different order could be expected. */
  readonly endsNote?: string | undefined;
  /**
   * The placement of the controls: in a `TransportBar`, in a panel, in a section of a page, or as keys below a board.
   */
  readonly layout: keyof typeof LAYOUTS;
  /** Whether the playback can neither be stopped nor accelerated, so that the speed menu is omitted. */
  readonly still?: boolean;
  /** Whether the main button of the view is elsewhere, so that the play button here has no emphasis. */
  readonly secondary?: boolean;
  /** Whether a hint says that the space bar starts the playback. */
  readonly hint?: boolean;
  /** Buttons after the timeline. */
  readonly after?: ComponentChildren;
  /** Further controls at the end. */
  readonly children?: ComponentChildren;
}

interface RunEnd {
  readonly lane: number;
  readonly step: number;
  readonly name: string;
}

const LAYOUTS = {
  bar: css.root,
  panel: `${css.root} ${css.panel}`,
  section: `${css.root} ${css.section}`,
  keys: `${css.root} ${css.keys}`,
};

interface BarProps extends HTMLAttributes<HTMLDivElement> {
  readonly ref?: Ref<HTMLDivElement>;
}

/** The bar that keeps the controls in sight: at the top of the window, or on a small screen at its bottom. */
export const TransportBar = (props: BarProps) => <div {...props} class={css.bar} />;

export function Transport({ id, playback, label: name, start, again, children, ...more }: Props) {
  const { play, pause, step, stop, shownStep, lastStep } = playback;
  const saying = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Steps, and announces the reached step once after several presses; the timeline announces its own changes. */
  const stepAloud = (steps: number) => {
    step(steps);
    clearTimeout(saying.current);
    saying.current = setTimeout(() => {
      announcement.value = words.momentAt(shownStep.peek(), lastStep.peek());
    }, ANNOUNCE_DELAY_MS);
  };
  const now = playback.phase.value;
  const running = now === "running";
  const ends = playback.ends?.value;
  const label = {
    idle: start,
    ready: start,
    running: ends ? words.stopSeeds : words.pause,
    paused: words.resume,
    ended: again,
    past: playback.replaying?.value ? words.resume : words.replay,
  }[now];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    <div class={LAYOUTS[more.layout]} data-part="transport" role="group" aria-label={name} id={id}>
      <Button
        primary={!more.secondary}
        class={css.start}
        data-start={more.secondary ? undefined : ""}
        disabled={now === "idle"}
        onClick={running ? pause : play}
      >
        <Icon name={ends ? "stop" : running ? "pause" : "play"} />
        {label}
      </Button>
      <Row class={css.steps}>
        <TransportKey
          icon="back"
          label={words.back}
          disabled={shownStep.value === 0}
          onClick={(many) => stepAloud(-many)}
        />
        <TransportKey
          icon="forward"
          label={words.forward}
          disabled={now === "idle"}
          onClick={stepAloud}
        />
      </Row>
      {more.hint && (now === "ready" || now === "idle") && (
        <span class={css.hint} aria-hidden="true">
          {words.orPress} <kbd>{words.spaceKey}</kbd>
        </span>
      )}
      <Playhead
        id={`${id}-moment`}
        playback={playback}
        ends={more.ends ?? []}
        note={more.endsNote}
      />
      {more.after && <Row class={css.rest}>{more.after}</Row>}
      {!more.still && (
        <Speed id={`${id}-speed`} playback={playback}>
          <TransportKey
            icon="stop"
            label={words.stop}
            disabled={ends || (!running && now !== "paused")}
            onClick={stop}
          />
        </Speed>
      )}
      {children}
    </div>
  );
}

interface TransportKeyProps {
  readonly icon: "back" | "forward" | "stop";
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: (steps: number) => void;
}

function TransportKey({ icon, label, disabled, onClick }: TransportKeyProps) {
  return (
    <Button
      icon
      title={label}
      disabled={disabled}
      onClick={(event) => onClick(event.shiftKey ? 10 : 1)}
    >
      <Icon name={icon} label={label} />
    </Button>
  );
}

interface PartProps {
  readonly id: string;
  readonly playback: Playback;
}

function Speed({
  id,
  playback: { speed, phase, gathered },
  children,
}: PartProps & { readonly children: ComponentChildren }) {
  const auto = speed.value === null;
  const current = speed.value ?? gathered.value;
  const gathering = phase.value === "running" ? words.gathering : words.slowFirst;
  const text = current === null ? gathering : speedText(current);
  return (
    <Menu
      picker
      class={css.speed}
      menuClass={css.speedMenu}
      label={`${words.speed}: ${speed.value === null ? words.auto : speedText(speed.value)}`}
      trigger={
        <>
          <small>{words.speed}</small>
          <span class={css.speedNow}>
            {speed.value === null ? words.auto : speedText(speed.value)}
          </span>
          <Icon name="down" />
        </>
      }
    >
      <div class={css.slider}>
        <label for={id}>{words.speed}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={SPEED_NOTCHES}
          value={current === null ? 0 : notchOf(current)}
          aria-valuetext={text}
          onInput={(event) => {
            speed.value = speedAt(event.currentTarget.valueAsNumber);
          }}
        />
        {/* Not an `output`, whose every change is announced; the slider announces its own value. */}
        <span class={`${css.reading} numbers`} title={text}>
          {text}
        </span>
      </div>
      <Row>
        <Button
          small
          toggle
          aria-pressed={auto}
          title={words.autoHelp}
          onClick={() => {
            speed.value = auto ? Number.POSITIVE_INFINITY : null;
          }}
        >
          {words.auto}
        </Button>
        {children}
      </Row>
    </Menu>
  );
}

interface PlayheadProps extends PartProps {
  readonly ends: readonly RunEnd[];
  readonly note: string | undefined;
}

function Playhead({ id, playback, ends, note }: PlayheadProps) {
  const { phase, speed, play, pause, step, seek } = playback;
  const last = playback.lastStep.value;
  const shown = playback.shownStep.value;
  const dragged = useSignal<number | null>(null);
  const at = dragged.value ?? shown;
  const text = words.momentAt(at, last);

  function seekTo(to: number) {
    const moment = Math.min(Math.max(to, 0), last);
    dragged.value = moment;
    seek(moment);
  }

  function onKeyDown(event: KeyboardEvent) {
    const stepSize = event.shiftKey ? 10 : 1;
    switch (event.key) {
      case "ArrowLeft":
        step(-stepSize);
        break;
      case "ArrowRight":
        step(stepSize);
        break;
      case "ArrowUp":
        speed.value = speedAt(notchOf(speed.value ?? 1) + 1);
        break;
      case "ArrowDown":
        speed.value = speedAt(Math.max(0, notchOf(speed.value ?? 1) - 1));
        break;
      case "Home":
        seekTo(0);
        break;
      case "End":
        seekTo(last);
        break;
      case " ":
        (phase.value === "running" ? pause : play)();
        break;
      default:
        return;
    }
    dragged.value = null;
    event.preventDefault();
  }

  return (
    <div class={`${css.slider} ${css.moment}`} data-empty={last === 0 || undefined}>
      <label for={id} class="visually-hidden">
        {words.moment}
      </label>
      <div class={css.ends} aria-hidden="true">
        {ends.map(({ lane, step, name }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the timeline offers the same by keyboard
          // biome-ignore lint/a11y/useKeyWithClickEvents: as above
          <span
            key={lane}
            class={css.end}
            style={{ "--at": momentOf(step, last) / PLAYHEAD_NOTCHES }}
            title={words.endOf(name, step)}
            onClick={() => seek(step)}
          >
            <LaneGlyph lane={lane} />
          </span>
        ))}
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={PLAYHEAD_NOTCHES}
        disabled={last === 0}
        value={momentOf(at, last)}
        style={{ "--at": momentOf(at, last) / PLAYHEAD_NOTCHES }}
        aria-valuetext={text}
        onKeyDown={onKeyDown}
        onInput={(event) => seekTo(stepAt(event.currentTarget.valueAsNumber, last))}
        onChange={() => {
          dragged.value = null;
        }}
      />
      {note && <span class={css.endsNote}>{note}</span>}
      <span class={`${css.reading} numbers`} title={text}>
        {text}
      </span>
    </div>
  );
}
