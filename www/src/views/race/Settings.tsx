/** The settings of one lane. */
import "../../lab/details";
import type { AlgorithmInfo, Preset } from "sudoku-lab";
import { presetOf } from "../../lab/check";
import { ParamForm } from "../../parts/params/ParamForm";
import { PresetSelect } from "../../parts/params/PresetSelect";
import { useSession } from "../../session/context";
import { Check } from "../../ui/Check";
import { Summary } from "../../ui/Text";
import { words } from "../../words";
import { words as said } from "../../words/beside";
import { createLaneEditor } from "./lane-editor";
import * as css from "./Settings.module.css";
import { createRaceStore, type LaneEntry } from "./store";

export interface Props {
  readonly info: AlgorithmInfo;
  readonly entry: LaneEntry;
  readonly lane: number;
}

export function Settings({ info, entry, lane }: Props) {
  const session = useSession();
  const { runOnChange } = session.get(createRaceStore);
  const { changeLane } = session.get(createLaneEditor);
  const preset = presetOf(info, entry.preset);
  return (
    <>
      <Summary>{info.summary}</Summary>
      <Check title={said.runOnChangeHelp}>
        <input
          type="checkbox"
          checked={runOnChange.value}
          onChange={(event) => {
            runOnChange.value = event.currentTarget.checked;
          }}
        />
        {said.runOnChange}
      </Check>
      {!runOnChange.value && <p class="muted">{said.clears}</p>}
      <p class="muted">{info.complete ? words.complete : words.incomplete}</p>
      {info.presets.length > 0 && (
        <div class={css.preset}>
          <h3>{words.preset}</h3>
          <PresetSelect
            info={info}
            spec={entry}
            framed
            label={words.presetOf(lane)}
            onChange={(change) => changeLane(entry.key, change)}
          />
          {preset && <SettingsSource preset={preset} entry={entry} />}
        </div>
      )}
      <h3>{words.parameters}</h3>
      <ParamForm
        info={info}
        spec={entry}
        onChange={(params) => changeLane(entry.key, { params })}
      />
    </>
  );
}

interface SourceProps {
  readonly preset: Preset;
  readonly entry: LaneEntry;
}

/** Shows the description and the source of a preset, and the parameters that differ from it. */
export function SettingsSource({ preset, entry }: SourceProps) {
  const changed = Object.entries(entry.params);
  return (
    <>
      {changed.length > 0 && <p>{words.basedOn(preset.name, changed)}.</p>}
      <p>{preset.doc}</p>
      {preset.source && (
        <p class="muted">
          {words.source}: {preset.source}
        </p>
      )}
    </>
  );
}
