/** The puzzles that were played before, each with its stored game. */

import { createAddress } from "../../../lab/address/link";
import { forgetGame, games, type Kept } from "../../../play/kept";
import { createGame } from "../../../play/store";
import { useSession } from "../../../session/context";
import type { Session } from "../../../session/session";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import { notify } from "../../../ui/notices";
import { words } from "../../../words/play";
import * as css from "../Play.module.css";

const nameOf = ({ givens, blank }: Kept) =>
  words.recentOne(Math.sqrt(givens.length), givens.replaceAll("0", "").length, blank);

/** Formats the time of the last move. */
const when = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

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
        {others.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => open(session, one)}>
              <span>
                {nameOf(one)}
                {one.finished && ` · ${words.recentSolved}`}
              </span>
              <time class="muted" dateTime={new Date(one.at).toISOString()}>
                {when.format(one.at)}
              </time>
            </button>
            <Button icon faint title={words.forget(nameOf(one))} onClick={() => forgetGame(one.id)}>
              <Icon name="close" label={words.forget(nameOf(one))} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function open(session: Session, { id }: Kept): void {
  const { asNewEntry } = session.get(createAddress);
  const { openGame } = session.get(createGame);
  asNewEntry(() => {
    if (!openGame(id)) notify(words.gone);
  });
}
