/** Namen und Beschreibungen der Algorithmen. */
import { chance } from "./chance";
import { generators } from "./generators";
import { numbers } from "./numbers";
import { search } from "./search";

export const algorithms: Readonly<Record<string, string>> = {
  ...search,
  ...chance,
  ...numbers,
  ...generators,
};
