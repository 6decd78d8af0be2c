/**
 * The menu behind the name of a lane: its setup, its figures and links to further views. Fetched when it is first
 * opened.
 */
import "../../lab/details";
import { writeLanes } from "../../lab/address/hash";
import { createAddress } from "../../lab/address/link";
import { findAlgorithm, solvers } from "../../lab/check";
import { isTunable } from "../../lab/tunable";
import { useSession, useStore } from "../../session/context";
import { lab } from "../../session/engine";
import { GhostLink } from "../../ui/Button";
import { Figures as Rows } from "../../ui/Figures";
import { GlossaryDialog, type GlossaryEntry } from "../../ui/Meanings";
import { MoreIcon } from "../../ui/MoreIcon";
import { focusElement } from "../../ui/scroll";
import { format, label, words } from "../../words";
import { SidePanelButton } from "./BesideButton";
import { useRace } from "./context";
import * as css from "./Lane.module.css";
import { AlgorithmSelect, LanePreset, type LaneProps } from "./LaneChoice";
import { createLaneEditor } from "./lane-editor";
import { nameAt } from "./names";
import { Repeats } from "./Repeats";
import { createRaceStore } from "./store";

export function LaneMenu({ entry, index }: LaneProps) {
  const session = useSession();
  const { looked, lanes } = session.get(createRaceStore);
  const { removeLane } = session.get(createLaneEditor);
  const lane = index + 1;
  const open = looked.value === index;
  return (
    <div class={css.menu} data-menu={lane}>
      <div class={css.set} data-lane-setup>
        <AlgorithmSelect entry={entry} index={index} />
        <LanePreset class={css.preset} entry={entry} index={index} />
        <SidePanelButton laneIndex={entry.key} panel="how" label={words.howOf(lane)} />
        <SidePanelButton laneIndex={entry.key} panel="settings" label={words.settingsOf(lane)} />
      </div>
      <button
        type="button"
        data-menu-item="look"
        data-close
        aria-expanded={open}
        aria-label={words.look.of(lane)}
        onClick={() => {
          looked.value = open ? null : index;
        }}
      >
        <MoreIcon name="lens" />
        {words.look.open}
      </button>
      <LaneFigures index={index} algorithm={entry.algorithm} />
      <div class={css.set} data-lane-setup>
        <TuneLink entry={entry} />
        <button
          type="button"
          data-menu-item="remove"
          data-close
          disabled={lanes.value.length < 2}
          onClick={() => {
            const names = [...document.querySelectorAll<HTMLElement>(`.${css.name}`)];
            focusElement(names[index + 1] ?? names[index - 1]);
            removeLane(entry.key);
          }}
        >
          <MoreIcon name="close" />
          {words.removeLane(nameAt(session, index))}
        </button>
      </div>
    </div>
  );
}

/**
 * Links to the tuning view with the lane's algorithm, preset and parameters; shows nothing if the algorithm has nothing
 * to tune.
 */
function TuneLink({ entry }: Pick<LaneProps, "entry">) {
  const { linkTo } = useStore(createAddress);
  const solverInfos = lab.value ? solvers(lab.value) : [];
  const info = solverInfos.find(({ id }) => id === entry.algorithm);
  if (!info || !isTunable(info)) return null;
  return (
    <GhostLink data-menu-item="tune" data-close href={linkTo("tune", { a: writeLanes([entry]) })}>
      <MoreIcon name="dice" />
      {words.views.tune.title}
    </GhostLink>
  );
}

/**
 * Counters that have the same value in every run of most algorithms, by id; this value is not shown. Only limited
 * discrepancy search has more than one wave.
 */
const CONSTANT_COUNTERS: Readonly<Record<string, number>> = { waves: 1 };

/** Shows the counters of the algorithm, updated while it runs. */
function LaneFigures({ index, algorithm }: { readonly index: number; readonly algorithm: string }) {
  const race = useRace();
  race?.tick.value;
  const info = lab.value && findAlgorithm(lab.value, algorithm);
  const model = race?.lanes.value[index] ?? null;
  if (!info) return null;
  const own = info.counters.filter(({ id }) => id !== `${info.step}s`);
  // Before its first step, a run has counted only its preparation.
  const hasStarted = model?.status.value?.outcome || model?.frame?.step;
  const counterValues = new Map(
    info.counters.map(({ id }, at) => [id, model?.frame?.counters[at] ?? 0]),
  );
  const meanings: readonly GlossaryEntry[] = [
    [label(`${info.step}s`), words.definitions.steps],
    [words.time, words.definitions.time],
    [words.conflicts, words.definitions.conflicts],
    [words.blank, words.definitions.blank],
    ...own.map(({ id, doc }): GlossaryEntry => [label(id), doc]),
  ];
  return (
    <div class={css.counters} data-part="counters">
      <Rows layout="list">
        {own
          .filter(
            ({ id }) =>
              hasStarted &&
              counterValues.get(id) &&
              counterValues.get(id) !== CONSTANT_COUNTERS[id],
          )
          .map(({ id, doc }) => (
            <div key={id} title={doc}>
              <dt>{label(id)}</dt>
              <dd data-counter={id}>{format(counterValues.get(id) ?? 0)}</dd>
            </div>
          ))}
        <Repeats status={model?.status.value ?? null} />
      </Rows>
      <GlossaryDialog title={words.definitions.lane(index + 1)} read={() => meanings} />
    </div>
  );
}
