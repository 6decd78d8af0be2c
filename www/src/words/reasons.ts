/** The reasons of the steps of hints, and a short proof of each technique. */
import { table } from "./tables";

export const words = await table("reasons");
