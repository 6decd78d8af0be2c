/** Start, pause, step, speed and moment: everything about time. */
import { useSignal } from "@preact/signals";
import { Icon } from "../app/Icon";
import { pace } from "../state/store";
import { words } from "../words";
import { lastStep, pause, phase, play, seek, shownStep, step, stop } from "./driver";
import { MOMENT_NOTCHES, momentOf, stepAt } from "./moment";
import { ramp } from "./ramp";
import { notchOf, paceAt, paceText, SPEED_NOTCHES } from "./speed";

export function Transport() {
  const now = phase.value;
  const running = now === "running";
  const label = {
    idle: words.race,
    ready: words.race,
    running: words.pause,
    paused: words.resume,
    ended: words.again,
    past: words.replay,
  }[now];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend of its own
    <div class="transport" role="group" aria-label={words.transport} id="race">
      <button
        type="button"
        class="primary race"
        data-start
        disabled={now === "idle"}
        onClick={running ? pause : play}
      >
        <Icon name={running ? "pause" : "play"} />
        {label}
      </button>
      <div class="buttons joined">
        <Key
          icon="back"
          label={words.back}
          disabled={shownStep.value === 0}
          onClick={(many) => step(-many)}
        />
        <Key icon="forward" label={words.forward} disabled={now === "idle"} onClick={step} />
        <Key
          icon="stop"
          label={words.stop}
          disabled={!running && now !== "paused"}
          onClick={stop}
        />
      </div>
      <Speed />
      <Moment />
    </div>
  );
}

interface KeyProps {
  readonly icon: "back" | "forward" | "stop";
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: (steps: number) => void;
}

function Key({ icon, label, disabled, onClick }: KeyProps) {
  return (
    <button
      type="button"
      class="icon"
      title={label}
      disabled={disabled}
      onClick={(event) => onClick(event.shiftKey ? 10 : 1)}
    >
      <Icon name={icon} label={label} />
    </button>
  );
}

function Speed() {
  const auto = pace.value === null;
  const current = pace.value ?? ramp.value;
  const text = current === null ? words.gathering : paceText(current);
  return (
    <div class="slider speed">
      <label for="speed">{words.speed}</label>
      <button
        type="button"
        class="small toggle"
        aria-pressed={auto}
        title={words.autoHelp}
        onClick={() => {
          pace.value = auto ? Number.POSITIVE_INFINITY : null;
        }}
      >
        {words.auto}
      </button>
      <input
        id="speed"
        type="range"
        min={0}
        max={SPEED_NOTCHES}
        value={current === null ? 0 : notchOf(current)}
        aria-valuetext={text}
        onInput={(event) => {
          pace.value = paceAt(event.currentTarget.valueAsNumber);
        }}
      />
      <output for="speed" class="numbers">
        {text}
      </output>
    </div>
  );
}

function Moment() {
  const last = lastStep.value;
  const shown = shownStep.value;
  const dragged = useSignal<number | null>(null);
  const at = dragged.value ?? shown;
  const text = words.momentAt(at, last);

  function go(to: number) {
    const moment = Math.min(Math.max(to, 0), last);
    dragged.value = moment;
    seek(moment);
  }

  function onKeyDown(event: KeyboardEvent) {
    const many = event.shiftKey ? 10 : 1;
    switch (event.key) {
      case "ArrowLeft":
        step(-many);
        break;
      case "ArrowRight":
        step(many);
        break;
      case "ArrowUp":
        pace.value = paceAt(notchOf(pace.value ?? 1) + 1);
        break;
      case "ArrowDown":
        pace.value = paceAt(Math.max(0, notchOf(pace.value ?? 1) - 1));
        break;
      case "Home":
        go(0);
        break;
      case "End":
        go(last);
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
    <div class="slider moment">
      <label for="moment">{words.moment}</label>
      <input
        id="moment"
        type="range"
        min={0}
        max={MOMENT_NOTCHES}
        disabled={last === 0}
        value={momentOf(at, last)}
        aria-valuetext={text}
        onKeyDown={onKeyDown}
        onInput={(event) => go(stepAt(event.currentTarget.valueAsNumber, last))}
        onChange={() => {
          dragged.value = null;
        }}
      />
      <output for="moment" class="numbers">
        {text}
      </output>
    </div>
  );
}
