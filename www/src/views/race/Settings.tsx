/** All that can be set in one lane. */
import type { AlgorithmInfo, Preset } from "sudoku-lab";
import { presetOf } from "../../lab/check";
import { ParamForm } from "../../parts/params/ParamForm";
import { PresetSelect } from "../../parts/params/PresetSelect";
import { words } from "../../words";
import { words as said } from "../../words/beside";
import { changeLane, type LaneEntry, runOnChange } from "./store";

export interface Props {
  readonly info: AlgorithmInfo;
  readonly entry: LaneEntry;
  readonly lane: number;
}

export function Settings({ info, entry, lane }: Props) {
  const preset = presetOf(info, entry.preset);
  return (
    <>
      <p class="summary">{info.summary}</p>
      <label class="check" title={said.runOnChangeHelp}>
        <input
          type="checkbox"
          checked={runOnChange.value}
          onChange={(event) => {
            runOnChange.value = event.currentTarget.checked;
          }}
        />
        {said.runOnChange}
      </label>
      <p class="muted">{info.complete ? words.complete : words.incomplete}</p>
      {info.presets.length > 0 && (
        <div class="preset-block">
          <h3>{words.preset}</h3>
          <PresetSelect
            info={info}
            spec={entry}
            label={words.presetOf(lane)}
            onChange={(change) => changeLane(entry.key, change)}
          />
          {preset && <Source preset={preset} />}
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

export function Source({ preset }: { readonly preset: Preset }) {
  return (
    <>
      <p>{preset.doc}</p>
      {preset.source && (
        <p class="muted">
          {words.source}: {preset.source}
        </p>
      )}
    </>
  );
}
