/** Deutsch. */
import { type Texts, tongueOf } from "../translation";
import { page } from "./page";
import { writing } from "./writing";

export const texts: Texts = {
  first: { index: page, writing },
  files: {
    cores: ["cores", "many", "portfolio"],
    experiment: ["contestants", "experiment", "reproduced"],
    generate: ["compare", "generate", "order", "ratings"],
    hint: ["hint", "techniques"],
    learn: ["cite", "code", "learn"],
    own: ["assignment", "frame", "own", "parts"],
    play: ["formats", "play"],
    race: ["curves", "finish", "look", "series", "why"],
    small: [
      "beside",
      "collection",
      "fault",
      "found",
      "help",
      "library",
      "links",
      "offline",
      "papers",
      "params",
      "paste",
      "sharing",
      "tour",
    ],
    solutions: ["disguise", "solutions"],
  },
};

export const { fileOf, translated, retell } = tongueOf(texts);
