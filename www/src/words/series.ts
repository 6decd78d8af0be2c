/** The texts of a race over seeds. */
import { words as curves } from "./curves";
import { table } from "./tables";

const texts = await table("series");
const { strips } = texts;

/** Returns a note without the words that it is a mean, which the sentence already says. */
function withoutMeanNote(note: string): string {
  const start = [strips.meanOver, strips.meanOf].find((one) => note.startsWith(`${one} `));
  if (start) return note.slice(start.length + 1);
  return note.endsWith(strips.endsInMean) ? note.slice(0, -strips.endsInMean.length) : note;
}

export const words = {
  ...texts,
  strips: {
    ...strips,
    paper: (value: string, note: string) =>
      strips.paper(curves.paperValue(value, note), withoutMeanNote(note)),
  },
};
