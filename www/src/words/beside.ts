/** What is said of a lane's settings beside it, once they are fetched. */
import { table } from "./tables";

export const words = await table("beside");
