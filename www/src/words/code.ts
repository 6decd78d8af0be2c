/** The texts about pseudo-code. */
import { table } from "./tables";

export const words = await table("code");
