/** The texts about custom solvers. */
import { table } from "./tables";

const texts = await table("own");
export const words = {
  ...texts,
  module: (name: string, size: number) => texts.module(name, Math.ceil(size / 1024)),
};
