/** What all plots have in common: the axis, the scales, the part shown. */
import { Icon } from "../../../ui/Icon";
import { words } from "../../../words";
import { framesOf, useRace } from "../context";
import { cursor } from "./cursor";
import { wholeAxis } from "./extent";
import { against, apart, logX, logY, turnAgainst, zoom, zoomBy } from "./settings";

export function CurveBar() {
  const race = useRace();
  const time = against.value === "time";

  const nearer = (factor: number) =>
    zoomBy(factor, cursor.peek(), wholeAxis(framesOf(race), against.peek()));

  return (
    <div class="curve-bar">
      <label>
        {words.against}{" "}
        <select
          value={against.value}
          onChange={(event) => turnAgainst(event.currentTarget.value === "time" ? "time" : "step")}
        >
          <option value="step">{words.axes.step}</option>
          <option value="time">{words.axes.time}</option>
        </select>
      </label>
      <Switch
        label={time ? words.logTime : words.logSteps}
        help={time ? words.logTimeHelp : words.logStepsHelp}
        on={logX}
      />
      <Switch label={words.logValues} help={words.logValuesHelp} on={logY} />
      <Switch label={words.apart} help={words.apartHelp} on={apart} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend of its own */}
      <div class="buttons joined" role="group" aria-label={words.zoom}>
        <button type="button" class="small icon" onClick={() => nearer(0.5)}>
          <Icon name="plus" label={words.zoomIn} />
        </button>
        <button
          type="button"
          class="small icon"
          disabled={zoom.value === null}
          onClick={() => nearer(2)}
        >
          <Icon name="minus" label={words.zoomOut} />
        </button>
        <button
          type="button"
          class="small"
          disabled={zoom.value === null}
          onClick={() => {
            zoom.value = null;
          }}
        >
          {words.zoomReset}
        </button>
      </div>
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly help: string;
  readonly on: { value: boolean };
}

function Switch({ label, help, on }: SwitchProps) {
  return (
    <button
      type="button"
      class="small toggle"
      title={help}
      aria-pressed={on.value}
      onClick={() => {
        on.value = !on.value;
      }}
    >
      {label}
    </button>
  );
}
