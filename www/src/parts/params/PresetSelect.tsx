/** The presets of an algorithm. */
import type { AlgorithmInfo } from "sudoku-lab";
import { presetOf } from "../../lab/check";
import type { LaneSpec } from "../../lab/setup";
import { QuietSelect } from "../../ui/QuietSelect";
import { words } from "../../words";

interface Props {
  readonly info: AlgorithmInfo;
  readonly spec: LaneSpec;
  readonly label: string;
  readonly onChange: (change: Pick<LaneSpec, "preset" | "params">) => void;
}

export function PresetSelect({ info, spec, label, onChange }: Props) {
  const changed = Object.keys(spec.params).length;
  const chosen = presetOf(info, spec.preset);
  return (
    <>
      {info.presets.length > 0 && (
        <QuietSelect
          class="preset"
          text={chosen?.name ?? ""}
          label={label}
          title={chosen && `${chosen.doc} ${chosen.source}`}
          value={chosen?.id ?? ""}
          onChange={(event) => {
            const preset = event.currentTarget.value;
            // The default goes without saying, in the link too.
            const named = preset === info.presets[0]?.id ? null : preset;
            onChange({ preset: named, params: {} });
          }}
        >
          {info.presets.map(({ id, name, doc }) => (
            <option key={id} value={id} title={doc}>
              {name}
            </option>
          ))}
        </QuietSelect>
      )}
      {changed > 0 && <span class="changed">{words.custom}</span>}
    </>
  );
}
