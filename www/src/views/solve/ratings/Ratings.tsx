/** How hard the puzzle on the board is: what it needs, each scale beside the others, another of its kind. */
import { useEffect } from "preact/hooks";
import type { GamePuzzle } from "../../../play/position";
import { lab } from "../../../session/engine";
import { Acts } from "../../../ui/Later";
import { words as common } from "../../../words";
import { words } from "../../../words/ratings";
import { Another } from "./Another";
import { Needs } from "./Needs";
import { Scales } from "./Scales";
import "../../../styles/ratings.css";
import { createRatings } from "../../../play/rate/ratings";
import { useStore } from "../../../session/context";
import { Notice } from "../../../ui/Notice";

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
    <div class="ratings" data-rated={!rating.running.value && rows.value.length > 0}>
      {failed !== null && (
        <Notice role="alert">
          <span>{words.failed(failed)}</span>
          <Acts acts={[{ label: common.tryAgain, run: start }]} />
        </Notice>
      )}
      {rows.value.length === 0 && failed === null && <p class="muted">{words.looking}</p>}
      <Needs />
      <Another puzzle={puzzle} />
      <Scales />
    </div>
  );
}
