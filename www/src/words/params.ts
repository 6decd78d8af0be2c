/** The texts of the parameter form. */
import { table } from "./tables";

export const words = await table("params");
