/** The list of algorithms: the ticked ones race instead of the present lanes or are added to them. */
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { createAddress } from "../../lab/address/link";
import { racingAlgorithms } from "../../lab/check";
import type { LaneSpec } from "../../lab/setup";
import { useSession } from "../../session/context";
import { lab } from "../../session/engine";
import { Button } from "../../ui/Button";
import { Check } from "../../ui/Check";
import { Row } from "../../ui/Row";
import { words } from "../../words/lanes";
import * as css from "./Choose.module.css";
import { createRaceController } from "./controller";
import { createLaneEditor } from "./lane-editor";
import { createRaceStore, MAX_LANES } from "./store";

interface Props {
  /** Closes the sheet that contains the list. */
  readonly onDone: () => void;
}

export function LanePicker({ onDone }: Props) {
  const session = useSession();
  const { lanes, setLanes } = session.get(createRaceStore);
  const { addLane } = session.get(createLaneEditor);
  const { playback } = session.get(createRaceController);
  const { asNewEntry } = session.get(createAddress);
  const ticked = useSignal<readonly string[]>([]);
  const title = useId();
  const current = lab.value;
  if (!current) return null;
  const chosen = ticked.value;
  const fits = lanes.value.length + chosen.length <= MAX_LANES;
  const specs = (): readonly LaneSpec[] =>
    chosen.map((algorithm) => ({ algorithm, preset: null, params: {} }));

  function startChosenRace() {
    onDone();
    asNewEntry(() => setLanes(specs()));
    playback.play();
  }

  function addChosenLane() {
    for (const spec of specs()) addLane(spec);
    ticked.value = [];
  }

  return (
    <section class={css.root} data-part="choose" aria-labelledby={title}>
      <h3 id={title}>{words.title}</h3>
      <ul>
        {racingAlgorithms(current).map(({ id, name, summary }) => {
          const on = chosen.includes(id);
          return (
            <li key={id}>
              <Check title={summary}>
                <input
                  type="checkbox"
                  checked={on}
                  disabled={!on && chosen.length >= MAX_LANES}
                  onChange={() => {
                    ticked.value = on ? chosen.filter((one) => one !== id) : [...chosen, id];
                  }}
                />
                {name}
              </Check>
            </li>
          );
        })}
      </ul>
      {/* Always present, so that the first tick moves no other checkbox. */}
      <Row class={css.acts}>
        {chosen.length === 0 && <span class="muted">{words.none}</span>}
        {chosen.length > 0 && (
          <Button primary onClick={startChosenRace}>
            {words.race(chosen.length)}
          </Button>
        )}
        {chosen.length > 0 && fits && (
          <button type="button" onClick={addChosenLane}>
            {words.add(chosen.length)}
          </button>
        )}
        {!fits && <span class="muted">{words.full(MAX_LANES)}</span>}
      </Row>
    </section>
  );
}
