/** Fields of both ways to use several cores. */
import type { LaneSpec } from "../state/hash";
import { lab } from "../state/store";
import { words } from "../words/cores";
import { type Choice, choose, type Purpose, presetIn, those } from "./choice";
import { cores, MOST_CORES } from "./driver";

interface Props {
  readonly purpose: Purpose;
  readonly choice: Choice;
  readonly onChange: (lane: LaneSpec) => void;
}

export function AlgorithmFields({ purpose, choice: { info, lane }, onChange }: Props) {
  return (
    <>
      <label>
        <span>{words.algorithm}</span>
        <select
          value={info.id}
          onChange={(event) => {
            const all = lab.value?.algorithms ?? [];
            const wanted = { algorithm: event.currentTarget.value, preset: null, params: {} };
            onChange(choose(all, purpose, wanted)?.lane ?? wanted);
          }}
        >
          {those(lab.value?.algorithms ?? [], purpose).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {info.presets.length > 0 && (
        <label>
          <span>{words.preset}</span>
          <select
            value={lane.preset ?? info.presets[0]?.id}
            onChange={(event) => {
              const preset = presetIn(info, purpose, event.currentTarget.value);
              onChange({ algorithm: info.id, preset, params: {} });
            }}
          >
            {info.presets.map(({ id, name, doc }) => (
              <option key={id} value={id} title={doc}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

export function CoresField() {
  return (
    <label>
      <span>
        {words.cores} <span class="numbers">{words.coresOf(cores.value, MOST_CORES)}</span>
      </span>
      <input
        type="range"
        min={1}
        max={MOST_CORES}
        value={cores.value}
        onInput={(event) => {
          cores.value = Number(event.currentTarget.value);
        }}
      />
    </label>
  );
}
