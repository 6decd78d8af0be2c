/** What the curves of a race say of themselves, fetched with them. */
import { table } from "./tables";

const texts = await table("curves");
/** A note that is not translated has the English word. */
const isMean = (note: string) => [texts.mean, "mean"].some((word) => note.includes(word));

export const words = {
  ...texts,
  paperValue: (value: string, note: string) =>
    isMean(note) ? texts.paperMean(value) : texts.paperValue(value),
};
