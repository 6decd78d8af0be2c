/** The packed form of a definition in a link. */
import { pack as packed, unpackText } from "../packed";
import { canonicalText } from "./definition";
import type { Definition } from "./types";

/** The maximum size of a definition, in bytes. */
const MAX_DEFINITION_BYTES = 200_000;

export const packDefinition = (definition: Definition): Promise<string> =>
  packed(canonicalText(definition));

/** Unpacks a definition; throws an error if the text is not a definition. */
export const unpackDefinition = async (text: string): Promise<Definition> =>
  JSON.parse(await unpackText(text, MAX_DEFINITION_BYTES));
