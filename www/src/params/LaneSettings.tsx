/** All that can be set in one lane, and what its algorithm says of itself. */
import type { AlgorithmInfo, Preset } from "sudoku-lab";
import { Dialog } from "../app/Dialog";
import { Icon } from "../app/Icon";
import { Markdown } from "../app/Markdown";
import { baseValue, presetOf } from "../state/check";
import { changeLane, type LaneEntry } from "../state/store";
import { words } from "../words";
import { ParamField } from "./ParamField";
import { PresetSelect } from "./PresetSelect";

interface Props {
  readonly info: AlgorithmInfo;
  readonly entry: LaneEntry;
  readonly lane: number;
}

export function LaneSettings(props: Props) {
  return (
    <Dialog
      title={`${words.settings}: ${props.info.name}`}
      class="sheet"
      buttonClass="icon faint"
      buttonLabel={words.settingsOf(props.lane)}
      button={<Icon name="sliders" />}
    >
      {() => <Settings {...props} />}
    </Dialog>
  );
}

function Settings({ info, entry, lane }: Props) {
  const preset = presetOf(info, entry.preset);
  return (
    <>
      <p class="summary">{info.summary}</p>
      <p class="muted">{info.complete ? words.complete : words.incomplete}</p>
      {info.presets.length > 0 && (
        <div class="preset-block">
          <h3>{words.preset}</h3>
          <PresetSelect info={info} entry={entry} lane={lane} />
          {preset && <Source preset={preset} />}
        </div>
      )}
      <h3>{words.parameters}</h3>
      <ParamForm info={info} entry={entry} preset={preset} />
      <details class="about">
        <summary>{words.about}</summary>
        <Markdown text={info.docs} />
      </details>
    </>
  );
}

function Source({ preset }: { readonly preset: Preset }) {
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

interface FormProps {
  readonly info: AlgorithmInfo;
  readonly entry: LaneEntry;
  readonly preset: Preset | undefined;
}

function ParamForm({ info, entry, preset }: FormProps) {
  if (info.params.length === 0) return <p class="muted">{words.noParameters}</p>;
  return (
    <div class="params">
      {info.params.map((spec) => {
        const base = baseValue(info, entry.preset, spec);
        return (
          <ParamField
            key={spec.id}
            spec={spec}
            base={base}
            ours={preset?.ours.includes(spec.id) ?? false}
            value={entry.params[spec.id] ?? base}
            onChange={(value) => {
              const { [spec.id]: _, ...others } = entry.params;
              const params = value === base ? others : { ...others, [spec.id]: value };
              changeLane(entry.key, { params });
            }}
          />
        );
      })}
      <button
        type="button"
        disabled={Object.keys(entry.params).length === 0}
        onClick={() => changeLane(entry.key, { params: {} })}
      >
        {words.reset}
      </button>
    </div>
  );
}
