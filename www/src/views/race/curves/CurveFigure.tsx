/** One plot with its title, its legend and its data. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { useSession } from "../../../session/context";
import { DataFold } from "../../../ui/DataFold";
import { Dialog } from "../../../ui/Dialog";
import { Icon } from "../../../ui/Icon";
import { Summary } from "../../../ui/Text";
import { words } from "../../../words";
import { words as told } from "../../../words/curves";
import { framesOf, useRace, useRaced } from "../context";
import * as css from "./Curve.module.css";
import { CurveTable } from "./CurveTable";
import { createCursor } from "./cursor";
import { type CurveGroup, columnsOf, formatValue } from "./groups";
import { Probe } from "./Probe";
import { CurveLegend } from "./Readings";
import { SaveMenu, save } from "./SaveMenu";
import { SeriesPlot } from "./SeriesPlot";
import { createPlotStore, type Scales } from "./settings";
import { summarize } from "./summary";

interface PlotProps {
  readonly group: CurveGroup;
  readonly scales: Scales;
}

/**
 * Shows the plot of the leading curves (`group`); the enlarged plot, the table and saved files have all curves
 * (`fullGroup`).
 */
export function CurveFigure({
  group,
  fullGroup,
  scales,
}: PlotProps & { readonly fullGroup: CurveGroup }) {
  const open = useSignal(false);
  const figure = useRef<HTMLElement>(null);
  return (
    <figure ref={figure} class={css.root} data-plot>
      <figcaption>
        <strong>{group.title}</strong>
        {group.unit !== group.title && <span class={`muted ${css.axisName}`}>{group.unit}</span>}
        <CursorReading />
        <Dialog
          title={group.unit === group.title ? group.title : told.plotOf(group.title, group.unit)}
          size="window"
          look={{ icon: true, faint: true }}
          buttonLabel={told.enlargePlot(group.title)}
          button={<Icon name="expand" />}
        >
          {() => (
            <div class={css.whole} data-plot>
              <p>
                <CursorReading />
              </p>
              <PlotArea group={fullGroup} scales={scales} />
              <CurveLegend group={fullGroup} />
            </div>
          )}
        </Dialog>
        <SaveMenu group={fullGroup} scales={scales} />
      </figcaption>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button above offers the same action by keyboard */}
      <div
        onDblClick={() => figure.current?.querySelector<HTMLElement>("[aria-haspopup]")?.click()}
      >
        <PlotArea group={group} scales={scales} />
      </div>
      <CurveLegend group={group} />
      <DataFold
        class={css.data}
        onToggle={(event) => {
          open.value = event.currentTarget.open;
        }}
      >
        <summary>{words.data}</summary>
        <GroupSummary group={fullGroup} />
        {open.value && <CurveTable group={fullGroup} against={scales.against} />}
      </DataFold>
    </figure>
  );
}

/** Shows the plot, its cursor and the name of the horizontal axis. */
function PlotArea({ group, scales }: PlotProps) {
  const session = useSession();
  const race = useRace();
  return (
    <div class={css.area}>
      <DrawnCurves group={group} scales={scales} />
      <span class={`muted ${css.axisName} ${css.along}`}>{told.axes[scales.against]}</span>
      <Probe
        group={group}
        read={() => columnsOf(group, framesOf(race), scales.against)}
        onSave={(format) => save(session, format, group, scales, framesOf(race))}
      />
    </div>
  );
}

function CursorReading() {
  const session = useSession();
  const { placeOf } = session.get(createCursor);
  const { against } = session.get(createPlotStore);
  const on = useRaced();
  const at = on && placeOf(on);
  return (
    <span class={`muted ${css.cursorPlace}`}>
      {at !== null && told.cursorAt[against.value](formatValue(at))}
    </span>
  );
}

function GroupSummary({ group }: { readonly group: CurveGroup }) {
  const race = useRace();
  race?.tick.value;
  return <Summary>{summarize(group, framesOf(race))}</Summary>;
}

/** Draws the plot, with a label for screen readers that changes during the race. */
function DrawnCurves({ group, scales }: PlotProps) {
  const on = useRaced();
  const race = on?.race ?? null;
  race?.tick.value;
  if (!on) return null;
  return (
    <SeriesPlot
      group={group}
      scales={scales}
      label={summarize(group, framesOf(race))}
      read={() => columnsOf(group, framesOf(race), scales.against)}
      on={on}
    />
  );
}
