/** Why a step of a hint follows, and a short proof of each technique. */
import { table } from "./tables";

export const words = await table("reasons");
