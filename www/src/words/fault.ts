/** What is said of an error of the page itself, beside the report. */
import { table } from "./tables";

export const words = await table("fault");
