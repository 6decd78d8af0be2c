/** What is said of a text that is pasted, once there is one. */
import { table } from "./tables";

export const words = await table("paste");
