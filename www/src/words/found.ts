/** The descriptions of the views for search engines, bookmarks and messengers. */
import { table } from "./tables";

const texts = await table("found");
export const words = {
  ...texts,
  descriptions: texts.descriptions as Readonly<Record<string, string>>,
};
