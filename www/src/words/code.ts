/** What the page says of pseudo-code. */
import { table } from "./tables";

export const words = await table("code");
