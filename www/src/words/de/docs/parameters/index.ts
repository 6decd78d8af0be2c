/** Voreinstellungen, Parameter, Kurven und Zähler der Algorithmen. */
import { chance } from "./chance";
import { generators } from "./generators";
import { numbers } from "./numbers";
import { search } from "./search";

export const parameters: Readonly<Record<string, string>> = {
  ...search,
  ...chance,
  ...numbers,
  ...generators,
};
