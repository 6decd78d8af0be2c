/** The notice that zeros were read as blanks although they may be digits, with a button for the other reading. */

import { useSession } from "../../session/context";
import { createDocument } from "../../session/document";
import { Row } from "../../ui/Row";
import { words as common } from "../../words";
import { words } from "../../words/paste";
import { Refusal } from "./PuzzleRefusal";
import { createRefusal } from "./refusal";

export function Hexadecimal() {
  const session = useSession();
  const { hexadecimal } = session.get(createRefusal);
  const { puzzle, setPuzzle } = session.get(createDocument);
  const offer = hexadecimal.value;
  if (!offer || offer.read.text !== puzzle.value?.text) return null;
  return (
    <Refusal as="section" role="status">
      <p>{words.zerosBlank}</p>
      <Row>
        <button type="button" onClick={() => setPuzzle(offer.instead)}>
          {words.readHexadecimal((offer.read.side - 1).toString(36).toUpperCase())}
        </button>
        <button
          type="button"
          onClick={() => {
            hexadecimal.value = null;
          }}
        >
          {common.dismiss}
        </button>
      </Row>
    </Refusal>
  );
}
