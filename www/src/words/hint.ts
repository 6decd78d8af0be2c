/** The texts that help a player: hints, reasons, the path, and algorithms beside the player's board. */
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
