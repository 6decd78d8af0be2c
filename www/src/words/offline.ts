/** The texts about a new version of the page. */
import { table } from "./tables";

export const words = await table("offline");
