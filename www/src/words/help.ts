/** The texts of the help, fetched when it is first opened. */
import { table } from "./tables";

export const words = await table("help");
