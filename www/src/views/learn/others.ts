/** Values of a parameter against which its default value can be raced. */
import type { ParamSpec } from "sudoku-lab";

/** The maximum number of values. */
const MAX_VALUES = 3;
/** A range whose end is more than this factor above the default value is sampled in multiplicative steps. */
const WIDE_RANGE_FACTOR = 50;
const SAMPLING_FACTOR = 4;

/** Returns values of a parameter, as text, whose effect is likely to be visible compared with the default value. */
export function othersOf(spec: ParamSpec, defaultValue: string): readonly string[] {
  switch (spec.type) {
    case "switch":
      return [defaultValue === "true" ? "false" : "true"];
    case "choice":
      return spec.options
        .map(({ id }) => id)
        .filter((id) => id !== defaultValue)
        .slice(0, MAX_VALUES);
    case "ordered":
      return [];
    default: {
      const { min, max, scale, type } = spec;
      const now = Number(defaultValue);
      const isWideRange = now > 0 && (scale === "log" || max > WIDE_RANGE_FACTOR * now);
      const wanted = isWideRange
        ? [now / SAMPLING_FACTOR, now * SAMPLING_FACTOR]
        : [(now + min) / 2, (now + max) / 2];
      const held = wanted.map((value) => {
        const within = Math.min(max, Math.max(min, value));
        return String(type === "int" ? Math.round(within) : Number(within.toPrecision(2)));
      });
      return [...new Set(held)].filter((value) => Number(value) !== now);
    }
  }
}
