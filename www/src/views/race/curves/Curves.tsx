/** Every series that the lanes declare, overlaid where they are in one unit. */

import { useSignal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { createFrame } from "../../../lab/address/frame";
import { find, presetOf } from "../../../lab/check";
import { useSession } from "../../../session/context";
import { createDocument } from "../../../session/document";
import { lab } from "../../../session/engine";
import { guarded } from "../../../ui/Boundary";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Icon } from "../../../ui/Icon";
import { Menu } from "../../../ui/Menu";
import { Panel } from "../../../ui/Panel";
import { Summary } from "../../../ui/Text";
import { words } from "../../../words";
import { words as told } from "../../../words/curves";
import { framesOf, useRace, useRaced } from "../context";
import { createRaceController } from "../controller";
import { HowToRead } from "../HowToRead";
import { nameAt } from "../names";
import { createRaceStore } from "../store";
import { CurveBar } from "./CurveBar";
import { CurveTable } from "./CurveTable";
import { createCursor } from "./cursor";
import { columnsOf, figure, type Group, groupCurves, splitGroup } from "./groups";
import { Probe } from "./Probe";
import { Legend } from "./Readings";
import { SaveMenu, save } from "./SaveMenu";
import { SeriesPlot } from "./SeriesPlot";
import { createPlotStore, type Scales } from "./settings";
import { summarize } from "./summary";

export const Curves = guarded("race/curves", CurvesContent);

function CurvesContent() {
  const session = useSession();
  const { lanes, projector } = session.get(createRaceStore);
  const { puzzle } = session.get(createDocument);
  const { against, logX, logY, apart } = session.get(createPlotStore);
  const { playback, cleared } = session.get(createRaceController);
  const { compact } = session.get(createFrame);
  /** What the reader switched, by the group's id; else what the algorithms declare as their main series. */
  const switched = useSignal<Readonly<Record<string, boolean>>>({});
  const known = lab.value;
  const groups = useMemo(() => {
    const all = lanes.value.flatMap((entry, lane) => {
      const info = known && find(known, entry.algorithm);
      if (!info) return [];
      // What a paper prints is of its own parameters.
      const asPrinted = Object.keys(entry.params).length === 0;
      const preset = asPrinted ? presetOf(info, entry.preset) : undefined;
      const name = nameAt(session, lane);
      const { published = [], source = "" } = preset ?? {};
      return [{ lane, name, series: info.series, published, source }];
    });
    const givens = puzzle.value?.givens;
    const blanks = givens?.filter((digit) => digit === 0).length ?? 0;
    return groupCurves(all, givens ? { cells: givens.length, blanks } : null);
  }, [lanes.value, known, puzzle.value]);
  const scales: Scales = { against: against.value, logX: logX.value, logY: logY.value };
  const shown = (group: Group) =>
    switched.value[group.family] ?? group.curves.some(({ main }) => main);
  const plotted = useMemo(
    () => groups.map((whole) => ({ whole, group: leading(whole) })),
    [groups],
  );
  const waiting = playback.phase.value === "ready";
  const projected = useSignal<readonly (string | undefined)[]>([]);
  if (projector.value === "on" || compact.value) {
    const fewer = plotted.map(({ group }) => group);
    const picked = pick(fewer, projected.value, projector.value === "on" ? PROJECTED : 1);
    return (
      <Panel class="curves" data-part="curves" aria-label={words.curves}>
        <div class="plots">
          {picked.map((group, place) => (
            <div key={place} class="projected-plot" data-waiting={waiting}>
              <div class="projected-head">
                <label class="projected">
                  {words.plot}{" "}
                  <select
                    value={group.id}
                    onChange={({ currentTarget: { value } }) => {
                      projected.value = picked.map(({ id }, at) => (at === place ? value : id));
                    }}
                  >
                    {fewer.map(({ id, title, unit, curves }) => (
                      <option key={id} value={id}>
                        {told.plotChoice(
                          title,
                          unit === title ? "" : unit,
                          laneCount(curves),
                          lanes.value.length,
                        )}
                      </option>
                    ))}
                  </select>
                </label>
                {compact.value && !waiting && (
                  <Menu small ghost label={told.reading.title} trigger={told.reading.tab}>
                    <HowToRead />
                  </Menu>
                )}
              </div>
              <CurveFigure key={group.id} group={group} whole={group} scales={scales} />
              {waiting && place === 0 && <HowToRead />}
            </div>
          ))}
        </div>
        {/* A frame has no room for it: there it opens beside the choice of the plot. */}
        {!compact.value && !waiting && <HowToRead />}
      </Panel>
    );
  }
  const chosen = plotted.filter(({ whole }) => shown(whole));
  const plots = apart.value
    ? chosen.flatMap(({ whole }) => splitGroup(whole).map((group) => ({ whole: group, group })))
    : chosen;
  return (
    <Panel class="curves" data-part="curves" aria-labelledby="curves-title">
      <h2 id="curves-title" class="visually-hidden">
        {words.curves}
      </h2>
      <div class="curve-tools">
        <Menu
          small
          ghost
          picker
          menuClass="series-menu"
          label={told.showCurves}
          trigger={
            <>
              {told.series}
              <Icon name="down" />
            </>
          }
        >
          {groups.map((group) => (
            <Button
              key={group.id}
              toggle
              aria-pressed={shown(group)}
              onClick={() => {
                switched.value = { ...switched.value, [group.id]: !shown(group) };
              }}
            >
              {group.title}
            </Button>
          ))}
        </Menu>
        <CurveBar />
      </div>
      {waiting && cleared.value !== null && <p class="muted">{told.curvesCleared}</p>}
      {waiting ? (
        <HowToRead />
      ) : (
        <div class="plots">
          {plots.map(({ group, whole }) => (
            <CurveFigure key={group.id} group={group} whole={whole} scales={scales} />
          ))}
        </div>
      )}
    </Panel>
  );
}

