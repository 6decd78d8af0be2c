/** What the page says to help somebody who solves: hints, reasons, the path, algorithms beside the player. */
import { table } from "./tables";

const texts = await table("hint");
export const words = {
  ...texts,
  wrongAt: (digits: readonly string[], marks: readonly string[]) =>
    [digits.length > 0 && texts.wrongDigits(digits), marks.length > 0 && texts.wrongMarks(marks)]
      .filter(Boolean)
      .join(" "),
  pathHere: (done: number, of: number) =>
    done === of ? texts.pathDone : texts.pathHere(done + 1, of),
};
