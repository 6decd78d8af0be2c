/**
 * The techniques that the puzzle needs, in a sentence and as a bar with one segment per technique, in ascending order
 * of difficulty.
 */
import { withoutSingles } from "../../../play/rate/needs";
import { createRatings } from "../../../play/rate/ratings";
import { createTechniqueFilter } from "../../../play/rate/technique-filter";
import { useSession } from "../../../session/context";
import { words } from "../../../words/ratings";
import * as css from "./Ratings.module.css";

export function Needs() {
  const session = useSession();
  const { needs, solved, stepCount } = session.get(createRatings);
  const { only } = session.get(createTechniqueFilter);
  const all = needs.value;
  if (all.length === 0) return null;
  const hard = withoutSingles(all);
  return (
    <section class="needs" aria-labelledby="needs-title">
      <h3 id="needs-title">{words.needs}</h3>
      {solved.value === null ? (
        <p class="muted">{words.needsLooking(stepCount.value)}</p>
      ) : (
        <p class="needs-sentence">
          {hard.length === 0
            ? words.singles
            : words.sentence(hard.map(({ count, name }) => [count, name]))}
          {!solved.value && ` ${words.stuck}`}
        </p>
      )}
      <ul class={css.needsBar} aria-label={words.bar}>
        {all.map(({ id, name, count, hardness }) => (
          <li key={id} style={{ flexGrow: count }}>
            <button
              type="button"
              title={words.need(name, count)}
              aria-label={words.need(name, count)}
              aria-pressed={only.value === id}
              data-technique={id}
              style={{ "--hardness": String(Math.round(hardness * 100)) }}
              onClick={() => {
                only.value = only.peek() === id ? "" : id;
              }}
            >
              {name} <strong>{count}</strong>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
