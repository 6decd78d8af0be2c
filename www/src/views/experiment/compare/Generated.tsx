/** The fields of a set of generated puzzles: number, size, seed and parameters of the generator. */
import type { AlgorithmInfo } from "sudoku-lab";
import type { GenerateSpec } from "../../../lab/experiment/types";
import { MAX_SEED } from "../../../lab/setup";
import { ParamForm } from "../../../parts/params/ParamForm";
import { Field } from "../../../ui/Field";
import { LabelledField } from "../../../ui/WholeField";
import { words } from "../../../words/experiment";
import { laneOf } from "./race";
import { valuesOf } from "./values";

interface Props {
  readonly spec: GenerateSpec;
  readonly id: string;
  readonly info: AlgorithmInfo | null;
  readonly onChange: (spec: GenerateSpec) => void;
}

const MAX_PUZZLES = 100_000;
const BOXES = ["2x2", "2x3", "3x3", "3x4", "4x4"];
const DEFAULT_BOX = "3x3";

export function GeneratedSetFields({ spec, id, info, onChange }: Props) {
  const changed = Object.keys(spec.params ?? {}).length;
  return (
    <>
      <LabelledField
        label={words.count}
        layout="stacked"
        id={`${id}-count`}
        value={spec.count}
        min={1}
        max={MAX_PUZZLES}
        allowed={words.wholeFrom(1, MAX_PUZZLES)}
        onChange={(count) => {
          if (count !== null) onChange({ ...spec, count });
        }}
      />
      <Field layout="stacked" label={words.size}>
        <select
          value={spec.box ?? DEFAULT_BOX}
          onChange={(event) => {
            const { box: _, ...rest } = spec;
            const box = event.currentTarget.value;
            onChange(box === DEFAULT_BOX ? rest : { ...rest, box });
          }}
        >
          {BOXES.map((box) => (
            <option key={box} value={box}>
              {box.replace("x", " × ")}
            </option>
          ))}
        </select>
      </Field>
      <LabelledField
        label={words.seed}
        layout="stacked"
        id={`${id}-seed`}
        value={spec.seed ?? 1}
        min={0}
        max={MAX_SEED}
        allowed={words.wholeFrom(0, MAX_SEED)}
        onChange={(seed) => {
          if (seed !== null) onChange({ ...spec, seed });
        }}
      />
      {info && (
        <details>
          <summary>{changed > 0 ? words.changed(changed) : words.parameters}</summary>
          <ParamForm
            info={info}
            spec={laneOf(spec)}
            onChange={(params) => {
              const { params: _, ...rest } = spec;
              const values = valuesOf(info, params);
              onChange(Object.keys(values).length > 0 ? { ...rest, params: values } : rest);
            }}
          />
        </details>
      )}
    </>
  );
}
