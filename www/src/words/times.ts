/** What the page says of the times that the thesis's authors measured. */
import { table } from "./tables";

const texts = await table("times");

export const words = {
  ...texts,
  titles: texts.titles as Readonly<Record<string, string>>,
};
