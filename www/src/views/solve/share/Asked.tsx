/** Asks how to interpret an ambiguous text, with a button for each interpretation. */

import { Refusal } from "../../../parts/puzzle/PuzzleRefusal";
import { useStore } from "../../../session/context";
import { Button } from "../../../ui/Button";
import { Row } from "../../../ui/Row";
import { words } from "../../../words/formats";
import { createOpening } from "./opening";
import * as css from "./Share.module.css";

export function ReadingQuestion() {
  const { pendingQuestion, decide } = useStore(createOpening);
  const now = pendingQuestion.value;
  if (!now) return null;
  const { about, cells, ways } = now.question;
  const { question, options } = words.asks[about];
  return (
    <Refusal as="section" class={css.asked} role="status" aria-label={words.askTitle}>
      <p>{question(cells)}</p>
      <Row>
        {ways.map((_, way) => (
          <Button key={way} toggle aria-pressed={way === now.way} onClick={() => decide(way)}>
            {options[way]}
          </Button>
        ))}
        <button
          type="button"
          onClick={() => {
            pendingQuestion.value = null;
          }}
        >
          {words.askDone}
        </button>
      </Row>
    </Refusal>
  );
}
