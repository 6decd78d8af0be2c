/** The texts around the documentation of the techniques. */
import { className } from "./classes";
import { heading } from "./names";
import { table } from "./tables";

const texts = await table("techniques");
export const words = {
  ...texts,
  family: heading,
  level: (level: string, points: string) => texts.level(className(level), points),
};
