/** The menu with the settings of all plots: the quantity on the horizontal axis, the scales and the zoom. */

import { useSession } from "../../../session/context";
import { Button } from "../../../ui/Button";
import { Menu } from "../../../ui/Menu";
import { MoreIcon } from "../../../ui/MoreIcon";
import { Row } from "../../../ui/Row";
import { IconWithWord } from "../../../ui/Worded";
import { words as told } from "../../../words/curves";
import { framesOf, useRace } from "../context";
import * as css from "./CurveBar.module.css";
import { createCursor } from "./cursor";
import { wholeAxis } from "./extent";
import { createPlotStore } from "./settings";

export function CurveBar() {
  const session = useSession();
  const { against, zoomBy, logX, turnAgainst, logY, apart, zoom } = session.get(createPlotStore);
  const { cursor } = session.get(createCursor);
  const race = useRace();
  const time = against.value === "time";

  const nearer = (factor: number) =>
    zoomBy(factor, cursor.peek(), wholeAxis(framesOf(race), against.peek()));

  const scale = logX.value ? `${told.axes[against.value]}, log` : told.axes[against.value];
  return (
    <Menu
      small
      ghost
      picker
      menuClass={css.root}
      label={`${told.axesMenu}: ${scale}`}
      trigger={
        <>
          {scale.charAt(0).toUpperCase() + scale.slice(1)}
          <MoreIcon name="down" />
        </>
      }
    >
      <label>
        {told.against}{" "}
        <select
          value={against.value}
          onChange={(event) => turnAgainst(event.currentTarget.value === "time" ? "time" : "step")}
        >
          <option value="step">{told.axes.step}</option>
          <option value="time">{told.axes.time}</option>
        </select>
      </label>
      <Switch
        label={time ? told.logTime : told.logSteps}
        help={time ? told.logTimeHelp : told.logStepsHelp}
        on={logX}
      />
      <Switch label={told.logValues} help={told.logValuesHelp} on={logY} />
      <Switch label={told.apart} help={told.apartHelp} on={apart} />
      <Row joined role="group" aria-label={told.zoom}>
        <Button small aria-label={told.zoomIn} onClick={() => nearer(0.5)}>
          <IconWithWord icon="plus">{told.zoomIn}</IconWithWord>
        </Button>
        <Button
          small
          aria-label={told.zoomOut}
          disabled={zoom.value === null}
          onClick={() => nearer(2)}
        >
          <IconWithWord icon="minus">{told.zoomOut}</IconWithWord>
        </Button>
        <Button
          small
          disabled={zoom.value === null}
          onClick={() => {
            zoom.value = null;
          }}
        >
          {told.zoomReset}
        </Button>
      </Row>
    </Menu>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly help: string;
  readonly on: { value: boolean };
}

function Switch({ label, help, on }: SwitchProps) {
  return (
    <Button
      small
      toggle
      title={help}
      aria-pressed={on.value}
      onClick={() => {
        on.value = !on.value;
      }}
    >
      {label}
    </Button>
  );
}
