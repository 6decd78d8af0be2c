/** What the page says of its views to those who find it: search engines, bookmarks, messengers. */
import { table } from "./tables";

const texts = await table("found");
export const words = {
  ...texts,
  descriptions: texts.descriptions as Readonly<Record<string, string>>,
};
