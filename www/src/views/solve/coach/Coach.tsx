/** The coach beside the board: the next action, the requested hint, and the result of a check. */

import { createWantedLevel } from "../../../parts/puzzle/levels";
import { Refusal } from "../../../parts/puzzle/PuzzleRefusal";
import { createCommands } from "../../../play/commands";
import { createHelp } from "../../../play/help/ask";
import { createHintStore } from "../../../play/help/stages";
import { digitsOf } from "../../../play/position";
import { createGame } from "../../../play/store";
import { useSession, useStore } from "../../../session/context";
import { createDocument } from "../../../session/document";
import { showsNumbers } from "../../../text/digits";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import { Row } from "../../../ui/Row";
import { words as common } from "../../../words";
import { words as help } from "../../../words/hint";
import { sentence } from "../../../words/messages";
import { words } from "../../../words/play";
import { scrollToBoard } from "../board/sight";
import { createCheck } from "../play/check";
import { HintPanel } from "./Asked";
import * as css from "./Coach.module.css";

export function Coach() {
  const { stage, hint } = useStore(createHintStore);
  const isHintShown = stage.value > 0;
  return (
    <section
      class={`${css.root} hint`}
      aria-labelledby="coach-title"
      data-stage={stage.value}
      data-kind={hint.value?.kind}
    >
      {isHintShown ? <HintPanel /> : <IdleCoach />}
    </section>
  );
}

function IdleCoach() {
  const session = useSession();
  const { editing, finished, position } = session.get(createGame);
  const { verdict, check } = session.get(createCheck);
  const { ask } = session.get(createHelp);
  const { done } = session.get(createHintStore);
  if (editing.value) return <EditingCoach />;
  if (finished.value !== null) return <SolvedCoach />;
  const p = position.value;
  const blank = p ? digitsOf(p).filter((digit) => digit === 0).length : 0;
  // If letters are digits, shortcuts with letters require Alt.
  const letters = (p?.side ?? 9) > 9 && !showsNumbers.value;
  return (
    <>
      <header class={css.head}>
        <h2 id="coach-title">{words.yourTurn}</h2>
        <span class="muted numbers">{words.toGo(blank)}</span>
      </header>
      {verdict.value !== null ? (
        <p class="verdict-line">{verdict.value}</p>
      ) : (
        <p class={done.value ? "" : `muted ${css.begin}`}>{done.value || words.begin}</p>
      )}
      <ClashesCoach />
      <Row class={css.acts}>
        <Button
          primary
          title={words.hintHelp}
          disabled={p === null}
          aria-keyshortcuts={letters ? help.keyAlt : help.key}
          onClick={ask}
        >
          {words.hint}
        </Button>
        <button
          type="button"
          title={words.checkHelp}
          onClick={() => void check().then(scrollToBoard)}
        >
          {words.check}
        </button>
      </Row>
    </>
  );
}

function SolvedCoach() {
  const session = useSession();
  const { solvedSentence } = session.get(createCommands);
  const { another } = session.get(createWantedLevel);
  return (
    <>
      <h2 id="coach-title" class={css.solvedLine}>
        {solvedSentence()}
      </h2>
      <Row class={css.acts}>
        <Button primary onClick={another}>
          {words.another}
        </Button>
      </Row>
    </>
  );
}

function EditingCoach() {
  const { setEditing } = useStore(createCommands);
  return (
    <>
      <h2 id="coach-title">{words.edit}</h2>
      <p>{words.editing}</p>
      <ClashesCoach />
      <Row class={css.acts}>
        <Button primary onClick={() => setEditing(false)}>
          <Icon name="play" />
          {words.play}
        </Button>
      </Row>
    </>
  );
}

/** Shows givens that conflict. */
function ClashesCoach() {
  const { puzzle } = useStore(createDocument);
  const clashes = puzzle.value?.clashes ?? [];
  if (clashes.length === 0) return null;
  return (
    <div role="alert">
      <Refusal as="ul">
        {clashes.slice(0, 3).map(({ i18n, message }) => (
          <li key={message}>{sentence(i18n, message)}</li>
        ))}
        <li>{common.fixClash}</li>
      </Refusal>
    </div>
  );
}
