/** The puzzles that were played before, each with its stored game. */

import { createAddress } from "../../../lab/address/link";
import { deleteGame, games, type StoredGame } from "../../../play/saved-games";
import { createGame } from "../../../play/store";
import { useSession } from "../../../session/context";
import type { Session } from "../../../session/session";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import { showError } from "../../../ui/notices";
import { words } from "../../../words/play";
import * as css from "../Play.module.css";

const nameOf = ({ givens, blank }: StoredGame) =>
  words.recentOne(Math.sqrt(givens.length), givens.replaceAll("0", "").length, blank);

/** Formats the time of the last move. */
const dateFormat = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

export function Recent() {
  const session = useSession();
  const { position, current } = session.get(createGame);
  const before = position.value && current();
  const others = games.value.filter(({ id }) => id !== before);
  if (others.length === 0) return null;
  return (
    <section class={css.played} aria-labelledby="played-title">
      <h3 id="played-title">
        {words.recent} <span class="muted numbers">{others.length}</span>
      </h3>
      <ul>
        {others.map((game) => (
          <li key={game.id}>
            <button type="button" onClick={() => openRecent(session, game)}>
              <span>
                {nameOf(game)}
                {game.finished && ` · ${words.recentSolved}`}
              </span>
              <time class="muted" dateTime={new Date(game.at).toISOString()}>
                {dateFormat.format(game.at)}
              </time>
            </button>
            <Button
              icon
              faint
              title={words.forget(nameOf(game))}
              onClick={() => deleteGame(game.id)}
            >
              <Icon name="close" label={words.forget(nameOf(game))} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function openRecent(session: Session, { id }: StoredGame): void {
  const { asNewEntry } = session.get(createAddress);
  const { openGame } = session.get(createGame);
  asNewEntry(() => {
    if (!openGame(id)) showError(words.gone);
  });
}
