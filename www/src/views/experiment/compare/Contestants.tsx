/** The fields that choose the contestants: their algorithms, presets and parameters. */
import { createAlgorithmColours } from "../../../lab/algorithm-colours";
import { presetOf, racingAlgorithms } from "../../../lab/check";
import type { ContestantSpec, Value } from "../../../lab/experiment/types";
import { ParamForm } from "../../../parts/params/ParamForm";
import { useStore } from "../../../session/context";
import { lab } from "../../../session/engine";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import { LaneGlyph } from "../../../ui/Marker";
import { words } from "../../../words/experiment";
import * as css from "../Experiment.module.css";
import { laneOf } from "./race";
import { stylesOf } from "./styles";
import { valuesOf } from "./values";

interface Props {
  readonly contestants: readonly ContestantSpec[];
  readonly onChange: (contestants: readonly ContestantSpec[]) => void;
}

export function Contestants({ contestants, onChange }: Props) {
  const { colourOf, racing } = useStore(createAlgorithmColours);
  const all = lab.value ? racingAlgorithms(lab.value) : [];
  const styles = stylesOf(contestants, racing.value, colourOf);
  return (
    <fieldset class={css.part}>
      <legend>{words.contestants}</legend>
      <ul>
        {contestants.map((contestant, index) => (
          <li key={index} class={`${css.row} ${css.contestant}`}>
            <LaneGlyph lane={styles[index] ?? index} />
            <Contestant
              spec={contestant}
              number={index + 1}
              onChange={(to) => onChange(contestants.with(index, to))}
            />
            <Button
              icon
              faint
              title={words.remove(contestant.name ?? contestant.algorithm)}
              onClick={() => onChange(contestants.toSpliced(index, 1))}
            >
              <Icon name="close" label={words.remove(contestant.name ?? contestant.algorithm)} />
            </Button>
          </li>
        ))}
      </ul>
      <Button
        small
        onClick={() => {
          const unused = all.find(({ id }) => !contestants.some((one) => one.algorithm === id));
          const info = unused ?? all[0];
          if (info) onChange([...contestants, { algorithm: info.id }]);
        }}
      >
        <Icon name="plus" />
        {words.addContestant}
      </Button>
    </fieldset>
  );
}

interface ContestantProps {
  readonly spec: ContestantSpec;
  readonly number: number;
  readonly onChange: (to: ContestantSpec) => void;
}

function Contestant({ spec, number, onChange }: ContestantProps) {
  const all = lab.value ? racingAlgorithms(lab.value) : [];
  const info = all.find(({ id }) => id === spec.algorithm);
  const changed = Object.keys(spec.params ?? {}).length;
  return (
    <>
      <select
        aria-label={`${words.algorithm} ${number}`}
        value={spec.algorithm}
        onChange={(event) => onChange({ algorithm: event.currentTarget.value })}
      >
        {!info && <option value={spec.algorithm}>{spec.algorithm}</option>}
        {all.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {info && info.presets.length > 0 && (
        <select
          aria-label={`${words.preset} ${number}`}
          value={presetOf(info, spec.preset ?? null)?.id}
          onChange={(event) => {
            const preset = event.currentTarget.value;
            const first = preset === info.presets[0]?.id;
            onChange({ algorithm: info.id, ...(first ? {} : { preset }) });
          }}
        >
          {info.presets.map(({ id, name, doc }) => (
            <option key={id} value={id} title={doc}>
              {name}
            </option>
          ))}
        </select>
      )}
      {spec.steps !== undefined && <span class="muted">{words.stepsEach(spec.steps)}</span>}
      {info && info.params.length > 0 && (
        <details>
          <summary>{changed > 0 ? words.changed(changed) : words.parameters}</summary>
          <ParamForm
            info={info}
            spec={laneOf(spec)}
            onChange={(params) => {
              const { params: _, name: __, ...rest } = spec; // a name may describe the former parameters
              const values: Readonly<Record<string, Value>> = valuesOf(info, params);
              onChange(Object.keys(values).length > 0 ? { ...rest, params: values } : rest);
            }}
          />
        </details>
      )}
    </>
  );
}
