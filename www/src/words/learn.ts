/** The texts around the documentation of the algorithms. */
import { table } from "./tables";

const texts = await table("learn");

interface Family {
  readonly text: string;
  readonly title?: string;
}

export const words = {
  ...texts,
  family: (family: "all" | "complete" | "incomplete" | "generators", all: number): Family =>
    ({
      all: { text: texts.familyAll(all) },
      complete: texts.familyComplete,
      incomplete: texts.familyIncomplete,
      generators: texts.familyGenerators,
    })[family],
};
