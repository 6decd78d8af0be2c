/** What the form of an algorithm's parameters says. */
import { table } from "./tables";

export const words = await table("params");
