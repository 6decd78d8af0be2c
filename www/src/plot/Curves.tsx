/** Every series that the lanes declare, overlaid where they are in one unit. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { frameTick, lastFrames } from "../race/lane-view";
import { Marker } from "../race/Marker";
import { seek } from "../race/session";
import { find, laneName } from "../state/check";
import { lab, lanes } from "../state/store";
import { words } from "../words";
import { CurveTable } from "./CurveTable";
import { columnsOf, figure, type Group, groupCurves } from "./groups";
import type { Scales, SeriesPlot } from "./SeriesPlot";

type Plot = typeof SeriesPlot;

export function Curves() {
  const [Plot, setPlot] = useState<{ readonly component: Plot } | null>(null);
  const logX = useSignal(true);
  const logY = useSignal(false);
  /** What the reader switched, by the plot's id; else the lanes' first series are shown. */
  const switched = useSignal<Readonly<Record<string, boolean>>>({});
  const known = lab.value;
  useEffect(() => {
    void import("./SeriesPlot").then(({ SeriesPlot }) => setPlot({ component: SeriesPlot }));
  }, []);
  const groups = useMemo(() => {
    const all = lanes.value.flatMap((entry, lane) => {
      const info = known && find(known, entry.algorithm);
      const name = info ? laneName(info, entry, lanes.value) : "";
      return info ? [{ lane, name, series: info.series }] : [];
    });
    return groupCurves(all);
  }, [lanes.value, known]);
  const scales: Scales = { x: logX.value ? "log" : "linear", y: logY.value ? "log" : "linear" };
  const shown = (group: Group) =>
    switched.value[group.id] ?? group.curves.some(({ index }) => index === 0);
  return (
    <section class="curves panel" aria-labelledby="curves-title">
      <div class="panel-head">
        <h2 id="curves-title">{words.curves}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend of its own */}
        <div class="chips" role="group" aria-label={words.showCurves}>
          {groups.map((group) => (
            <button
              key={group.id}
              type="button"
              class="small toggle"
              aria-pressed={shown(group)}
              onClick={() => {
                switched.value = { ...switched.value, [group.id]: !shown(group) };
              }}
            >
              {group.title}
            </button>
          ))}
        </div>
        <Switch label={words.logSteps} help={words.logStepsHelp} on={logX} />
        <Switch label={words.logValues} help={words.logValuesHelp} on={logY} />
      </div>
      <div class="plots">
        {groups.filter(shown).map((group) => (
          <CurveGroup key={group.id} group={group} scales={scales} Plot={Plot?.component ?? null} />
        ))}
      </div>
    </section>
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

interface GroupProps {
  readonly group: Group;
  readonly scales: Scales;
  readonly Plot: ComponentType<Parameters<Plot>[0]> | null;
}

function CurveGroup({ group, scales, Plot }: GroupProps) {
  const summary = useSummary(group);
  const open = useSignal(false);
  return (
    <figure class="curve">
      <figcaption>
        <strong>{group.title}</strong>
      </figcaption>
      {Plot ? (
        <Plot
          group={group}
          scales={scales}
          label={summary}
          read={() => columnsOf(group, lastFrames)}
          subscribe={(tick) => frameTick.subscribe(tick)}
          onStep={seek}
        />
      ) : (
        <div class="plot" />
      )}
      <ul class="legend">
        {group.curves.map(({ lane, index, label, laneName: name, doc, within }) => (
          <li key={`${lane}.${index}`} title={doc}>
            <Marker lane={lane} />
            <span class={within > 0 ? "thin" : ""}>
              {label === group.title ? name : `${label}`}
            </span>
          </li>
        ))}
      </ul>
      <details
        class="data"
        onToggle={(event) => {
          open.value = event.currentTarget.open;
        }}
      >
        <summary>{words.data}</summary>
        <p>{summary}</p>
        {open.value && <CurveTable group={group} />}
      </details>
    </figure>
  );
}

/** The last value of each curve, in a sentence; brought up to date a few times a second. */
function useSummary(group: Group): string {
  frameTick.value;
  const lines = group.curves.map(({ lane, index, label, laneName: name }) => {
    const frame = lastFrames[lane];
    const last = frame && frame.samples > 0 ? frame.trace[(index + 2) * frame.samples - 1] : null;
    const text = last === null || last === undefined || Number.isNaN(last) ? "–" : figure(last);
    return words.curveLine(`${name}, ${label}`, text);
  });
  return words.curveSummary(group.title, lines.join("; "));
}
