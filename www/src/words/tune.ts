/** What the page says of the tuning of settings. */
import { table } from "./tables";

export const words = await table("tune");
