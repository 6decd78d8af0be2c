/** Die Techniken nach ihren Kennungen. Der erste Absatz erscheint auch in der Auswahl der Techniken. */

import { names as namesIn } from "virtual:tables/de/first";
import { techniqueDocs } from "../docs/techniques";

/** Die deutschen Namen; der Katalog hat keine Variablen. */
const names = namesIn({});
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const first = (docs: string) => docs.split("\n\n")[0]?.replaceAll("\n", " ") ?? "";
/** Fügt bedingte Trennstriche in ein langes Wort ein. */
const parted = (name: string) => name.replace(/^Eingeschlossene/, "Einge\u00adschlos\u00adsene");
const all = Object.entries(techniqueDocs);

/** Namen von Techniken, die in keinem Satz vorkommen. */
const own: Readonly<Record<string, string>> = {
  "naked-subset": "Nackte Teilmenge aus fünf oder mehr",
  "hidden-subset": "Versteckte Teilmenge aus fünf oder mehr",
};

export const texts: Readonly<Record<string, string>> = Object.fromEntries(
  all.flatMap(([id, docs]) => [
    [`${id}.name`, parted(own[id] ?? capital(names[id] ?? id))],
    [`${id}.docs`, docs],
  ]),
);

export const techniqueOptions: Readonly<Record<string, string>> = Object.fromEntries(
  all.map(([id, docs]) => [`techniques.options.${id}.doc`, first(docs)]),
);
