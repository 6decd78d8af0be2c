/** The fields and buttons shared by both ways to use several cores. */

import "../../../lab/details";
import type { ComponentChildren } from "preact";
import type { AlgorithmInfo, Puzzle } from "sudoku-lab";
import { supportsSide } from "../../../lab/check";
import type { LaneSpec } from "../../../lab/setup";
import { ParamForm } from "../../../parts/params/ParamForm";
import { useSession, useStore } from "../../../session/context";
import { createDocument } from "../../../session/document";
import { lab } from "../../../session/engine";
import { Button } from "../../../ui/Button";
import { Field, FieldError } from "../../../ui/Field";
import { words } from "../../../words/cores";
import * as css from "./Cores.module.css";
import {
  type AlgorithmOption,
  chooseAlgorithm,
  type Purpose,
  presetIn,
  suitableAlgorithms,
} from "./choice";
import { createCoresController, MAX_CORES } from "./controller";

interface Props {
  readonly purpose: Purpose;
  readonly choice: AlgorithmOption;
  readonly onChange: (lane: LaneSpec) => void;
}

export function AlgorithmFields({ purpose, choice: { info, lane }, onChange }: Props) {
  return (
    <>
      <Field layout="stacked" label={words.algorithm}>
        <select
          value={info.id}
          onChange={(event) => {
            const all = lab.value?.algorithms ?? [];
            const wanted = { algorithm: event.currentTarget.value, preset: null, params: {} };
            onChange(chooseAlgorithm(all, purpose, wanted)?.lane ?? wanted);
          }}
        >
          {suitableAlgorithms(lab.value?.algorithms ?? [], purpose).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      {info.presets.length > 0 && (
        <Field layout="stacked" label={words.preset}>
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
        </Field>
      )}
    </>
  );
}

export function ParamFields({ choice: { info, lane }, onChange }: Omit<Props, "purpose">) {
  return (
    <details>
      <summary>{words.parameters}</summary>
      <ParamForm
        info={info}
        spec={lane}
        onChange={(params) => {
          onChange({ ...lane, params });
        }}
      />
    </details>
  );
}

interface Action {
  readonly text: string;
  readonly help?: string;
  readonly act: () => unknown;
}

interface ActionsProps {
  readonly info: AlgorithmInfo;
  readonly board: Puzzle;
  /** The main action and a secondary action. */
  readonly first: Action;
  readonly second: Action;
  /** The progress of the action. */
  readonly children: ComponentChildren;
}

/**
 * Shows the buttons that start the actions, or one that cancels the running action, and explains why no action can
 * start.
 */
export function ActionButtons({ info, board, first, second, children }: ActionsProps) {
  const session = useSession();
  const { clashing } = session.get(createDocument);
  const { busy, cancel } = session.get(createCoresController);
  const fits = supportsSide(info, board.side) ? null : words.wrongSize(info.name, board.side);
  const why = clashing.value ? words.clash : fits;
  const button = ({ text, help, act }: Action, main: boolean) => (
    <Button
      primary={main}
      disabled={why !== null}
      title={help}
      onClick={() => void act()}
      data-start={main || undefined}
    >
      {text}
    </Button>
  );
  return (
    <div class={css.actions}>
      {busy.value ? (
        <button type="button" onClick={cancel} data-start>
          {words.cancel}
        </button>
      ) : (
        <>
          {button(first, true)}
          {button(second, false)}
        </>
      )}
      {children}
      {why && <FieldError>{why}</FieldError>}
    </div>
  );
}

export function CoresField() {
  const { cores } = useStore(createCoresController);
  return (
    <Field
      layout="stacked"
      label={
        <>
          {words.cores} <span class="numbers">{words.coresOf(cores.value, MAX_CORES)}</span>
        </>
      }
    >
      <input
        type="range"
        min={1}
        max={MAX_CORES}
        value={cores.value}
        onInput={(event) => {
          cores.value = Number(event.currentTarget.value);
        }}
      />
    </Field>
  );
}
