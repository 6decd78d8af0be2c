/** What is raced: the lanes with their settings, the seed and the limits. */

import { racers } from "../../lab/check";
import { SeedField, StepLimitField } from "../../parts/params/RunFields";
import { useSession } from "../../session/context";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { guarded } from "../../ui/Boundary";
import { Button } from "../../ui/Button";
import { COLOURS } from "../../ui/colours";
import { Icon } from "../../ui/Icon";
import { Marker } from "../../ui/Marker";
import { Note } from "../../ui/Text";
import { words } from "../../words";
import { BesideButton } from "./BesideButton";
import { Ending } from "./Ending";
import { AlgorithmSelect, LanePreset } from "./LaneChoice";
import { createLaneEditor } from "./lane-editor";
import { nameAt } from "./names";
import { readyMadeOpen } from "./ready-made";
import * as css from "./Setup.module.css";
import { SeriesButton } from "./series/SeriesButton";
import { createRaceSheets } from "./sheets";
import { createRaceStore, MOST_LANES, readyMade } from "./store";

export const Setup = guarded("race/setup", SetupContent);

const close = (session: Session) => {
  const { sheets } = session.get(createRaceSheets);
  sheets.setup.value = false;
};

function SetupContent() {
  const session = useSession();
  const { lanes, seed, maxSteps } = session.get(createRaceStore);
  const { addLane, removeLane } = session.get(createLaneEditor);
  const current = lab.value;

  function add() {
    const all = current ? racers(current) : [];
    const unused = all.find(({ id }) => !lanes.value.some(({ algorithm }) => algorithm === id));
    const info = unused ?? all[0];
    if (info) addLane({ algorithm: info.id, preset: null, params: {} });
  }

  return (
    <section class={css.root} data-part="setup">
      <RaceNote />
      <ul class={css.lanes} aria-label={words.lanes}>
        {lanes.value.map((entry, index) => (
          <li key={entry.key} class={`lane-colour-${(index % COLOURS) + 1}`}>
            <Marker lane={index} />
            <AlgorithmSelect entry={entry} index={index} />
            <LanePreset class={css.preset} entry={entry} index={index} />
            <BesideButton
              of={entry.key}
              what="settings"
              label={words.settingsOf(index + 1)}
              onPress={() => close(session)}
            />
            <Button
              icon
              faint
              disabled={lanes.value.length < 2}
              onClick={() => removeLane(entry.key)}
            >
              <Icon name="close" label={words.removeLane(nameAt(session, index))} />
            </Button>
          </li>
        ))}
      </ul>
      <Button small disabled={!current || lanes.value.length >= MOST_LANES} onClick={add}>
        <Icon name="plus" />
        {words.addLane}
      </Button>
      <SeedField id="seed" class={css.seed} value={seed} />
      <StepLimitField id="limit" value={maxSteps} />
      <Ending />
      <SeriesButton id="seeds" class={css.seeds} onBegin={() => close(session)} />
    </section>
  );
}

/** What the ready-made race is about, or what was changed in it. */
function RaceNote() {
  const session = useSession();
  const { at, changes } = readyMadeOpen(session);
  const race = readyMade.value[at];
  if (!race) return null;
  const changed = changes.map((of) => words.changes[of]);
  return (
    <Note>
      {changes.length > 0
        ? `${words.changedRace(race.title)}. ${words.changedIn(changed)}`
        : race.note}
    </Note>
  );
}
