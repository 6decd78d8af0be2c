/** How hard the puzzle on the board is: what it needs, each scale beside the others, another of its kind. */
import { useEffect, useMemo } from "preact/hooks";
import { lab } from "../../../lab/store";
import { samePuzzle } from "../../../play/position";
import { forget, rate, rating, refused, rows } from "../../../play/rate/ratings";
import { position } from "../../../play/store";
import { Acts } from "../../../ui/Later";
import { words as common } from "../../../words";
import { words } from "../../../words/ratings";
import { Another } from "./Another";
import { Needs } from "./Needs";
import { Scales } from "./Scales";
import "../../../styles/ratings.css";

export function Ratings() {
  const now = position.value;
  const loaded = lab.value;
  // Of the givens alone: what is played changes nothing.
  const puzzle = useSame(now, (one, other) => !!one && !!other && samePuzzle(one, other));
  const start = () => {
    if (loaded && puzzle) void rate(loaded, puzzle);
  };
  useEffect(() => {
    start();
    return forget;
  }, [loaded, puzzle]);
  if (!puzzle) return null;
  const failed = rating.failed.value;
  if (refused.value) return <p class="muted">{words.notUnique}</p>;
  return (
    <div class="ratings" data-rated={!rating.running.value && rows.value.length > 0}>
      {failed !== null && (
        <div class="notice" role="alert">
          <span>{words.failed(failed)}</span>
          <Acts acts={[{ label: common.tryAgain, run: start }]} />
        </div>
      )}
      {rows.value.length === 0 && failed === null && <p class="muted">{words.looking}</p>}
      <Needs />
      <Another box={puzzle.box} />
      <Scales />
    </div>
  );
}

/** The first of those that are the same. */
function useSame<T>(value: T, same: (one: T, other: T) => boolean): T {
  const kept = useMemo(() => ({ value }), []);
  if (!same(kept.value, value)) kept.value = value;
  return kept.value;
}
