/** What a parameter may be raced against. */
import type { ParamSpec } from "sudoku-lab";

/** Values at most. */
const MOST = 3;
/** A range that reaches so many times as far as the usual value is walked by factors. */
const WIDE = 50;
const FACTOR = 4;

/** Some values that make a difference to see, in place of the usual one, as text. */
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
