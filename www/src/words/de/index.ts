/** Deutsch. */
import { tongueOf } from "../translation";
import { page } from "./page";
import { solutions } from "./solutions";
import { writing } from "./writing";

export const texts = {
  tables: { index: page, solutions, writing },
  data: {},
  sentences: [],
  filling: (words: string) => words,
};

export const { translated, retell, told } = tongueOf(texts);
