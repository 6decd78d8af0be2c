/** What the page says of the solutions of a puzzle, beside the line under it. */
import { words as common } from ".";
import { table } from "./tables";

/** Why counting stopped. */
type Stopped = "limit" | "time" | "paused" | null;

const texts = await table("solutions");
export const words = {
  ...texts,
  line: {
    ...texts.line,
    checking: (steps: number) =>
      steps === 0 ? common.checkingSolutions : texts.line.checking(steps),
  },
  counted(found: number, exhausted: boolean, stopped: Stopped, seconds: number): string {
    if (exhausted) return texts.countedAll(found);
    if (stopped === "limit") return texts.countedMore(found - 1);
    return texts.countedLeast(found, stopped === "time" ? seconds : null);
  },
};
