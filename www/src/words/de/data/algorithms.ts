/** Alle Texte der Algorithmen. */

import { TEXT_KEY_PREFIX } from "../../translation";
import { algorithms } from "../docs/algorithms";
import { parameters } from "../docs/parameters";
import { notes } from "./notes";
import { techniqueOptions } from "./techniques";

/** Die Algorithmen, die prüfen können, ob ein Rätsel genau eine Lösung hat: Löser und ihre Voreinstellungen. */
const engineOptions = Object.fromEntries(
  Object.entries({ ...algorithms, ...parameters }).flatMap(([path, text]) => {
    const [id, field, preset, doc] = path.split(".");
    if (field === "docs") return [[`engine.options.${id}.doc`, text.split("\n\n")[0] ?? ""]];
    return field === "presets" && doc === "doc"
      ? [[`engine.options.${id}:${preset}.doc`, text]]
      : [];
  }),
);

const paragraph = (text: string | undefined) =>
  text?.trim().split("\n\n")[0]?.replaceAll("\n", " ");

/** Die Texte für Übersichten: der erste Absatz und die Bedeutung eines Schritts. */
const short = Object.fromEntries(
  Object.entries(algorithms).flatMap(([path, text]) => {
    if (!path.endsWith(".docs")) return [[path, text]];
    const id = path.slice(0, -".docs".length);
    return [
      [`${id}.summary`, paragraph(text) ?? ""],
      [`${id}.stepDoc`, paragraph(text.split("# Ein Schritt")[1]) ?? ""],
    ];
  }),
);

export const texts: Readonly<Record<string, string>> = {
  ...short,
  ...parameters,
  ...techniqueOptions,
  ...engineOptions,
  ...Object.fromEntries(
    Object.entries(notes).map(([english, own]) => [TEXT_KEY_PREFIX + english, own]),
  ),
};
