/** The texts about training a neural network. */
import { table } from "./tables";

export const words = await table("train");
