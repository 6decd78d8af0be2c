/** Generates another puzzle like this one, with the same level or the same hardest technique. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { GamePuzzle } from "../../../play/position";
import { createNextPuzzle } from "../../../play/rate/another";
import { createRatingPrefetch } from "../../../play/rate/rating-prefetch";
import { createRatings } from "../../../play/rate/ratings";
import { useSession } from "../../../session/context";
import { lab } from "../../../session/engine";
import { FieldError } from "../../../ui/Field";
import { Row } from "../../../ui/Row";
import { scrollIntoView } from "../../../ui/scroll";
import { words as play } from "../../../words/play";
import { words } from "../../../words/ratings";
import * as css from "./Ratings.module.css";

export function AnotherPuzzle({ puzzle }: { readonly puzzle: GamePuzzle }) {
  const session = useSession();
  const { kinds, levelsSettled } = session.get(createRatings);
  const { progress, making, makeAnother, missed, open } = session.get(createNextPuzzle);
  const { nextPuzzle } = session.get(createRatingPrefetch);
  const wanted = useSignal("");
  const all = kinds.value;
  const kind = all.find(({ id }) => id === wanted.value) ?? all[0];
  const section = useRef<HTMLElement>(null);
  const now = progress.value;
  const running = making.running.value;
  const make = () => {
    const loaded = lab.peek();
    if (loaded && kind && !running) void makeAnother(loaded, { ...kind.wanted, box: puzzle.box });
  };
  // The puzzle was requested at the board, before the level of this puzzle was known.
  useEffect(() => {
    // Wait for the level: the path may be known earlier, but its hardest technique is a narrower request.
    if (!nextPuzzle.value || nextPuzzle.value !== puzzle || !levelsSettled.value) return;
    if (!kind || !section.current) return;
    nextPuzzle.value = null;
    scrollIntoView(section.current);
    make();
  }, [nextPuzzle.value, kind, levelsSettled.value]);
  if (!kind) return null;
  return (
    <section
      ref={section}
      class={css.another}
      aria-labelledby="another-title"
      data-making={running}
    >
      <h3 id="another-title">{play.another}</h3>
      <p class="muted">{words.anotherHelp}</p>
      <Row tools>
        <label for="another-kind">{words.kind}</label>
        <select
          id="another-kind"
          value={kind.id}
          onChange={({ currentTarget: { value } }) => {
            wanted.value = value;
          }}
        >
          {all.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" aria-disabled={running} onClick={make}>
          {words.make}
        </button>
        {running && (
          <>
            <progress aria-label={play.another} />
            <span class="muted numbers">{words.tried(now?.tried ?? 0)}</span>
            <button type="button" onClick={making.cancel}>
              {words.cancel}
            </button>
          </>
        )}
      </Row>
      {making.failed.value !== null && (
        <FieldError role="alert">{words.makeFailed(making.failed.value)}</FieldError>
      )}
      {missed.value && now && !running && (
        <p>
          {words.missed(now.tried, now.nearest?.says ?? null)}{" "}
          {now.nearest && (
            <button type="button" onClick={() => now.nearest && open(now.nearest.puzzle)}>
              {words.openNearest}
            </button>
          )}
        </p>
      )}
    </section>
  );
}
