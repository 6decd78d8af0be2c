/** The texts of the comparison of generators. */
import { words as common } from ".";
import { named, spoken } from "./names";
import { table } from "./tables";

const texts = await table("compare");
const switched: Readonly<Record<string, string>> = common.switched;

export const words = {
  ...texts,
  setting(preset: string | undefined, params: Readonly<Record<string, string>>): string {
    const set = Object.entries(params).map(([id, value]) =>
      texts.settingOne(named(id), switched[value] ?? named(value)),
    );
    return texts.setting([...(preset ? [preset] : []), ...set]);
  },
  histogram: (spread: readonly (readonly [number, number])[]) =>
    texts.histogram(spread.map(([givens, puzzles]) => texts.histogramOne(puzzles, givens))),
  technique(id: string): string {
    if (id === "beyond") return texts.techniqueBeyond;
    return id === "none" ? texts.techniqueNone : texts.technique(spoken(id));
  },
};
