/** What the page says around what each technique says of itself. */
import { heading } from "./names";
import { table } from "./tables";

export const words = { ...(await table("techniques")), family: heading };
