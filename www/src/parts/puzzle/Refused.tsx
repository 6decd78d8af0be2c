/** The reason why a pasted text was rejected, with the error position or the conflicting cells marked. */

import { Preview } from "../../board/Preview";
import { useSession } from "../../session/context";
import { createDocument } from "../../session/document";
import { Row } from "../../ui/Row";
import { words } from "../../words";
import { sentence } from "../../words/messages";
import { words as said } from "../../words/paste";
import { createIntake } from "./intake";
import * as css from "./Puzzle.module.css";
import { Refusal } from "./PuzzleRefusal";
import { createRefusal, type Refusal as RefusedText } from "./refusal";

interface Props {
  readonly from: RefusedText["from"];
  readonly onDone?: () => void;
}

export function RefusalMessage({ from, onDone }: Props) {
  const session = useSession();
  const { refusal } = session.get(createRefusal);
  const { put } = session.get(createIntake);
  const { setPuzzle } = session.get(createDocument);
  const why = refusal.value;
  if (why?.from !== from) return null;
  const done = () => {
    refusal.value = null;
    onDone?.();
  };
  return (
    <Refusal as="section" role="alert" aria-label={words.pasteTitle}>
      {why.type === "unreadable" ? <UnreadableText why={why} /> : <ClashingGivens why={why} />}
      <p>{said.pasteKept}</p>
      <Row>
        {why.type === "unreadable" && why.first && (
          <button type="button" onClick={() => why.first && put(why.first, from) && onDone?.()}>
            {said.useFirst}
          </button>
        )}
        {why.type === "clash" && (
          <button
            type="button"
            onClick={() => {
              setPuzzle(why.puzzle);
              done();
            }}
          >
            {said.editAnyway}
          </button>
        )}
        <button type="button" onClick={done}>
          {words.dismiss}
        </button>
      </Row>
    </Refusal>
  );
}

/** The number of characters shown on each side of the wrong character. */
const CONTEXT_CHARACTERS = 14;

/** The ids of messages that explain how blanks are written. */
const BLANK_MESSAGE_IDS: ReadonlySet<string> = new Set([
  "parse.ambiguous",
  "parse.symbol",
  "parse.symbol-digit",
  "parse.symbol-letter",
  "parse.width",
]);

function UnreadableText({ why }: { readonly why: Extract<RefusedText, { type: "unreadable" }> }) {
  const { place, message, id, text } = why;
  const line = place && text.split(/\r\n|\r|\n/)[place.line - 1];
  return (
    <>
      <h3>{said.unreadable}</h3>
      <p>{message}</p>
      {place && line && <Excerpt line={line} column={place.column} />}
      {/* The dialog explains blanks above the field, and some messages explain them too. */}
      {why.from === "page" && !BLANK_MESSAGE_IDS.has(id ?? "") && (
        <p class="muted">{said.blanks}</p>
      )}
    </>
  );
}

/** A line with a caret below one character; a long line is truncated around it. */
function Excerpt({ line, column }: { readonly line: string; readonly column: number }) {
  const characters = [...line];
  const at = column - 1;
  const start = Math.max(0, at - CONTEXT_CHARACTERS);
  const before = (start > 0 ? "…" : "") + characters.slice(start, at).join("");
  const after = characters.slice(at + 1, at + 1 + CONTEXT_CHARACTERS).join("");
  const more = at + 1 + CONTEXT_CHARACTERS < characters.length ? "…" : "";
  return (
    <pre class={css.excerpt}>
      {before}
      <mark>{characters[at] ?? " "}</mark>
      {after}
      {more}
      {"\n"}
      {" ".repeat([...before].length)}
      <b aria-hidden="true">^</b>
    </pre>
  );
}

function ClashingGivens({ why }: { readonly why: Extract<RefusedText, { type: "clash" }> }) {
  const { puzzle } = why;
  const clashing = new Set(puzzle.clashes.flatMap(({ cells }) => cells));
  return (
    <>
      <h3>{said.clashing}</h3>
      <ul>
        {puzzle.clashes.slice(0, 4).map(({ i18n, message }) => (
          <li key={message}>{sentence(i18n, message)}</li>
        ))}
      </ul>
      <Preview puzzle={puzzle} clashing={clashing} />
    </>
  );
}
