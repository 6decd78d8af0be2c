/** The texts of the view that solves one puzzle on several cores. */
import { table } from "./tables";

const texts = await table("cores");
export const words = {
  ...texts,
  outcomes: texts.outcomes as Readonly<Record<string, string>>,
  part: (part: number, worker: number, state: string, nodes: number, found: number) =>
    texts.part(part + 1, worker + 1, state, nodes, found),
  partsDone: (done: number, parts: number, ended: boolean) =>
    ended && done < parts
      ? texts.partsLeft(done, parts, parts - done)
      : texts.partsDone(done, parts),
  worker: (worker: number) => texts.worker(worker + 1),
};
