/** A list parameter, whose value consists of the enabled options and their order. */
import type { ParamOption } from "sudoku-lab";
import { Button } from "../../ui/Button";
import { IconWithWord } from "../../ui/Worded";
import { spoken } from "../../words";
import { words as said } from "../../words/params";
import * as css from "./Param.module.css";

interface Props {
  readonly options: readonly ParamOption[];
  /** The ids of the enabled options in their order, separated by commas. */
  readonly value: string;
  readonly labelledBy: string;
  readonly onChange: (value: string) => void;
}

export function OrderedField({ options, value, labelledBy, onChange }: Props) {
  const on = value === "" ? [] : value.split(",");
  const off = options.map(({ id }) => id).filter((id) => !on.includes(id));
  const set = (ids: readonly string[]) => onChange(ids.join(","));

  function moveItem(id: string, by: number) {
    const from = on.indexOf(id);
    const others = on.filter((other) => other !== id);
    set([...others.slice(0, from + by), id, ...others.slice(from + by)]);
  }

  return (
    <ol class={css.ordered} aria-labelledby={labelledBy}>
      {[...on, ...off].map((id) => {
        const index = on.indexOf(id);
        const name = spoken(id);
        return (
          <li key={id} title={options.find((option) => option.id === id)?.doc.split("\n\n")[0]}>
            <label>
              <input
                type="checkbox"
                checked={index >= 0}
                onChange={() => set(index >= 0 ? on.filter((other) => other !== id) : [...on, id])}
              />
              {name}
            </label>
            <Button
              small
              ghost
              aria-label={said.moveUp(name)}
              disabled={index <= 0}
              onClick={() => moveItem(id, -1)}
            >
              <IconWithWord icon="up">{said.up}</IconWithWord>
            </Button>
            <Button
              small
              ghost
              aria-label={said.moveDown(name)}
              disabled={index < 0 || index === on.length - 1}
              onClick={() => moveItem(id, 1)}
            >
              <IconWithWord icon="down">{said.down}</IconWithWord>
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
