/** Values of a parameter against which its default value can be raced. */
import type { ParamSpec } from "sudoku-lab";

/** The maximum number of values. */
const MOST = 3;
/** A range whose end is more than this factor above the default value is sampled in multiplicative steps. */
const WIDE = 50;
const FACTOR = 4;

/** Returns values of a parameter, as text, whose effect is likely to be visible compared with the default value. */
export function othersOf(spec: ParamSpec, usual: string): readonly string[] {
  switch (spec.type) {
    case "switch":
      return [usual === "true" ? "false" : "true"];
    case "choice":
      return spec.options
        .map(({ id }) => id)
        .filter((id) => id !== usual)
        .slice(0, MOST);
    case "ordered":
      return [];
    default: {
      const { min, max, scale, type } = spec;
      const now = Number(usual);
      const far = now > 0 && (scale === "log" || max > WIDE * now);
      const wanted = far ? [now / FACTOR, now * FACTOR] : [(now + min) / 2, (now + max) / 2];
      const held = wanted.map((value) => {
        const within = Math.min(max, Math.max(min, value));
        return String(type === "int" ? Math.round(within) : Number(within.toPrecision(2)));
      });
      return [...new Set(held)].filter((value) => Number(value) !== now);
    }
  }
}
