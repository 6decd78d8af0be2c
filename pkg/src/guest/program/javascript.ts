import type { GuestSolver, LiveSearch } from "./solver.js";

/** The exports that the program reads from a module; their types are not checked yet. */
interface Exports {
  readonly about?: unknown;
  readonly start?: (puzzle: object, params: object) => unknown;
  readonly step?: (state: unknown) => unknown;
  readonly view?: (state: unknown) => unknown;
  readonly sample?: (state: unknown) => unknown;
  readonly counters?: (state: unknown) => unknown;
}

/** Returns a solver that is written in JavaScript. `hold` replaces `Math.random` with the random numbers of the run. */
export function javascript(exported: object, hold: (random: () => number) => void): GuestSolver {
  const { about, start, step, view, sample, counters } = exported as Exports;
  for (const [name, given] of Object.entries({ start, step, view })) {
    if (typeof given !== "function") throw new Error(`There is no “export function ${name}”.`);
  }
  let series: readonly string[] = [];
  let counterIds: readonly string[] = [];

  /** Returns numbers in the order of `names`, from an object, a list or a single number. */
  function numbers(expected: string, given: unknown, names: readonly string[]): number[] {
    const listed = Array.isArray(given) || ArrayBuffer.isView(given);
    const isNamedObject = typeof given === "object" && given !== null && !listed;
    const list = listed ? (given as unknown as ArrayLike<unknown>) : [given];
    return names.map((name, at) => {
      const value = isNamedObject ? (given as Record<string, unknown>)[name] : list[at];
      if (typeof value === "number") return value;
      throw new Error(`“${expected}” must give a number for ${name}, not ${String(value)}.`);
    });
  }

  function draw(given: unknown, digits: Uint8Array, weights: Float32Array): void {
    const drawn = given as { digits?: unknown; weights?: unknown } | null | undefined;
    const own = drawn && typeof drawn === "object" && "digits" in drawn;
    const list = (own ? drawn.digits : given) as ArrayLike<unknown> | null | undefined;
    const cells = digits.length;
    const side = weights.length / cells;
    if (list?.length !== cells) {
      throw new Error(
        `“view” must give a digit for each of ${cells} cells, not ${list?.length ?? String(list)}.`,
      );
    }
    for (let cell = 0; cell < cells; cell += 1) {
      const digit = list[cell];
      if (!Number.isInteger(digit) || (digit as number) < 0 || (digit as number) > side) {
        const cellName = `r${Math.floor(cell / side) + 1}c${(cell % side) + 1}`;
        throw new Error(
          `“view” gives ${String(digit)} in ${cellName}: a digit is 0 to ${side}, 0 for a blank.`,
        );
      }
      digits[cell] = digit as number;
    }
    const shares = own ? (drawn.weights as ArrayLike<number> | undefined) : undefined;
    if (shares === undefined) {
      for (const [cell, digit] of digits.entries())
        if (digit > 0) weights[side * cell + digit - 1] = 1;
    } else if (shares.length === weights.length) {
      weights.set(shares);
    } else {
      throw new Error(
        `“view” must give ${weights.length} weights, ${side} per cell, not ${shares.length}.`,
      );
    }
  }

  return {
    about,
    agree(terms) {
      ({ series, counters: counterIds } = terms);
      if (series.length > 0 && !sample) {
        throw new Error("There are series, but no “export function sample”.");
      }
      if (counterIds.length > 0 && !counters) {
        throw new Error("There are counters, but no “export function counters”.");
      }
    },
    begin({ puzzle, params }, random) {
      hold(random);
      // Copies, because a solver may write into them.
      const state = start?.({ ...puzzle, givens: puzzle.givens.slice(), random }, { ...params });
      const live: LiveSearch = {
        step() {
          hold(random);
          const end = step?.(state);
          if (end === undefined || end === "found" || end === "exhausted" || end === "stalled")
            return end;
          throw new Error(
            `“step” returns nothing, "found", "exhausted" or "stalled", not ${JSON.stringify(end) ?? typeof end}.`,
          );
        },
        view(digits, weights) {
          hold(random);
          draw(view?.(state), digits, weights);
        },
        sample: () => (series.length > 0 ? numbers("sample", sample?.(state), series) : []),
        counters: () =>
          counterIds.length > 0 ? numbers("counters", counters?.(state), counterIds) : [],
      };
      return live;
    },
  };
}
