/** The presets of a lane's algorithm. */
import type { AlgorithmInfo } from "sudoku-lab";
import { presetOf } from "../state/check";
import { changeLane, type LaneEntry } from "../state/store";
import { words } from "../words";

interface Props {
  readonly info: AlgorithmInfo;
  readonly entry: LaneEntry;
  readonly lane: number;
}

export function PresetSelect({ info, entry, lane }: Props) {
  const changed = Object.keys(entry.params).length;
  const chosen = presetOf(info, entry.preset);
  return (
    <>
      {info.presets.length > 0 && (
        <select
          class="quiet preset"
          aria-label={words.presetOf(lane)}
          title={chosen && `${chosen.doc} ${chosen.source}`}
          value={chosen?.id ?? ""}
          onChange={(event) => {
            const preset = event.currentTarget.value;
            // The default goes without saying, in the link too.
            const named = preset === info.presets[0]?.id ? null : preset;
            changeLane(entry.key, { preset: named, params: {} });
          }}
        >
          {info.presets.map(({ id, name, doc }) => (
            <option key={id} value={id} title={doc}>
              {name}
            </option>
          ))}
        </select>
      )}
      {changed > 0 && <span class="changed">{words.custom}</span>}
    </>
  );
}
