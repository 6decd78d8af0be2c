/** What the page says of why a race ended as it did. */
import { and, count, format } from ".";
import { translated } from "./language";

interface Effort {
  readonly name: string;
  readonly steps: number;
  readonly unit: string;
  /** `null` where it does not count them. */
  readonly guesses: number | null;
}

/** "A took 289 nodes with 29 guesses, B 56 deductions without a guess": a unit once where it is the same. */
const efforts = (all: readonly Effort[], withGuesses: boolean) =>
  all
    .map(({ name, steps, unit, guesses }, at) => {
      const same = at > 0 && all[at - 1]?.unit === unit;
      const work = same ? format(steps) : count(steps, unit);
      return `${name} ${at === 0 ? "took " : ""}${work}${withGuesses ? guessing(guesses) : ""}`;
    })
    .join(", ");

const small = (sentence: string) => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

const amount = ({ name, steps }: Effort) => `${name} ${format(steps)}`;

const guessing = (guesses: number | null) =>
  guesses === null ? "" : guesses === 0 ? " without a guess" : ` with ${times(guesses)}`;

const times = (guesses: number) => count(guesses, "guess", "guesses");

export const words = await translated("why", {
  /** The unit that many algorithms count in. */
  node: "A node is one digit tried in one cell.",
  alone: (name: string, stuck: readonly string[]) =>
    `${name} goes on until it has the answer; ${and(stuck)} can get stuck without one`,
  efforts,
  /** What the lanes do, sentences of their own. */
  ways: (all: readonly string[]) =>
    all
      .filter(Boolean)
      .map((way) => way.replace(/\.$/, ""))
      .join("; "),
  way: (name: string, way: string) => way && `${name}: ${small(way)}`,
  both: (one: string, other: string) =>
    other ? `${one.replace(/\.$/, "")}; ${small(other)}` : one,
  /** Where the steps are not alike: neither more nor fewer of them says anything. */
  sooner: (winner: Effort, others: readonly Effort[]) =>
    `its ${count(winner.steps, winner.unit)} took less time than ${and(others.map(({ name, steps, unit }) => `the ${count(steps, unit)} of ${name}`))}`,
  fewest: (name: string, unit: string, steps: number) =>
    `${name} took the fewest ${unit}s (${format(steps)})`,
  /** Of a winner that did not do the least. */
  cheaper: (
    winner: string,
    others: readonly string[],
    unit: string,
    steps: number,
    least: number,
  ) =>
    steps === least
      ? `${and(others)} took as many ${unit}s (${format(steps)}), but more time for each`
      : `${winner} took more ${unit}s than ${and(others)} (${format(steps)} to ${format(least)}), but less time for each`,
  /** Of lanes that are tied as they did the same. */
  same: (steps: number, unit: string, others: readonly Effort[]) => {
    const more = others.filter((other) => other.steps > steps);
    const no = others.filter((other) => other.steps <= steps).map(({ name }) => name);
    const all = [`each took ${count(steps, unit)}`, ...more.map(amount)].join(", ");
    return no.length === 0 ? all : `${all}; ${and(no)} no more, but more time for each`;
  },
  guessed: (all: readonly (readonly [name: string, guesses: number])[]) =>
    all
      .map(
        ([name, guesses]) =>
          `${name} ${guesses === 0 ? "never guessed" : `made ${times(guesses)}`}`,
      )
      .join(", "),
});
