/** The control that selects a preset of an algorithm. */
import "../../lab/details";
import type { AlgorithmInfo } from "sudoku-lab";
import { presetOf } from "../../lab/check";
import type { LaneSpec } from "../../lab/setup";
import { InlineSelect } from "../../ui/QuietSelect";
import { words } from "../../words";
import * as css from "./Param.module.css";

interface Props {
  readonly info: AlgorithmInfo;
  readonly spec: LaneSpec;
  readonly label: string;
  /** Whether the control has a border. */
  readonly framed?: boolean;
  /** A class of the parent's style sheet that positions the control. */
  readonly class?: string | undefined;
  readonly onChange: (change: Pick<LaneSpec, "preset" | "params">) => void;
}

export function PresetSelect({ info, spec, label, framed, class: placed, onChange }: Props) {
  const changed = Object.entries(spec.params);
  const chosen = presetOf(info, spec.preset);
  const about = chosen && `${chosen.doc} ${chosen.source}`;
  const own = words.ownSettings(changed);
  return (
    <>
      {info.presets.length > 0 && (
        <InlineSelect
          class={[css.preset, framed && css.framed].filter(Boolean).join(" ")}
          placed={placed}
          text={changed.length > 0 ? own : (chosen?.name ?? "")}
          label={label}
          title={changed.length > 0 ? words.basedOn(chosen?.name ?? "", changed) : about}
          value={changed.length > 0 ? "" : (chosen?.id ?? "")}
          onChange={(event) => {
            const preset = event.currentTarget.value;
            if (preset === "") return;
            // The default preset is omitted, in links as well.
            const named = preset === info.presets[0]?.id ? null : preset;
            onChange({ preset: named, params: {} });
          }}
        >
          {changed.length > 0 && <option value="">{own}</option>}
          {info.presets.map(({ id, name, doc }) => (
            <option key={id} value={id} title={doc}>
              {name}
            </option>
          ))}
        </InlineSelect>
      )}
      {info.presets.length === 0 && changed.length > 0 && <span class={css.changed}>{own}</span>}
    </>
  );
}
