/** The texts of error reports. */
import { table } from "./tables";

export const words = await table("fault");
