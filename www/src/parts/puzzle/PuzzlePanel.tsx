/** The left column: the puzzle, and the controls that open other puzzles. */

import { useEffect, useState } from "preact/hooks";
import { Board } from "../../board/Board";
import { BoardFrame } from "../../board/BoardParts";
import { Numerals } from "../../board/Numerals";
import { Pad } from "../../board/Pad";
import { useSession } from "../../session/context";
import { createDocument } from "../../session/document";
import { createPuzzleEditor } from "../../session/puzzle-editor";
import { guarded } from "../../ui/Boundary";
import { Button } from "../../ui/Button";
import { ensureLoaded, useLazy } from "../../ui/Lazy";
import { MoreIcon } from "../../ui/MoreIcon";
import { Panel, PanelHead } from "../../ui/Panel";
import { listenForPaste } from "../../ui/paste";
import { Row } from "../../ui/Row";
import { words } from "../../words";
import { DisguiseDialog } from "../disguise/DisguiseDialog";
import { SolutionsSlot } from "../solutions/SolutionsPlace";
import { PasteDialog } from "./PasteDialog";
import * as css from "./Puzzle.module.css";
import { Refusal } from "./PuzzleRefusal";
import { RefusedOnPage } from "./RefusedOnPage";
import { createRefusal, type TakeText } from "./refusal";

const loadSolutions = () =>
  import("../solutions/SolutionsLine").then(({ SolutionsLine }) => SolutionsLine);
const loadLevels = () => import("./PuzzleOfLevel").then(({ PuzzleOfLevel }) => PuzzleOfLevel);
const loadLibrary = () => import("./Library").then(({ Library }) => Library);
const loadHexadecimal = () => import("./Hexadecimal").then((part) => part.Hexadecimal);
const loadClashes = () => import("./Clashes").then(({ Clashes }) => Clashes);

const loadTake = () => import("./intake").then(({ createIntake }) => createIntake);
/** The side length from which the cells are too small for a finger or to read, so that the board can be enlarged. */
const SMALL_CELL_SIDE = 12;

// Placeholders with the height of the parts that are being fetched, so that nothing moves.
const SolutionsPlaceholder = () => (
  <SolutionsSlot>
    <p class="muted numbers">{words.checkingSolutions}</p>
  </SolutionsSlot>
);
const LevelsPlaceholder = () => <div class={css.levelsToCome} />;
const LibraryPlaceholder = () => (
  <Row tools class={`${css.tools} ${css.library}`}>
    <select aria-label={words.choosePuzzle} disabled />
  </Row>
);

interface Props {
  /** Whether the panel is in a sheet, which has its own title and border. */
  readonly bare?: boolean;
  /** Called when another puzzle was opened, but not when a given was edited, so that a surrounding sheet can close. */
  readonly onChosen?: () => void;
}

export const PuzzlePanel = guarded("puzzle/puzzle", PuzzlePanelContent);

function PuzzlePanelContent({ bare = false, onChosen }: Props) {
  const session = useSession();
  /** Reads a pasted text once the code for it is loaded. */
  const take: TakeText = async (text, from) =>
    session.get(await ensureLoaded(loadTake)).take(text, from);
  const { puzzle, clashing } = session.get(createDocument);
  const { setGiven, setGivens, canUndo, canRedo, undo, redo } = session.get(createPuzzleEditor);
  const { hexadecimal } = session.get(createRefusal);
  /** The sheet stays open if the panel shows a question about the text. */
  const onTaken = () => hexadecimal.peek() === null && onChosen?.();
  const [active, setActive] = useState(0);
  const [enlarged, setEnlarged] = useState(() => matchMedia("(pointer: coarse)").matches);
  const [pad, setPad] = useState(false);
  // In a sheet, the owner of the sheet listens, so that a paste while this panel is being fetched is not lost.
  useEffect(() => (bare ? undefined : listenForPaste(take)), [bare]);
  const current = puzzle.value;
  const { part: PuzzleOfLevel } = useLazy(loadLevels);
  const { part: Library, failed: noLibrary } = useLazy(loadLibrary);
  const { part: SolutionsLine, failed: noSolutions } = useLazy(loadSolutions);
  const { part: Clashes } = useLazy(loadClashes, clashing.value);
  const { part: Hexadecimal } = useLazy(loadHexadecimal, hexadecimal.value !== null);
  if (!current) return null;
  const cells = current.side * current.side;
  const cell = Math.min(active, cells - 1);
  const givens = current.givens.filter((digit) => digit > 0).length;
  const small = current.side >= SMALL_CELL_SIDE;
  return (
    <Panel
      class={bare ? `${css.root} ${css.bare}` : css.root}
      data-part="puzzle"
      aria-labelledby="puzzle-title"
    >
      <PanelHead>
        <h2 id="puzzle-title">{words.puzzle}</h2>
        <span class="muted numbers">{words.facts(current.side, givens)}</span>
        {current.side > 9 && <Numerals />}
      </PanelHead>
      <BoardFrame data-enlarged={small && enlarged}>
        <Board
          puzzle={current}
          active={cell}
          onActive={setActive}
          padOpen={pad}
          onTap={() => setPad(true)}
          onDigit={setGiven}
          onUndo={undo}
          onRedo={redo}
        >
          {clashing.value && Clashes && <Clashes puzzle={current} />}
        </Board>
      </BoardFrame>
      {SolutionsLine ? <SolutionsLine /> : (noSolutions ?? <SolutionsPlaceholder />)}
      <Pad
        side={current.side}
        open={pad}
        onToggle={setPad}
        cell={cell}
        onDigit={setGiven}
        onGo={setActive}
      />
      {clashing.value && (
        <div role="alert">
          <Refusal as="ul">
            {current.clashes.slice(0, 3).map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
            <li>{words.fixClash}</li>
          </Refusal>
        </div>
      )}
      <Row tools class={css.tools}>
        <PasteDialog onTaken={onTaken} />
        <DisguiseDialog />
        {small && (
          <Button
            icon
            toggle
            title={words.enlarge}
            aria-pressed={enlarged}
            onClick={() => setEnlarged(!enlarged)}
          >
            <MoreIcon name="lens" label={words.enlarge} />
          </Button>
        )}
        <span class="spacer" />
        <Row as="span" class={css.changes}>
          <Button icon title={words.undo} disabled={!canUndo.value} onClick={undo}>
            <MoreIcon name="undo" label={words.undo} />
          </Button>
          <Button icon title={words.redo} disabled={!canRedo.value} onClick={redo}>
            <MoreIcon name="redo" label={words.redo} />
          </Button>
          <button
            type="button"
            disabled={givens === 0}
            onClick={() => setGivens(new Uint8Array(cells), current.box)}
          >
            {words.clear}
          </button>
        </Row>
      </Row>
      {PuzzleOfLevel ? <PuzzleOfLevel onChosen={onChosen} /> : <LevelsPlaceholder />}
      {Library ? <Library onChosen={onChosen} /> : (noLibrary ?? <LibraryPlaceholder />)}
      <RefusedOnPage />
      {Hexadecimal && <Hexadecimal />}
    </Panel>
  );
}
