/** Alles, was Algorithmen von sich sagen. */
import { algorithms } from "../docs/algorithms";
import { parameters } from "../docs/parameters";
import { techniqueOptions } from "./techniques";

/** Wer prüfen kann, ob ein Rätsel genau eine Lösung hat: Löser und ihre Voreinstellungen. */
const engineOptions = Object.fromEntries(
  Object.entries({ ...algorithms, ...parameters }).flatMap(([path, text]) => {
    const [id, field, preset, doc] = path.split(".");
    if (field === "docs") return [[`engine.options.${id}.doc`, text.split("\n\n")[0] ?? ""]];
    return field === "presets" && doc === "doc"
      ? [[`engine.options.${id}:${preset}.doc`, text]]
      : [];
  }),
);

export const texts: Readonly<Record<string, string>> = {
  ...algorithms,
  ...parameters,
  ...techniqueOptions,
  ...engineOptions,
};
