/** Fetches the component and the authors' times together. */
import { fetchOwn } from "../../../../lab/sets";
import type { AuthorTimes } from "./model";
import { Times, type TimesProps } from "./Times";

/** The component with the times of a file. */
export async function withTimes(file: string) {
  const times = (await (await fetchOwn(`papers/${file}`)).json()) as AuthorTimes;
  return (props: TimesProps) => <Times {...props} times={times} />;
}
