/** The texts about the times that the authors of the thesis measured. */
import { table } from "./tables";

const texts = await table("times");

export const words = {
  ...texts,
  titles: texts.titles as Readonly<Record<string, string>>,
};
