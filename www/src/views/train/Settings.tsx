/** The recipe: the size of the grid, and the other settings in a fold. */
import { NET_POOLS, type NetPool, type TrainingRecipe } from "sudoku-lab";
import { NumberField } from "../../parts/params/NumberField";
import { useStore } from "../../session/context";
import { Check } from "../../ui/Check";
import { Field } from "../../ui/Field";
import { Fold } from "../../ui/Fold";
import { Segmented } from "../../ui/Segmented";
import { words } from "../../words/train";
import { createTrain } from "./controller";
import { BOXES, countWeights, rangeOf, SETTINGS, type Setting } from "./recipe";
import * as css from "./Train.module.css";

const sideOf = (box: string) => box.split("x").reduce((side, one) => side * Number(one), 1);

export function Settings() {
  const { recipe, defaults, change } = useStore(createTrain);
  const now = recipe.value;
  const defaultRecipe = defaults.value;
  if (!now || !defaultRecipe) return null;
  const set = (part: Partial<TrainingRecipe>) => change({ ...now, ...part });
  return (
    <div class={css.settings} data-part="setup">
      <Segmented
        label={words.grid}
        options={BOXES.map((id) => ({ id, text: `${sideOf(id)} × ${sideOf(id)}` }))}
        value={BOXES.find((box) => box === now.box) ?? "2x3"}
        onChange={(box) => change(defaultRecipe(box))}
      />
      <Fold title={words.settings} summary={words.settingsSay(countWeights(now), now.updates)}>
        <div class={css.form}>
          {SETTINGS.map((id) => (
            <Item
              key={id}
              id={id}
              box={now.box}
              value={now[id]}
              onChange={(value) => set({ [id]: value })}
            />
          ))}
          <fieldset>
            <legend>{words.poolsOf}</legend>
            {NET_POOLS.map((pool) => (
              <Check key={pool}>
                <input
                  type="checkbox"
                  checked={now.pools.includes(pool)}
                  aria-disabled={now.pools.length === 1 && now.pools.includes(pool)}
                  onChange={(event) => {
                    const pools = togglePool(now.pools, pool);
                    // A net requires at least one pool.
                    if (pools.length > 0) set({ pools });
                    else event.currentTarget.checked = true;
                  }}
                />
                {words.pools[pool]}
              </Check>
            ))}
          </fieldset>
        </div>
      </Fold>
    </div>
  );
}

const togglePool = (pools: readonly NetPool[], pool: NetPool) =>
  NET_POOLS.filter((one) => (one === pool) !== pools.includes(one));

interface ItemProps {
  readonly id: Setting;
  readonly box: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Item({ id, box, value, onChange }: ItemProps) {
  const { min, max, isWhole, multiple } = rangeOf(id, box);
  const field = `train-${id}`;
  return (
    <div class={css.item}>
      <Field label={words.names[id]} for={field} layout="stacked">
        {multiple ? (
          <select
            id={field}
            value={value}
            onChange={(event) => onChange(Number(event.currentTarget.value))}
          >
            {Array.from({ length: max / multiple }, (_, at) => (at + 1) * multiple).map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        ) : (
          <NumberField
            id={field}
            name={words.names[id]}
            value={String(value)}
            spec={{
              id,
              doc: words.docs[id],
              allowed: "",
              default: value,
              type: isWhole ? "int" : "float",
              min,
              max,
              scale: max / Math.max(min, 1e-9) > 100 ? "log" : "linear",
            }}
            onChange={(next) => onChange(Number(next))}
          />
        )}
      </Field>
      <p id={`${field}-doc`} class="muted">
        {words.docs[id]}
      </p>
    </div>
  );
}
