/** The texts about figures printed in papers. */
import { table } from "./tables";

export const words = await table("papers");
