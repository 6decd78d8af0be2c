/** Reads and writes the recipe of a training as the compact text of a link, and defines the ranges of its settings. */
import { NET_POOLS, type TrainingRecipe } from "sudoku-lab";

export const BOXES = ["2x2", "2x3", "3x3"] as const;

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly isWhole: boolean;
  /** A number of which every value is a multiple. */
  readonly multiple?: number;
}

/** The numbers of a recipe with their ranges, which the engine checks again. */
export const RANGES = {
  seed: { min: 0, max: 2 ** 32 - 1, isWhole: true },
  updates: { min: 1, max: 200_000, isWhole: true },
  features: { min: 4, max: 64, isWhole: true, multiple: 4 },
  hidden: { min: 4, max: 128, isWhole: true, multiple: 4 },
  steps: { min: 1, max: 16, isWhole: true },
  segments: { min: 1, max: 16, isWhole: true },
  batch: { min: 1, max: 64, isWhole: true },
  rate: { min: 1e-5, max: 0.1, isWhole: false },
  extra: { min: 0, max: 20, isWhole: true },
} as const satisfies Readonly<Record<string, Range>>;
export type Setting = keyof typeof RANGES;
export const SETTINGS = Object.keys(RANGES) as readonly Setting[];

/** Returns the default recipe for grids with these boxes. */
export type Defaults = (box: string) => TrainingRecipe;

/** Thrown for an item of a text that is not a setting of a recipe, or whose value is out of range. */
export class RecipeError extends Error {}

/** Returns the range of a setting for grids with these boxes. */
export function rangeOf(setting: Setting, box: string): Range {
  if (setting !== "extra") return RANGES[setting];
  const side = box.split("x").reduce((all, one) => all * Number(one), 1);
  // The maximum is a quarter of the cells.
  return { ...RANGES.extra, max: Math.floor(side ** 2 / 4) };
}

export const isInRange = (setting: Setting, value: number, box: string): boolean => {
  const { min, max, isWhole, multiple = 1 } = rangeOf(setting, box);
  return (
    value >= min &&
    value <= max &&
    (!isWhole || (Number.isInteger(value) && value % multiple === 0))
  );
};

const orderPools = (pools: readonly string[]) => NET_POOLS.filter((pool) => pools.includes(pool));

/** Returns the text of a recipe, such as `3x3,updates:2000,pools:cell.row`; `null` for the default of 6×6. */
export function writeRecipe(recipe: TrainingRecipe, defaults: Defaults): string | null {
  const defaultRecipe = defaults(recipe.box);
  const items = SETTINGS.flatMap((id) =>
    recipe[id] === defaultRecipe[id] ? [] : [`${id}:${recipe[id]}`],
  );
  const pools = orderPools(recipe.pools).join(".");
  if (pools !== orderPools(defaultRecipe.pools).join(".")) items.push(`pools:${pools}`);
  if (recipe.box !== "2x3") items.unshift(recipe.box);
  return items.length > 0 ? items.join(",") : null;
}

/** Returns the recipe of a text. Throws a `RecipeError` with the first invalid item. */
export function readRecipe(text: string | null, defaults: Defaults): TrainingRecipe {
  const items = (text ?? "").split(",").filter((item) => item !== "");
  const [first = ""] = items;
  const box = BOXES.find((one) => one === first);
  let recipe = defaults(box ?? "2x3");
  for (const item of box ? items.slice(1) : items) {
    const [id = "", value = ""] = item.split(":");
    if (id === "pools") {
      const names = value.split(".");
      if (!names.every((pool) => NET_POOLS.some((one) => one === pool)))
        throw new RecipeError(item);
      recipe = { ...recipe, pools: orderPools(names) };
      continue;
    }
    const setting = SETTINGS.find((one) => one === id);
    const number = value === "" ? Number.NaN : Number(value);
    if (!setting || !isInRange(setting, number, recipe.box)) throw new RecipeError(item);
    recipe = { ...recipe, [setting]: number };
  }
  return recipe;
}

/** Returns the number of weights of a net, including the matrices of unused pools. */
export const countWeights = ({
  features: f,
  hidden: h,
}: Pick<TrainingRecipe, "features" | "hidden">) => 3 * f + h + 7 * h * f + f * h;
