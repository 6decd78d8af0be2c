/**
 * The fields that choose the sets of puzzles: sets of the page, files or generated puzzles, and which part of each set
 * is used.
 */
import { useEffect, useState } from "preact/hooks";
import type { AlgorithmInfo } from "sudoku-lab";
import { SHIPPED_SETS_FOLDER, takeFile, titleOf } from "../../../lab/experiment/files";
import type { SetSpec } from "../../../lab/experiment/types";
import { fetchSets, sets as known } from "../../../lab/sets";
import { MAX_SEED } from "../../../lab/setup";
import { loadWorkshop } from "../../../lab/workshop/load";
import { Button } from "../../../ui/Button";
import { Field, FieldError } from "../../../ui/Field";
import { FileButton } from "../../../ui/FileButton";
import { Icon } from "../../../ui/Icon";
import { LabelledField } from "../../../ui/WholeField";
import { words } from "../../../words/experiment";
import { reasonOf } from "../../../words/messages";
import * as css from "../Experiment.module.css";
import { TypedField } from "./fields";
import { GeneratedSetFields } from "./Generated";
import { givensText, readGivens } from "./read";

interface Props {
  readonly sets: readonly SetSpec[];
  readonly onChange: (sets: readonly SetSpec[]) => void;
}

/** The initial size and seed of a generated set. */
const INITIAL_SET = { count: 50, seed: 1 };

