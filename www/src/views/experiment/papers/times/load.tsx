/**
 * The parts of a table that are fetched later, bundled into one file; the authors' times are fetched together with
 * their component.
 */
import { fetchOwnSets } from "../../../../lab/sets";
import type { AuthorTimes } from "./model";
import { Times, type TimesProps } from "./Times";

export { Rarity } from "./Rarity";

/** Fetches a file of times and returns the component that shows them. */
export async function withTimes(file: string) {
  const times = (await (await fetchOwnSets(`papers/${file}`)).json()) as AuthorTimes;
  return (props: TimesProps) => <Times {...props} times={times} />;
}
