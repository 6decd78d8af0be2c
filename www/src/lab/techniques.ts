/** The descriptions of the human techniques in the page's language. The page fetches them when they are first needed. */
import { type TechniqueInfo, techniqueInfos, techniqueSummaries } from "sudoku-lab";
import { fetchOnce } from "../ui/load";
import { retold } from "../words/language";

const load = async (): Promise<readonly TechniqueInfo[]> =>
  retold("techniques", await techniqueInfos());

/** The techniques, easiest first. A failed attempt is repeated on the next request. */
export const loadTechniques = (): Promise<readonly TechniqueInfo[]> => fetchOnce(load);

const loadBrief = async (): Promise<readonly TechniqueInfo[]> =>
  retold("techniques", await techniqueSummaries());

/** The techniques with the first paragraphs of their documentation at least. */
export const loadTechniqueSummaries = (): Promise<readonly TechniqueInfo[]> => fetchOnce(loadBrief);
