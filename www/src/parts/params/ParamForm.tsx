/** The controls for all parameters of an algorithm. */
import { useState } from "preact/hooks";
import type { AlgorithmInfo, ParamSpec } from "sudoku-lab";
import { baseValue, presetOf } from "../../lab/check";
import type { LaneSpec } from "../../lab/setup";
import { words as said } from "../../words/params";
import { atMost, limitToCells } from "./cells";
import * as css from "./Param.module.css";
import { ParamField } from "./ParamField";

interface Props {
  readonly info: AlgorithmInfo;
  readonly spec: LaneSpec;
  /** The number of cells of the grid, which limits parameters that count cells. No limit if omitted. */
  readonly cells?: number;
  /** The display names of parameters and options whose name is not their id. */
  readonly names?: Readonly<Record<string, string>>;
  /** Parameters that few visitors change, in a collapsible section with this title. */
  readonly folded?: { readonly title: string; readonly ids: readonly string[] };
  /** Called with the parameters that differ from the preset. */
  readonly onChange: (params: LaneSpec["params"]) => void;
}

export function ParamForm({
  info,
  spec,
  cells = Number.POSITIVE_INFINITY,
  names = {},
  folded,
  onChange,
}: Props) {
  const [open, setOpen] = useState(false);
  if (info.params.length === 0) return <p class="muted">{said.noParameters}</p>;
  const preset = presetOf(info, spec.preset);
  const field = (param: ParamSpec) => {
    const base = limitToCells(param, baseValue(info, spec.preset, param), cells);
    return (
      <ParamField
        key={param.id}
        spec={atMost(param, cells)}
        base={base}
        names={names}
        ours={preset?.ours.includes(param.id) ?? false}
        value={limitToCells(param, spec.params[param.id] ?? base, cells)}
        onChange={(value) => {
          const { [param.id]: _, ...others } = spec.params;
          onChange(value === base ? others : { ...others, [param.id]: value });
        }}
      />
    );
  };
  const inside = info.params.filter(({ id }) => folded?.ids.includes(id));
  return (
    <div class={css.params}>
      {info.params.filter((param) => !inside.includes(param)).map(field)}
      {folded && inside.length > 0 && (
        <details
          // Open if a link has changed a parameter in the section.
          open={open || inside.some(({ id }) => id in spec.params)}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary>{folded.title}</summary>
          <div class={css.params}>{inside.map(field)}</div>
        </details>
      )}
      <button
        type="button"
        disabled={Object.keys(spec.params).length === 0}
        onClick={() => onChange({})}
      >
        {said.reset}
      </button>
    </div>
  );
}
