/** What the page says around a net that is trained. */
import { table } from "./tables";

export const words = await table("train");
