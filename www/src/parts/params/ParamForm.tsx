/** Every parameter of one algorithm. */
import type { AlgorithmInfo } from "sudoku-lab";
import { baseValue, presetOf } from "../../lab/check";
import type { LaneSpec } from "../../lab/setup";
import { words } from "../../words";
import { atMost, within } from "./cells";
import { ParamField } from "./ParamField";

interface Props {
  readonly info: AlgorithmInfo;
  readonly spec: LaneSpec;
  /** Of the grid that is worked on, where one can ask for so many of them. */
  readonly cells?: number;
  /** Told what differs from the preset. */
  readonly onChange: (params: LaneSpec["params"]) => void;
}

export function ParamForm({ info, spec, cells = Number.POSITIVE_INFINITY, onChange }: Props) {
  if (info.params.length === 0) return <p class="muted">{words.noParameters}</p>;
  const preset = presetOf(info, spec.preset);
  return (
    <div class="params">
      {info.params.map((param) => {
        const base = within(param, baseValue(info, spec.preset, param), cells);
        return (
          <ParamField
            key={param.id}
            spec={atMost(param, cells)}
            base={base}
            ours={preset?.ours.includes(param.id) ?? false}
            value={within(param, spec.params[param.id] ?? base, cells)}
            onChange={(value) => {
              const { [param.id]: _, ...others } = spec.params;
              onChange(value === base ? others : { ...others, [param.id]: value });
            }}
          />
        );
      })}
      <button
        type="button"
        disabled={Object.keys(spec.params).length === 0}
        onClick={() => onChange({})}
      >
        {words.reset}
      </button>
    </div>
  );
}
