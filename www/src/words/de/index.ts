/** Deutsch. */
import { type Texts, tongueOf } from "../translation";
import { algorithms } from "./algorithms";
import { cores, many, portfolio } from "./cores";
import { collection, experiments, races, sets } from "./data";
import { experiment, reproduced } from "./experiment";
import { compare, generate, order, ratings } from "./generate";
import { hint, techniques } from "./hint";
import { cite, code, learn } from "./learn";
import { page } from "./page";
import { paperTexts } from "./papers";
import { parameters } from "./parameters";
import { formats, play } from "./play";
import { curves, finish, look, series, why } from "./race";
import { scales } from "./scales";
import { filling, sentences } from "./sentences";
import { beside, found, help, links, offline, papers, params, paste, sharing } from "./small";
import { disguise, solutions } from "./solutions";
import { techniqueOptions, techniqueTexts } from "./techniques";
import { writing } from "./writing";

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

export const texts: Texts = {
  tables: {
    beside,
    cite,
    code,
    compare,
    cores,
    curves,
    disguise,
    experiment,
    finish,
    formats,
    found,
    generate,
    help,
    hint,
    index: page,
    learn,
    links,
    look,
    many,
    offline,
    order,
    papers,
    params,
    paste,
    play,
    portfolio,
    ratings,
    reproduced,
    series,
    sharing,
    solutions,
    techniques,
    why,
    writing,
  },
  data: {
    algorithms: { ...algorithms, ...parameters, ...techniqueOptions, ...engineOptions },
    collection,
    experiments,
    papers: paperTexts,
    races,
    scales,
    sets,
    techniques: techniqueTexts,
  },
  sentences,
  filling,
};

export const { translated, retell, told } = tongueOf(texts);
