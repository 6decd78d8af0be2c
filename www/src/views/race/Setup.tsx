/** The setup of the race: the lanes with their settings, the seed and the limits. */

import { SeedField, StepLimitField } from "../../parts/params/RunFields";
import { useSession } from "../../session/context";
import type { Session } from "../../session/session";
import { guarded } from "../../ui/Boundary";
import { Button } from "../../ui/Button";
import { LANE_COLOUR_COUNT } from "../../ui/colours";
import { Icon } from "../../ui/Icon";
import { LaneGlyph } from "../../ui/Marker";
import { Note } from "../../ui/Text";
import { words } from "../../words";
import { SidePanelButton } from "./BesideButton";
import { LanePicker } from "./Choose";
import { RaceRuleSettings } from "./Ending";
import { AlgorithmSelect, LanePreset } from "./LaneChoice";
import { createLaneEditor } from "./lane-editor";
import { nameAt } from "./names";
import { readyMadeOpen } from "./ready-made";
import * as css from "./Setup.module.css";
import { SeriesButton } from "./series/SeriesButton";
import { createRaceSheets } from "./sheets";
import { createRaceStore, readyMadeRaces } from "./store";

export const Setup = guarded("race/setup", SetupContent);

const closeSetup = (session: Session) => {
  const { sheets } = session.get(createRaceSheets);
  sheets.setup.value = false;
};

function SetupContent() {
  const session = useSession();
  const { lanes, seed, maxSteps } = session.get(createRaceStore);
  const { removeLane } = session.get(createLaneEditor);
  return (
    <section class={css.root} data-part="setup">
      <RaceNote />
      <ul class={css.lanes} aria-label={words.lanes}>
        {lanes.value.map((entry, index) => (
          <li key={entry.key} class={`lane-colour-${(index % LANE_COLOUR_COUNT) + 1}`}>
            <LaneGlyph lane={index} />
            <AlgorithmSelect entry={entry} index={index} />
            <LanePreset class={css.preset} entry={entry} index={index} />
            <SidePanelButton
              laneIndex={entry.key}
              panel="settings"
              label={words.settingsOf(index + 1)}
              onPress={() => closeSetup(session)}
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
      <LanePicker onDone={() => closeSetup(session)} />
      <SeedField id="seed" class={css.seed} value={seed} />
      <StepLimitField id="limit" value={maxSteps} />
      <RaceRuleSettings />
      <SeriesButton id="seeds" class={css.seeds} onBegin={() => closeSetup(session)} />
    </section>
  );
}

/** Shows the description of the ready-made race, or the changes made to it. */
function RaceNote() {
  const session = useSession();
  const { at, changes } = readyMadeOpen(session);
  const race = readyMadeRaces.value[at];
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
