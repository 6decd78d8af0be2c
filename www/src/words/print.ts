/** The texts at the end of a printed page. */
import { table } from "./tables";

export const words = await table("print");
