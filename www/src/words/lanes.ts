/** What the page says while the algorithms of a race are chosen. */
import { table } from "./tables";

export const words = await table("lanes");
