/** The words of the help, which is fetched when it is first opened. */
import { table } from "./tables";

export const words = await table("help");
