/** The texts about tuning parameters. */
import { table } from "./tables";

export const words = await table("tune");
