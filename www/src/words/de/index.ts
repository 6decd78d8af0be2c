/** Deutsch. */
import { type Texts, tongueOf } from "../translation";
import { cores, many, portfolio } from "./cores";
import { page } from "./page";
import { curves, finish, look, series, why } from "./race";
import {
  beside,
  found,
  help,
  learn,
  links,
  offline,
  papers,
  params,
  paste,
  sharing,
} from "./small";
import { disguise, solutions } from "./solutions";
import { writing } from "./writing";

export const texts: Texts = {
  tables: {
    beside,
    cores,
    curves,
    disguise,
    finish,
    found,
    help,
    index: page,
    learn,
    links,
    look,
    many,
    offline,
    papers,
    params,
    paste,
    portfolio,
    series,
    sharing,
    solutions,
    why,
    writing,
  },
  data: {},
  sentences: [],
  filling: (words: string) => words,
};

export const { translated, retell, told } = tongueOf(texts);
