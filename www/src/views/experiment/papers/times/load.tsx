/** The parts of a table that are fetched later, in one file; the authors' times are fetched with their component. */
import { fetchOwn } from "../../../../lab/sets";
import type { AuthorTimes } from "./model";
import { Times, type TimesProps } from "./Times";

export { Rarity } from "./Rarity";

/** The component with the times of a file. */
export async function withTimes(file: string) {
  const times = (await (await fetchOwn(`papers/${file}`)).json()) as AuthorTimes;
  return (props: TimesProps) => <Times {...props} times={times} />;
}
