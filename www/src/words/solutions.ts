/** The texts about the solutions of a puzzle. */
import { words as common } from ".";
import { table } from "./tables";

/** The reason why counting stopped; `null` if it did not stop early. */
type Stopped = "limit" | "time" | "paused" | null;

const texts = await table("solutions");
export const words = {
  ...texts,
  line: {
    ...texts.line,
    checking: (steps: number) =>
      steps === 0 ? common.checkingSolutions : texts.line.checking(steps),
  },
  counted(count: number, exhausted: boolean, stopped: Stopped, seconds: number): string {
    if (exhausted) return texts.countedAll(count);
    if (stopped === "limit") return texts.countedMore(count - 1);
    return texts.countedLeast(count, stopped === "time" ? seconds : null);
  },
};
