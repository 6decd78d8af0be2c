/** A definition as a link holds it. */
import { pack as packed, unpackText } from "../packed";
import { canonical } from "./definition";
import type { Definition } from "./types";

/** Bytes that a definition may have. */
const MOST = 200_000;

export const pack = (definition: Definition): Promise<string> => packed(canonical(definition));

/** Throws where it is no definition. */
export const unpack = async (text: string): Promise<Definition> =>
  JSON.parse(await unpackText(text, MOST));
