/** What is said of the figures that papers print. */
import { table } from "./tables";

export const words = await table("papers");
