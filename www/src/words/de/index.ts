/** Deutsch. */
import { type Texts, tongueOf } from "../translation";
import { algorithms } from "./algorithms";
import { cores, many, portfolio } from "./cores";
import { experiment, reproduced } from "./experiment";
import { compare, generate, order, ratings } from "./generate";
import { hint, techniques } from "./hint";
import { cite, code, learn } from "./learn";
import { page } from "./page";
import { parameters } from "./parameters";
import { formats, play } from "./play";
import { curves, finish, look, series, why } from "./race";
import { beside, found, help, links, offline, papers, params, paste, sharing } from "./small";
import { disguise, solutions } from "./solutions";
import { writing } from "./writing";

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
  data: { algorithms: { ...algorithms, ...parameters } },
  sentences: [],
  filling: (words: string) => words,
};

export const { translated, retell, told } = tongueOf(texts);
