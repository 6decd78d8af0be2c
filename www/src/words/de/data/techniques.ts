/** Techniken, nach ihren Kennungen; ihr erster Absatz steht auch dort, wo man sie wählt. */

import { names as namesIn } from "virtual:tables/de/first";
import { techniqueDocs } from "../docs/techniques";

/** Hat keine Variablen. */
const names = namesIn({});
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const first = (docs: string) => docs.split("\n\n")[0]?.replaceAll("\n", " ") ?? "";
/** Wo ein langes Wort getrennt werden darf. */
const parted = (name: string) => name.replace(/^Eingeschlossene/, "Einge\u00adschlos\u00adsene");
const all = Object.entries(techniqueDocs);

/** Wie ein Satz sie nicht nennt. */
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
