/** The fields that choose the algorithm and the preset of a lane. */
import { findAlgorithm, racingAlgorithms } from "../../lab/check";
import { PresetSelect } from "../../parts/params/PresetSelect";
import { useStore } from "../../session/context";
import { lab } from "../../session/engine";
import { words } from "../../words";
import { createLaneEditor } from "./lane-editor";
import type { LaneEntry } from "./store";

export interface LaneProps {
  readonly entry: LaneEntry;
  readonly index: number;
}

export function AlgorithmSelect({ entry, index }: LaneProps) {
  const { changeLane } = useStore(createLaneEditor);
  const choices = lab.value ? racingAlgorithms(lab.value) : [];
  return (
    <select
      data-choice="algorithm"
      aria-label={words.algorithmOf(index + 1)}
      value={entry.algorithm}
      onChange={(event) =>
        changeLane(entry.key, { algorithm: event.currentTarget.value, preset: null, params: {} })
      }
    >
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id} title={choice.summary}>
          {choice.name}
        </option>
      ))}
    </select>
  );
}

interface PresetProps extends LaneProps {
  /** A class of the parent's style sheet that places the field. */
  readonly class?: string;
}

export function LanePreset({ entry, index, class: placed }: PresetProps) {
  const { changeLane } = useStore(createLaneEditor);
  const info = lab.value && findAlgorithm(lab.value, entry.algorithm);
  return info ? (
    <PresetSelect
      info={info}
      class={placed}
      spec={entry}
      label={words.presetOf(index + 1)}
      onChange={(change) => changeLane(entry.key, change)}
    />
  ) : null;
}
