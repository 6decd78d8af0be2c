/** The progress and the outcome of the search for a requested puzzle. */
import { useEffect } from "preact/hooks";
import { createNextPuzzle } from "../../play/rate/another";
import { createGame } from "../../play/store";
import { useSession } from "../../session/context";
import { createDocument } from "../../session/document";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { Logo } from "../../ui/Mark";
import { words as common } from "../../words";
import { words as play } from "../../words/play";
import { words } from "../../words/ratings";
import { createWantedLevel } from "./levels";
import * as css from "./MakingLevel.module.css";

export function MakingLevel() {
  const session = useSession();
  const { wanted } = session.get(createWantedLevel);
  const { gamePuzzle } = session.get(createGame);
  const { puzzle } = session.get(createDocument);
  const { making, progress, missed, open } = session.get(createNextPuzzle);
  const what = wanted.value;
  const game = gamePuzzle.value;
  const board = puzzle.value;
  useEffect(() => {
    if (!making.running.peek()) wanted.value = null;
  }, [game, board]);
  if (what === null) return null;
  const now = progress.value;
  if (making.running.value) {
    return (
      <div class={css.root} role="status">
        <Logo alive />
        <span>{play.makingLevel(what)}</span>
        <span class="muted numbers">{words.tried(now?.tried ?? 0)}</span>
        <Button small onClick={making.cancel}>
          {words.cancel}
        </Button>
      </div>
    );
  }
  const failed = making.failed.value;
  if (failed === null && !(missed.value && now)) return null;
  return (
    <div class={css.root} role={failed === null ? "status" : "alert"}>
      {failed !== null && <span>{words.makeFailed(failed)}</span>}
      {failed === null && now && <span>{words.missed(now.tried, now.nearest?.says ?? null)}</span>}
      {failed === null && now?.nearest && (
        <Button small onClick={() => now.nearest && open(now.nearest.puzzle)}>
          {words.openNearest}
        </Button>
      )}
      <Button
        icon
        faint
        title={common.dismiss}
        onClick={() => {
          wanted.value = null;
        }}
      >
        <Icon name="close" label={common.dismiss} />
      </Button>
    </div>
  );
}
