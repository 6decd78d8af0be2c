/** The texts of the lane selection of a race. */
import { table } from "./tables";

export const words = await table("lanes");
