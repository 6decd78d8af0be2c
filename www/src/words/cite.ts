/** How something of the page is cited. */
import { table } from "./tables";

export const words = await table("cite");
