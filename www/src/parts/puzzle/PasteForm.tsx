/** The form for the text of a puzzle. Errors in the text are shown below the field. */
import { useLayoutEffect, useState } from "preact/hooks";
import { useSession } from "../../session/context";
import { createDocument } from "../../session/document";
import type { Session } from "../../session/session";
import { Button } from "../../ui/Button";
import { words as said } from "../../words/paste";
import { createIntake } from "./intake";
import * as css from "./Puzzle.module.css";
import { RefusalMessage } from "./Refused";
import { createRefusal, type TakeText } from "./refusal";

/** Clears the error of a previous text. */
function clearError(session: Session): void {
  const { refusal } = session.get(createRefusal);
  if (refusal.peek()?.from === "dialog") refusal.value = null;
}

interface Props {
  readonly onDone: () => void;
  /** Reads the text. If omitted, the puzzle is put on the board. */
  readonly take?: TakeText | undefined;
}

export function PasteForm({ onDone, take }: Props) {
  const session = useSession();
  const { refusal } = session.get(createRefusal);
  const { take: takePuzzle } = session.get(createIntake);
  const { puzzle } = session.get(createDocument);
  const [text, setText] = useState("");
  const refused = refusal.value?.from === "dialog";
  useLayoutEffect(() => clearError(session), []);
  return (
    <form
      class={css.paste}
      onSubmit={(event) => {
        event.preventDefault();
        void (take ?? takePuzzle)(text, "dialog").then((taken) => taken && onDone());
      }}
    >
      <label for="paste-text">{said.pasteLabel}</label>
      <textarea
        id="paste-text"
        rows={10}
        spellcheck={false}
        autocomplete="off"
        placeholder={puzzle.value?.text.slice(0, 81) ?? ""}
        aria-describedby="paste-help"
        aria-invalid={refused}
        value={text}
        onInput={(event) => {
          clearError(session);
          setText(event.currentTarget.value);
        }}
      />
      <p id="paste-help" class="muted">
        {said.pasteHelp}
      </p>
      <RefusalMessage from="dialog" onDone={onDone} />
      <Button type="submit" primary disabled={text.trim() === ""}>
        {said.pasteUse}
      </Button>
    </form>
  );
}
