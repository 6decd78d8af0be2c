/** The packed form of a definition in a link. */
import { pack as packed, unpackText } from "../packed";
import { canonical } from "./definition";
import type { Definition } from "./types";

/** The maximum size of a definition, in bytes. */
const MOST = 200_000;

export const pack = (definition: Definition): Promise<string> => packed(canonical(definition));

/** Unpacks a definition; throws an error if the text is not a definition. */
export const unpack = async (text: string): Promise<Definition> =>
  JSON.parse(await unpackText(text, MOST));
