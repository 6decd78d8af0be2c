/** The fields for the difficulty and the technique, with the choices available for the size. */
import { useState } from "preact/hooks";
import { classText, rangeOf, rangeText } from "../../lab/workshop/difficulty";
import { useSession } from "../../session/context";
import { FieldError, LabelledSelect } from "../../ui/Field";
import { label } from "../../words";
import { words } from "../../words/order";
import * as css from "./Order.module.css";
import { createOrder } from "./order";
import { createGenerateStore } from "./store";

export function DifficultyField() {
  const session = useSession();
  const { difficulty } = session.get(createGenerateStore);
  const { scales } = session.get(createOrder);
  const set = difficulty.value;
  const range = set === null ? null : rangeOf(set, scales.value);
  const classes = scales.value.flatMap(({ name, columns }) =>
    columns.flatMap(({ id, classes: all }) =>
      all.length > 0 ? [{ name, all: all.map((one) => [classText(id, one), one] as const) }] : [],
    ),
  );
  const offered = classes.some(({ all }) => all.some(([text]) => text === set));
  return (
    <div class={css.field}>
      <label for="order-difficulty">{words.anyScale}</label>
      <select
        id="order-difficulty"
        value={range ? range.column : (set ?? "")}
        onChange={({ currentTarget: { value } }) => {
          const open = { column: value, from: "0", to: "" };
          difficulty.value = value === "" ? null : value.includes("=") ? value : rangeText(open);
        }}
      >
        <option value="">{words.any}</option>
        {set !== null && !range && !offered && <option value={set}>{set}</option>}
        {classes.map(({ name, all }) => (
          <optgroup key={name} label={name}>
            {all.map(([text, one]) => (
              <option key={text} value={text}>
                {words.className(one, name)}
              </option>
            ))}
          </optgroup>
        ))}
        <optgroup label={words.ranges}>
          {scales.value.flatMap(({ name, columns }) =>
            columns
              .filter(({ classes: all }) => all.length === 0)
              .map((column) => (
                <option key={column.id} value={column.id}>
                  {words.column(name, column.name)}
                </option>
              )),
          )}
        </optgroup>
      </select>
      {range && <RangeFields key={set} />}
    </div>
  );
}

/**
 * Shows the fields for the ends of a range. Input that is not a number, or an end below the start, stays in the field
 * with a message.
 */
function RangeFields() {
  const session = useSession();
  const { difficulty } = session.get(createGenerateStore);
  const { scales } = session.get(createOrder);
  const range = rangeOf(difficulty.value ?? "", scales.value);
  const [typed, setTyped] = useState({ from: range?.from ?? "", to: range?.to ?? "" });
  if (!range) return null;
  const number = (text: string) => (text.trim() === "" ? null : Number(text));
  const createError = (ends: typeof typed): string | null => {
    const [from, to] = [number(ends.from), number(ends.to)];
    if (Number.isNaN(from) || Number.isNaN(to) || (from === null && to === null))
      return words.rangeAllowed;
    return from !== null && to !== null && from > to ? words.backwards : null;
  };
  const why = createError(typed);
  const field = (end: "from" | "to") => (
    <>
      <label for={`order-${end}`}>{words[end]}</label>
      <input
        id={`order-${end}`}
        class="numbers"
        inputMode="decimal"
        value={typed[end]}
        aria-invalid={why !== null}
        aria-describedby={why === null ? undefined : "order-range-wrong"}
        onInput={({ currentTarget: { value } }) => setTyped({ ...typed, [end]: value })}
        onChange={({ currentTarget: { value } }) => {
          const ends = { from: typed.from.trim(), to: typed.to.trim(), [end]: value.trim() };
          if (createError(ends) === null) difficulty.value = rangeText({ ...range, ...ends });
        }}
      />
    </>
  );
  return (
    <div class={css.range}>
      {field("from")}
      {field("to")}
      {why !== null && (
        <FieldError id="order-range-wrong" role="alert">
          {why}
        </FieldError>
      )}
    </div>
  );
}

export function TechniqueField() {
  const session = useSession();
  const { techniques } = session.get(createOrder);
  const { technique } = session.get(createGenerateStore);
  const families = new Map<string, (typeof techniques.value)[number][]>();
  for (const one of techniques.value) {
    families.set(one.family, [...(families.get(one.family) ?? []), one]);
  }
  return (
    <LabelledSelect
      title={words.techniqueHelp}
      label={words.technique}
      id="order-technique"
      aria-label={words.technique}
      value={technique.value ?? ""}
      onChange={({ currentTarget: { value } }) => {
        technique.value = value === "" ? null : value;
      }}
    >
      <option value="">{words.any}</option>
      {[...families].map(([family, all]) => (
        <optgroup key={family} label={label(family)}>
          {all.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </LabelledSelect>
  );
}
