/** Deutsch. */
import { type Texts, tongueOf } from "../translation";
import { cores, many, portfolio } from "./cores";
import { contestants, experiment, reproduced } from "./experiment";
import { compare, generate, order, ratings } from "./generate";
import { hint, techniques } from "./hint";
import { cite, code, learn } from "./learn";
import { assignment, frame, own, parts } from "./own";
import { page } from "./page";
import { formats, play } from "./play";
import { curves, finish, look, series, why } from "./race";
import {
  beside,
  collection,
  fault,
  found,
  help,
  library,
  links,
  offline,
  papers,
  params,
  paste,
  sharing,
  tour,
} from "./small";
import { disguise, solutions } from "./solutions";
import { writing } from "./writing";

export const texts: Texts = {
  tables: {
    assignment,
    beside,
    cite,
    code,
    collection,
    compare,
    contestants,
    cores,
    curves,
    disguise,
    experiment,
    fault,
    finish,
    formats,
    found,
    frame,
    generate,
    help,
    hint,
    index: page,
    learn,
    library,
    links,
    look,
    many,
    offline,
    order,
    own,
    papers,
    params,
    parts,
    paste,
    play,
    portfolio,
    ratings,
    reproduced,
    series,
    sharing,
    solutions,
    techniques,
    tour,
    why,
    writing,
  },
};

export const { translated, retell } = tongueOf(texts);
