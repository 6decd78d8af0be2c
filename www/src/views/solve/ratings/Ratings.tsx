/**
 * The difficulty of the puzzle on the board: the techniques it needs, its value on each scale, and a generator of
 * similar puzzles.
 */
import { useEffect } from "preact/hooks";
import type { GamePuzzle } from "../../../play/position";
import { createRatings } from "../../../play/rate/ratings";
import { useStore } from "../../../session/context";
import { lab } from "../../../session/engine";
import { LoadErrorActions } from "../../../ui/Lazy";
import { Notice } from "../../../ui/Notice";
import { words as common } from "../../../words";
import { words } from "../../../words/ratings";
import { AnotherPuzzle } from "./Another";
import { Needs } from "./Needs";
import * as css from "./Ratings.module.css";
import { Scales } from "./Scales";

export function Ratings({ puzzle }: { readonly puzzle: GamePuzzle }) {
  const { rate, forget, rating, refused, rows } = useStore(createRatings);
  const loaded = lab.value;
  const start = () => {
    if (loaded) void rate(loaded, puzzle);
  };
  useEffect(() => {
    start();
    return forget;
  }, [loaded, puzzle]);
  const failed = rating.failed.value;
  if (refused.value) return <p class="muted">{words.notUnique}</p>;
  return (
    <div class={css.root} data-rated={!rating.running.value && rows.value.length > 0}>
      {failed !== null && (
        <Notice role="alert">
          <span>{words.failed(failed)}</span>
          <LoadErrorActions acts={[{ label: common.tryAgain, run: start }]} />
        </Notice>
      )}
      {rows.value.length === 0 && failed === null && <p class="muted">{words.looking}</p>}
      <Needs />
      <AnotherPuzzle puzzle={puzzle} />
      <Scales />
    </div>
  );
}
