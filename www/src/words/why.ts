/** The texts that explain the result of a race. */
import { count, format } from ".";
import { table } from "./tables";

interface EffortText {
  readonly name: string;
  readonly steps: number;
  readonly unit: string;
  /** The number of guesses; `null` if the algorithm does not count them. */
  readonly guesses: number | null;
}

const texts = await table("why");
/** Returns a sentence without its full stop, as a part of another sentence. */
const part = (sentence: string) => sentence.replace(/\.$/, "");

/**
 * "A took 289 nodes with 29 guesses, B 56 deductions without a guess". Equal units are named once, unless the steps are
 * of different kinds.
 */
function efforts(all: readonly EffortText[], withGuesses: boolean, namesUnits = false): string {
  return texts.efforts(
    all.map(({ name, steps, unit, guesses }, at) => {
      const same = !namesUnits && at > 0 && all[at - 1]?.unit === unit;
      const work = same ? format(steps) : count(steps, unit);
      return texts.effort(at === 0, name, work, withGuesses ? guesses : null);
    }),
  );
}

export const words = {
  ...texts,
  efforts,
  /** States that steps of different kinds are not comparable. */
  unlike: (all: readonly EffortText[], withGuesses = false) =>
    texts.unlike(efforts(all, withGuesses, true)),
  /**
   * States the steps of two lanes that take steps of different kinds, and that those of `slow` take longer.
   * @param times how many times as long on average; `null` if this is not known precisely
   */
  factors: (quick: EffortText, slow: EffortText, times: number | null): string =>
    texts.factors(
      quick.name,
      count(quick.steps, quick.unit),
      slow.name,
      count(slow.steps, slow.unit),
      times,
    ),
  /** States the steps of two lanes whose times per step do not differ clearly. */
  sameTimes: (all: readonly EffortText[]) => texts.sameTimes(efforts(all, false, true)),
  /** States the steps of all lanes, and in which factor of its computing time the winner leads. */
  factorsOfMany: (all: readonly EffortText[], winner: string, lead: "both" | "steps" | "time") =>
    texts.factorsOfMany(efforts(all, false, true), winner, lead),
  ways: (all: readonly string[]) => texts.ways(all.filter(Boolean).map(part)),
  both: (one: string, other: string) => (other ? texts.both(part(one), other) : one),
  same(steps: number, unit: string, others: readonly EffortText[]): string {
    const more = others.filter((other) => other.steps > steps);
    const no = others.filter((other) => other.steps <= steps).map(({ name }) => name);
    const all = more.map((other) => texts.sameMore(other.name, other.steps));
    return texts.same([texts.sameEach(count(steps, unit)), ...all], no);
  },
  guessed: (all: readonly (readonly [name: string, guesses: number])[]) =>
    texts.guessed(all.map(([name, guesses]) => texts.guessedOne(name, guesses))),
};
