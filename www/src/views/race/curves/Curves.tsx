/** The plots of every series that the lanes declare; series with the same unit share a plot. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { createFrame } from "../../../lab/address/frame";
import { findAlgorithm, presetOf } from "../../../lab/check";
import { useSession } from "../../../session/context";
import { createDocument } from "../../../session/document";
import { lab } from "../../../session/engine";
import { guarded } from "../../../ui/Boundary";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import { Menu } from "../../../ui/Menu";
import { words } from "../../../words";
import { words as told } from "../../../words/curves";
import { createRaceController } from "../controller";
import { HowToRead } from "../HowToRead";
import { nameAt } from "../names";
import { createRaceStore } from "../store";
import { CurveBar } from "./CurveBar";
import { CurveFigure } from "./CurveFigure";
import * as css from "./Curves.module.css";
import { type CurveGroup, groupCurves, splitGroup } from "./groups";
import { createPlotStore, type Scales } from "./settings";

export const Curves = guarded("race/curves", CurvesContent);

function CurvesContent() {
  const session = useSession();
  const { lanes, projector } = session.get(createRaceStore);
  const { puzzle } = session.get(createDocument);
  const { against, logX, logY, apart } = session.get(createPlotStore);
  const { playback, cleared } = session.get(createRaceController);
  const { compact } = session.get(createFrame);
  /**
   * The plots that the visitor switched on or off, by group id; other groups are shown if they contain a main series.
   */
  const switched = useSignal<Readonly<Record<string, boolean>>>({});
  const registry = lab.value;
  const groups = useMemo(() => {
    const all = lanes.value.flatMap((entry, lane) => {
      const info = registry && findAlgorithm(registry, entry.algorithm);
      if (!info) return [];
      // Papers print figures only for their own parameters.
      const asPrinted = Object.keys(entry.params).length === 0;
      const preset = asPrinted ? presetOf(info, entry.preset) : undefined;
      const name = nameAt(session, lane);
      const { published = [], source = "" } = preset ?? {};
      return [{ lane, name, series: info.series, published, source }];
    });
    const givens = puzzle.value?.givens;
    const blanks = givens?.filter((digit) => digit === 0).length ?? 0;
    return groupCurves(all, givens ? { cells: givens.length, blanks } : null);
  }, [lanes.value, registry, puzzle.value]);
  const scales: Scales = { against: against.value, logX: logX.value, logY: logY.value };
  const shown = (group: CurveGroup) =>
    switched.value[group.family] ?? group.curves.some(({ main }) => main);
  const plotted = useMemo(
    () => groups.map((whole) => ({ whole, group: mainGroup(whole) })),
    [groups],
  );
  const waiting = playback.phase.value === "ready";
  const projected = useSignal<readonly (string | undefined)[]>([]);
  if (projector.value === "on" || compact.value) {
    const leadingGroups = plotted.map(({ group }) => group);
    const picked = pickGroup(
      leadingGroups,
      projected.value,
      projector.value === "on" ? PROJECTOR_COLUMNS : 1,
    );
    return (
      <section class={css.root} data-part="curves" aria-label={words.curves}>
        <div class={css.plots}>
          {picked.map((group, index) => (
            <div key={index} class={css.projected} data-waiting={waiting}>
              <div class={css.projectedHead}>
                <label class={css.choice}>
                  {words.plot}{" "}
                  <select
                    value={group.id}
                    onChange={({ currentTarget: { value } }) => {
                      projected.value = picked.map(({ id }, at) => (at === index ? value : id));
                    }}
                  >
                    {leadingGroups.map(({ id, title, unit, curves }) => (
                      <option key={id} value={id}>
                        {told.plotChoice(
                          title,
                          unit === title ? "" : unit,
                          countLanes(curves),
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
              <CurveFigure key={group.id} group={group} fullGroup={group} scales={scales} />
              {waiting && index === 0 && <HowToRead layout="plot" />}
            </div>
          ))}
        </div>
        {/* A frame has no space for this key; there it opens beside the field that chooses the plot. */}
        {!compact.value && !waiting && <HowToRead layout="line" />}
      </section>
    );
  }
  const chosen = plotted.filter(({ whole }) => shown(whole));
  const plots = apart.value
    ? chosen.flatMap(({ whole }) => splitGroup(whole).map((group) => ({ whole: group, group })))
    : chosen;
  return (
    <section class={css.root} data-part="curves" aria-labelledby="curves-title">
      <h2 id="curves-title" class="visually-hidden">
        {words.curves}
      </h2>
      <div class={css.tools}>
        <Menu
          small
          ghost
          picker
          menuClass={css.seriesMenu}
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
        <div class={css.key}>
          <HowToRead />
        </div>
      ) : (
        <div class={css.plots}>
          {plots.map(({ group, whole }) => (
            <CurveFigure key={group.id} group={group} fullGroup={whole} scales={scales} />
          ))}
        </div>
      )}
    </section>
  );
}

const countLanes = (curves: CurveGroup["curves"]) => new Set(curves.map(({ lane }) => lane)).size;
const isMain = ({ curves }: CurveGroup) => Number(curves.some(({ main }) => main));

/**
 * Returns the group with the main curves of each lane, or with the lane's first curve if it has no main curve: few
 * enough to be labelled beside the plot. If each lane has one curve, the curve is named after its lane.
 */
function mainGroup(group: CurveGroup): CurveGroup {
  const { curves } = group;
  const hasMain = new Set(curves.filter(({ main }) => main).map(({ lane }) => lane));
  const remaining = curves.filter(
    ({ lane, main, within }) => main || (!hasMain.has(lane) && within === 0),
  );
  const sole = group.sole || new Set(remaining.map(({ lane }) => lane)).size === remaining.length;
  return { ...group, sole, curves: remaining };
}

/** The number of plots side by side in the projector view, if the window is wide enough. */
const PROJECTOR_COLUMNS = 2;

/**
 * Returns the groups to show, each once: those wanted by id, otherwise those with curves of most lanes, of which groups
 * with main series come first.
 */
function pickGroup(
  groups: readonly CurveGroup[],
  wanted: readonly (string | undefined)[],
  count: number,
): readonly CurveGroup[] {
  const ranked = groups.toSorted(
    (a, b) => countLanes(b.curves) - countLanes(a.curves) || isMain(b) - isMain(a),
  );
  const picked: CurveGroup[] = [];
  for (let place = 0; place < count; place++) {
    const free = ranked.filter((group) => !picked.includes(group));
    const next = free.find(({ id }) => id === wanted[place]) ?? free[0];
    if (next) picked.push(next);
  }
  return picked;
}
