/**
 * A sentence as data. `id` names a message of a catalog, `args` are the values of its variables. Objects that contain a
 * message also contain its English text; a page in another language renders the message from a catalog of its own, in
 * which plural forms, numbers and the names of houses follow the rules of that language.
 */
export interface Message {
  readonly id: string;
  readonly args: Readonly<Record<string, MessageArgument>>;
}

/** The value of a variable. Names of cells (`r1c2`) and digits are the same in every language. */
export type MessageArgument =
  | number
  | string
  | {
      readonly kind:
        | "decimal"
        | "hundredths"
        | "digits"
        | "cells"
        | "houses"
        | "candidates"
        | "chain";
      /**
       * For each value, the names that it consists of: `[["0.25"]]` for a decimal number, `[["25"]]` for 25
       * hundredths, which are written with two decimals, `[["3"], ["9"]]` for digits,
       * `[["r1c1"]]` for cells, `[["row", "3"]]` for houses (`row`, `column` or `box`, and a number from 1),
       * `[["3", "r1c1"]]` for candidates, `[["r1c1/r1c2", "=", "3"]]` for the nodes of a chain (`≠` if none of the cells
       * has the digit).
       */
      readonly values: readonly (readonly string[])[];
    }
  | { readonly messages: readonly Message[] };