export function Sets({ sets, onChange }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const [makers, setMakers] = useState<readonly AlgorithmInfo[]>([]);
  useEffect(() => {
    const fail = (error: unknown) => setFailed(reasonOf(error));
    fetchSets().catch(fail);
    loadWorkshop().then(({ algorithms }) => setMakers(algorithms.filter(makesPuzzles)), fail);
  }, []);

  async function openFile(file: File): Promise<void> {
    try {
      onChange([...sets, { file: await takeFile(file.name, await file.text()) }]);
    } catch (error) {
      setFailed(reasonOf(error));
    }
  }

  function addSet(value: string): void {
    const maker = makers.find(({ id }) => value === `generate ${id}`);
    if (maker) onChange([...sets, { generate: { algorithm: maker.id, ...INITIAL_SET } }]);
    else onChange([...sets, { file: SHIPPED_SETS_FOLDER + value }]);
  }

  return (
    <fieldset class={css.part}>
      <legend>{words.sets}</legend>
      <ul>
        {sets.map((set, index) => (
          <li key={index} class={css.row}>
            <SetItem
              set={set}
              id={`set-${index}`}
              makers={makers}
              onChange={(to) => onChange(sets.with(index, to))}
            />
            <Button
              icon
              faint
              title={words.remove(titleOf(set))}
              onClick={() => onChange(sets.toSpliced(index, 1))}
            >
              <Icon name="close" label={words.remove(titleOf(set))} />
            </Button>
          </li>
        ))}
      </ul>
      <div class={css.row}>
        <select
          aria-label={words.addSet}
          value=""
          onChange={(event) => {
            const { value } = event.currentTarget;
            event.currentTarget.value = "";
            if (value !== "") addSet(value);
          }}
        >
          <option value="">{words.addSet}</option>
          <optgroup label={words.generated}>
            {makers.map(({ id, name }) => (
              <option key={id} value={`generate ${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
          <optgroup label={words.shippedSets}>
            {(known.value ?? []).map(({ id, file, puzzles, what }) => (
              <option key={id} value={file} title={what}>
                {words.setFacts(id, puzzles)}
              </option>
            ))}
          </optgroup>
        </select>
        <FileButton label={words.openFile} onFile={(file) => void openFile(file)} />
      </div>
      {failed !== null && <FieldError role="alert">{failed}</FieldError>}
    </fieldset>
  );
}

/**
 * Returns whether a generator makes puzzles rather than only full grids, which shows in a parameter for the least
 * number of givens.
 */
const makesPuzzles = ({ kind, params }: AlgorithmInfo) =>
  kind === "generator" && params.some(({ id }) => id === "least");

interface SetItemProps {
  readonly set: SetSpec;
  readonly id: string;
  readonly makers: readonly AlgorithmInfo[];
  readonly onChange: (set: SetSpec) => void;
}

/** Returns the set with another value of a key; `null` removes the key. */
function withItemKey<K extends keyof SetSpec>(
  set: SetSpec,
  key: K,
  value: SetSpec[K] | null,
): SetSpec {
  // A name may describe the former settings.
  const { [key]: _, name: __, ...rest } = set as Record<string, unknown>;
  return value === null ? rest : { ...rest, [key]: value };
}

/** Returns the set with a random sample of this size. With `null`, removes the sample and its seed. */
const withSample = (set: SetSpec, size: number | null): SetSpec =>
  withItemKey(size === null ? withItemKey(set, "seed", null) : set, "sample", size);

function SetItem({ set, id, makers, onChange }: SetItemProps) {
  const about = known.value?.find(({ file }) => SHIPPED_SETS_FOLDER + file === set.file);
  const { generate } = set;
  return (
    <>
      <strong class={css.setTitle} title={about?.what}>
        {about ? words.setFacts(titleOf(set), about.puzzles) : titleOf(set)}
      </strong>
      {generate && (
        <GeneratedSetFields
          spec={generate}
          id={id}
          info={makers.find((maker) => maker.id === generate.algorithm) ?? null}
          onChange={(to) => onChange(withItemKey(set, "generate", to))}
        />
      )}
      {about?.classes && (
        <Field layout="stacked" label={words.ofClass}>
          <select
            value={set.class ?? ""}
            onChange={(event) =>
              onChange(withItemKey(set, "class", event.currentTarget.value || null))
            }
          >
            <option value="">{words.anyClass}</option>
            {about.classes.map(([name, puzzles]) => (
              <option key={name} value={name}>
                {words.classOf(name, puzzles)}
              </option>
            ))}
          </select>
        </Field>
      )}
      {!generate && (
        <>
          <LabelledField
            label={words.take}
            layout="stacked"
            id={`${id}-take`}
            value={set.take ?? null}
            min={1}
            max={MAX_PUZZLES}
            allowed={words.takeAllowed}
            placeholder={words.takeAll}
            onChange={(take) => onChange(withItemKey(set, "take", take))}
          />
          <TypedField
            id={`${id}-givens`}
            label={words.givens}
            text={givensText(set.givens)}
            placeholder={words.anyGivens}
            allowed={words.givensAllowed}
            read={readGivens}
            onChange={(givens) => onChange(withItemKey(set, "givens", givens))}
          />
          <LabelledField
            label={<span title={words.sampleHelp}>{words.sample}</span>}
            layout="stacked"
            id={`${id}-sample`}
            value={set.sample ?? null}
            min={1}
            max={MAX_PUZZLES}
            allowed={words.sampleAllowed}
            placeholder={words.noSample}
            onChange={(sample) => onChange(withSample(set, sample))}
          />
          {set.sample !== undefined && (
            <LabelledField
              label={<span title={words.sampleSeedHelp}>{words.sampleSeed}</span>}
              layout="stacked"
              id={`${id}-seed`}
              value={set.seed ?? null}
              min={0}
              max={MAX_SEED}
              allowed={words.sampleSeedAllowed(0, MAX_SEED)}
              placeholder="1"
              onChange={(seed) => onChange(withItemKey(set, "seed", seed))}
            />
          )}
        </>
      )}
      <LabelledField
        label={<span title={words.easierHelp}>{words.easier}</span>}
        layout="stacked"
        id={`${id}-easier`}
        value={set.easier ?? null}
        min={1}
        max={MAX_GIVENS}
        allowed={words.easierAllowed}
        placeholder={words.asTheyAre}
        onChange={(easier) => onChange(withItemKey(set, "easier", easier))}
      />
    </>
  );
}

/** The maximum number of puzzles of a set. */
const MAX_PUZZLES = 10_000_000;
/** The number of cells of the largest grid, 25×25. */
const MAX_GIVENS = 625;
