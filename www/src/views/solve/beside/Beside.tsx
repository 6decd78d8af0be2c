/** Continues from the player's position: counts the remaining solutions, and runs any algorithm on it. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { createAddress } from "../../../lab/address/link";
import { createNavigation } from "../../../lab/address/views";
import {
  candidatesFor,
  positionAsPuzzle,
  PositionRun as Taken,
} from "../../../play/help/position-run";
import { isSamePuzzle, type Position } from "../../../play/position";
import { useSession } from "../../../session/context";
import { createDocument } from "../../../session/document";
import { lab } from "../../../session/engine";
import { informOf } from "../../../ui/notices";
import { Row } from "../../../ui/Row";
import { words as formats } from "../../../words/formats";
import { words } from "../../../words/hint";
import { createOpening } from "../share/opening";
import * as css from "./Beside.module.css";
import { WatchedSolver } from "./Watched";
import { SolutionCount } from "./Ways";

export function SidePanel({ position: p }: { readonly position: Position }) {
  const session = useSession();
  const { asNewEntry } = session.get(createAddress);
  const { setPuzzle } = session.get(createDocument);
  const { view } = session.get(createNavigation);
  const { show } = session.get(createOpening);
  const registry = lab.value;
  const chosen = useSignal("");
  const takenOver = useSignal<{ readonly from: Position; readonly by: Taken } | null>(null);
  useEffect(() => () => takenOver.peek()?.by.dispose(), []);
  if (!registry) return null;
  const all = candidatesFor(registry, p.side);
  const info = all.find(({ id }) => id === chosen.value) ?? all[0];
  const puzzle = positionAsPuzzle(registry, p);
  const clashes = puzzle.clashes.length > 0;

  function startWatching() {
    if (!registry || !info) return;
    takenOver.peek()?.by.dispose();
    const by = new Taken(registry, p, info);
    takenOver.value = { from: p, by };
    by.playback.play();
  }

  /**
   * Opens a race on the position, whose digits are givens there. The race is another game, so a message offers the way
   * back.
   */
  function raceFromPosition() {
    asNewEntry(() => {
      setPuzzle(puzzle);
      view.value = "race";
    });
    if (isSamePuzzle(p, puzzle)) return;
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
        <button type="button" disabled={clashes || !info} onClick={startWatching}>
          {words.besideWatch}
        </button>
        <button type="button" disabled={clashes} onClick={raceFromPosition}>
          {words.besideRace}
        </button>
      </Row>
      {takenOver.value && (
        <>
          {takenOver.value.from !== p && <p class="muted">{words.besideStale}</p>}
          <WatchedSolver by={takenOver.value.by} startPosition={takenOver.value.from} />
        </>
      )}
      <SolutionCount p={p} puzzle={puzzle} />
    </div>
  );
}
