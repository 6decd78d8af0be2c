/** What is said when the page was brought up to date. */
import { table } from "./tables";

export const words = await table("offline");
