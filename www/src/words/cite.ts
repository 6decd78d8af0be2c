/** The texts of citations. */
import { table } from "./tables";

export const words = await table("cite");
