/** The views of the page, in the order in which they are offered. */
import type { View } from "../lab/address/views";
import { cores } from "../views/experiment/cores/view";
import { many } from "../views/experiment/set/view";
import { generate } from "../views/generate/view";
import { race } from "../views/race/view";

export const registry: readonly View[] = [race, generate, many, cores];
