/** Die Texte, die mit der Seite geladen werden. */
import { briefOf } from "../../brief";
import { texts as algorithms } from "./algorithms";
import { texts as races } from "./races";

export const texts = briefOf(algorithms, races);
