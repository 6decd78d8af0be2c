/** The texts of the curves of a race, fetched together with them. */
import { table } from "./tables";

const texts = await table("curves");
/** Returns whether a note mentions a mean; notes without a translation contain the English word. */
const isMean = (note: string) => [texts.mean, "mean"].some((word) => note.includes(word));

export const words = {
  ...texts,
  paperValue: (value: string, note: string) =>
    isMean(note) ? texts.paperMean(value) : texts.paperValue(value),
};
