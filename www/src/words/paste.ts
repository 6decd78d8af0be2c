/** The texts about pasted text, fetched on the first paste. */
import { table } from "./tables";

export const words = await table("paste");
