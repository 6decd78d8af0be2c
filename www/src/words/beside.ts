/** The texts of the panel with the settings of a lane. */
import { table } from "./tables";

export const words = await table("beside");
