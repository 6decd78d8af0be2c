/** What a text leaves open: each way to read it is a press away. */

import { useStore } from "../../../session/context";
import { words } from "../../../words/formats";
import { createOpening } from "./opening";

export function Asked() {
  const { asked, decide } = useStore(createOpening);
  const now = asked.value;
  if (!now) return null;
  const { about, cells, ways } = now.ask;
  const { question, options } = words.asks[about];
  return (
    <section class="refused asked" role="status" aria-label={words.askTitle}>
      <p>{question(cells)}</p>
      <div class="buttons">
        {ways.map((_, way) => (
          <button
            key={way}
            type="button"
            class="toggle"
            aria-pressed={way === now.way}
            onClick={() => decide(way)}
          >
            {options[way]}
          </button>
        ))}
        <button
          type="button"
          onClick={() => {
            asked.value = null;
          }}
        >
          {words.askDone}
        </button>
      </div>
    </section>
  );
}
