/** The texts of the solve view. */
import { table } from "./tables";

const texts = await table("play");
const { checked } = texts;
export const words = {
  ...texts,
  checked: {
    ...checked,
    wrong: (cells: number, ruledOut: number) =>
      checked.wrong([
        ...(cells > 0 ? [checked.wrongDigits(cells)] : []),
        ...(ruledOut > 0 ? [checked.withoutRight(ruledOut)] : []),
      ]),
  },
};
