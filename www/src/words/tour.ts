/** The texts of the tour, which is offered when the first race has ended. */
import { table } from "./tables";

export const words = await table("tour");