const laneCount = (curves: Group["curves"]) => new Set(curves.map(({ lane }) => lane)).size;
const isMain = ({ curves }: Group) => Number(curves.some(({ main }) => main));

/**
 * Of each lane the main curves of a quantity, or its first where none is: few enough to be named beside the plot. With
 * one curve of each lane, the lane's name is the curve's.
 */
function leading(group: Group): Group {
  const { curves } = group;
  const hasMain = new Set(curves.filter(({ main }) => main).map(({ lane }) => lane));
  const kept = curves.filter(
    ({ lane, main, within }) => main || (!hasMain.has(lane) && within === 0),
  );
  const sole = group.sole || new Set(kept.map(({ lane }) => lane)).size === kept.length;
  return { ...group, sole, curves: kept };
}

/** How many plots stand side by side on a projector, where its window is wide enough. */
const PROJECTED = 2;

/**
 * The groups that are shown, each once: the wanted ones by their ids, else those that most lanes share; of several such,
 * main series come first.
 */
function pick(
  groups: readonly Group[],
  wanted: readonly (string | undefined)[],
  count: number,
): readonly Group[] {
  const ranked = groups.toSorted(
    (a, b) => laneCount(b.curves) - laneCount(a.curves) || isMain(b) - isMain(a),
  );
  const picked: Group[] = [];
  for (let place = 0; place < count; place++) {
    const free = ranked.filter((group) => !picked.includes(group));
    const next = free.find(({ id }) => id === wanted[place]) ?? free[0];
    if (next) picked.push(next);
  }
  return picked;
}

interface PlotProps {
  readonly group: Group;
  readonly scales: Scales;
}

/** The plot of the leading curves (`group`); enlarged, in the table and in files there are all (`whole`). */
function CurveFigure({ group, whole, scales }: PlotProps & { readonly whole: Group }) {
  const open = useSignal(false);
  const figure = useRef<HTMLElement>(null);
  return (
    <figure ref={figure} class="curve">
      <figcaption>
        <strong>{group.title}</strong>
        {group.unit !== group.title && <span class="muted axis-name">{group.unit}</span>}
        <CursorPlace />
        <Dialog
          title={group.unit === group.title ? group.title : told.plotOf(group.title, group.unit)}
          size="window"
          look={{ icon: true, faint: true }}
          buttonClass="enlarge"
          buttonLabel={told.enlargePlot(group.title)}
          button={<Icon name="expand" />}
        >
          {() => (
            <div class="whole-plot">
              <p>
                <CursorPlace />
              </p>
              <PlotArea group={whole} scales={scales} />
              <Legend group={whole} />
            </div>
          )}
        </Dialog>
        <SaveMenu group={whole} scales={scales} />
      </figcaption>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button above does it by keys */}
      <div onDblClick={() => figure.current?.querySelector<HTMLElement>(".enlarge")?.click()}>
        <PlotArea group={group} scales={scales} />
      </div>
      <Legend group={group} />
      <details
        class="data"
        onToggle={(event) => {
          open.value = event.currentTarget.open;
        }}
      >
        <summary>{words.data}</summary>
        <GroupSummary group={whole} />
        {open.value && <CurveTable group={whole} against={scales.against} />}
      </details>
    </figure>
  );
}

/** The plot, its cursor, and the name of the axis along it. */
function PlotArea({ group, scales }: PlotProps) {
  const session = useSession();
  const race = useRace();
  return (
    <div class="plot-area">
      <Drawn group={group} scales={scales} />
      <span class="muted axis-name along">{told.axes[scales.against]}</span>
      <Probe
        group={group}
        read={() => columnsOf(group, framesOf(race), scales.against)}
        onSave={(format) => save(session, format, group, scales, framesOf(race))}
      />
    </div>
  );
}

function CursorPlace() {
  const session = useSession();
  const { placeOf } = session.get(createCursor);
  const { against } = session.get(createPlotStore);
  const on = useRaced();
  const at = on && placeOf(on);
  return (
    <span class="muted cursor-place">
      {at !== null && told.cursorAt[against.value](figure(at))}
    </span>
  );
}

function GroupSummary({ group }: { readonly group: Group }) {
  const race = useRace();
  race?.tick.value;
  return <Summary>{summarize(group, framesOf(race))}</Summary>;
}

/** Its sentence changes as the race goes on. */
function Drawn({ group, scales }: PlotProps) {
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
