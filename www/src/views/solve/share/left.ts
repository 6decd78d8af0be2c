/** A game that was left for another puzzle: where it is, and the way back to it. */
import { asNewEntry } from "../../../lab/address/link";
import { openGame } from "../../../play/store";
import { dismiss, inform, notify } from "../../../ui/notices";
import { words } from "../../../words/formats";
import { words as play } from "../../../words/play";

export function sayLeft(game: string): void {
  inform(words.keptBefore, { label: words.backToBefore, run: () => back(game) });
}

function back(game: string): void {
  asNewEntry(() => {
    if (!openGame(game)) notify(play.gone);
  });
  dismiss(words.keptBefore);
}
