/** The descriptions of the human techniques in the page's language. The page fetches them when they are first needed. */
import { type TechniqueInfo, techniqueInfos, techniqueSummaries } from "sudoku-lab";
import { fetchOnce } from "../ui/load";
import { translateText } from "../words/language";

const loadTechniqueInfos = async (): Promise<readonly TechniqueInfo[]> =>
  translateText("techniques", await techniqueInfos());

/** Loads the techniques, easiest first. After a failure, the next call tries again. */
export const loadTechniques = (): Promise<readonly TechniqueInfo[]> =>
  fetchOnce(loadTechniqueInfos);

const loadBrief = async (): Promise<readonly TechniqueInfo[]> =>
  translateText("techniques", await techniqueSummaries());

/** The techniques with the first paragraphs of their documentation at least. */
export const loadTechniqueSummaries = (): Promise<readonly TechniqueInfo[]> => fetchOnce(loadBrief);
