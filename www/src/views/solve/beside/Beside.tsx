/** Continues from the player's position: counts the remaining solutions, and runs any algorithm on it. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { createAddress } from "../../../lab/address/link";
import { createNavigation } from "../../../lab/address/views";
import { asPuzzle, candidatesFor, Beside as Taken } from "../../../play/help/beside";
import { type Position, samePuzzle } from "../../../play/position";
import { useSession } from "../../../session/context";
import { createDocument } from "../../../session/document";
import { lab } from "../../../session/engine";
import { informOf } from "../../../ui/notices";
import { Row } from "../../../ui/Row";
import { words as formats } from "../../../words/formats";
import { words } from "../../../words/hint";
import { createOpening } from "../share/opening";
import * as css from "./Beside.module.css";
import { Watched } from "./Watched";
import { Ways } from "./Ways";

export function Beside({ position: p }: { readonly position: Position }) {
  const session = useSession();
  const { asNewEntry } = session.get(createAddress);
  const { setPuzzle } = session.get(createDocument);
  const { view } = session.get(createNavigation);
  const { show } = session.get(createOpening);
  const known = lab.value;
  const chosen = useSignal("");
  const taken = useSignal<{ readonly from: Position; readonly by: Taken } | null>(null);
  useEffect(() => () => taken.peek()?.by.dispose(), []);
  if (!known) return null;
  const all = candidatesFor(known, p.side);
  const info = all.find(({ id }) => id === chosen.value) ?? all[0];
  const puzzle = asPuzzle(known, p);
  const clashes = puzzle.clashes.length > 0;

  function watch() {
    if (!known || !info) return;
    taken.peek()?.by.dispose();
    const by = new Taken(known, p, info);
    taken.value = { from: p, by };
    by.playback.play();
  }

  /**
   * Opens a race on the position, whose digits are givens there. The race is another game, so a message offers the way
   * back.
   */
  function race() {
    asNewEntry(() => {
      setPuzzle(puzzle);
      view.value = "race";
    });
    if (samePuzzle(p, puzzle)) return;
    const back = () =>
      asNewEntry(() => {
        show(p);
        view.value = "solve";
      });
    informOf("race", formats.keptBefore, { label: formats.backToBefore, run: back });
  }

  return (
    <div class={css.algorithms}>
      <p class="muted">{clashes ? words.besideClash : words.besideIntro}</p>
      <Row>
        <label>
          {words.besideWho}{" "}
          <select
            value={info?.id}
            onChange={(event) => {
              chosen.value = event.currentTarget.value;
            }}
          >
            {all.map(({ id, name, summary }) => (
              <option key={id} value={id} title={summary}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" disabled={clashes || !info} onClick={watch}>
          {words.besideWatch}
        </button>
        <button type="button" disabled={clashes} onClick={race}>
          {words.besideRace}
        </button>
      </Row>
      {taken.value && (
        <>
          {taken.value.from !== p && <p class="muted">{words.besideStale}</p>}
          <Watched by={taken.value.by} of={taken.value.from} />
        </>
      )}
      <Ways p={p} puzzle={puzzle} />
    </div>
  );
}
