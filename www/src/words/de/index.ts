/** Deutsch. */
import { type Texts, tongueOf } from "../translation";
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
import { solutions } from "./solutions";
import { writing } from "./writing";

export const texts: Texts = {
  tables: {
    beside,
    curves,
    finish,
    found,
    help,
    index: page,
    learn,
    links,
    look,
    offline,
    papers,
    params,
    paste,
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
