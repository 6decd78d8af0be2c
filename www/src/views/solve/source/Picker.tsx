/** The picker above the board: a sheet with every source of puzzles. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { bundledName } from "../../../lab/collection";
import { DisguiseDialog } from "../../../parts/disguise/DisguiseDialog";
import { Hexadecimal } from "../../../parts/puzzle/Hexadecimal";
import { LevelChoice } from "../../../parts/puzzle/LevelChoice";
import { Library } from "../../../parts/puzzle/Library";
import { createWantedLevel } from "../../../parts/puzzle/levels";
import { MakingLevel } from "../../../parts/puzzle/MakingLevel";
import { PasteDialog } from "../../../parts/puzzle/PasteDialog";
import { RefusedOnPage } from "../../../parts/puzzle/RefusedOnPage";
import { createRefusal } from "../../../parts/puzzle/refusal";
import { puzzleOfDay } from "../../../play/rate/level";
import { createGame } from "../../../play/store";
import { useSession, useStore } from "../../../session/context";
import { createDocument } from "../../../session/document";
import { lab } from "../../../session/engine";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import { listenForPaste } from "../../../ui/paste";
import { Row } from "../../../ui/Row";
import { Sheet } from "../../../ui/Sheet";
import { words as common } from "../../../words";
import { words } from "../../../words/play";
import * as css from "../Play.module.css";
import { Incoming, OpenFile } from "../share/Incoming";
import { createImport } from "../share/import-text";
import { createOpening } from "../share/opening";
import { Recent } from "./Recent";

/** Returns the name of the puzzle on the board in the collection, or its size if it has no name. */
function useName(): string {
  const session = useSession();
  const { gamePuzzle } = session.get(createGame);
  const { puzzle } = session.get(createDocument);
  const p = gamePuzzle.value;
  return bundledName(puzzle.value?.text ?? "") ?? (p ? factsOf(p.side, p.givens) : words.choose);
}

export function Picker() {
  const open = useSignal(false);
  const name = useName();
  return (
    <>
      <Button
        picker
        class={css.picker}
        aria-haspopup="dialog"
        title={words.choose}
        onClick={() => {
          open.value = true;
        }}
      >
        <PuzzleThumbnail />
        <b>{name}</b>
        <Icon name="down" />
      </Button>
      <Sheet title={words.source} open={open}>
        <PuzzleSources open={open} />
      </Sheet>
    </>
  );
}

/** Shows the pattern of the givens as a thumbnail. */
function PuzzleThumbnail() {
  const { gamePuzzle } = useStore(createGame);
  const p = gamePuzzle.value;
  if (!p) return null;
  const { side } = p;
  const cells = [...p.givens].flatMap((digit, cell) => (digit > 0 ? [cell] : []));
  const path = cells.map((cell) => `M${cell % side} ${Math.floor(cell / side)}h.8v.8h-.8z`);
  return (
    <svg class={css.pickerThumb} viewBox={`-.1 -.1 ${side} ${side}`} aria-hidden="true">
      <path d={path.join("")} />
    </svg>
  );
}

function PuzzleSources({ open }: { readonly open: Signal<boolean> }) {
  const session = useSession();
  const { position, current } = session.get(createGame);
  const { puzzle } = session.get(createDocument);
  const { refusal } = session.get(createRefusal);
  const { pendingQuestion } = session.get(createOpening);
  const { prepareLevels, openLevel, dailyIsReady, openDaily } = session.get(createWantedLevel);
  const { take } = session.get(createImport);
  const close = () => {
    open.value = false;
  };
  // The sheet closes when another puzzle is on the board, or when the page has a question about it.
  const before = useRef([
    position.peek() && current(),
    puzzle.value,
    refusal.value,
    pendingQuestion.value,
  ]);
  const now = [position.value && current(), puzzle.value, refusal.value, pendingQuestion.value];
  useEffect(() => {
    if (now.some((one, at) => one !== before.current[at])) close();
  });
  useEffect(prepareLevels, [lab.value]);
  const daily = puzzleOfDay(new Date());
  return (
    <div class={css.sources}>
      <section aria-labelledby="levels-title">
        <h3 id="levels-title">{words.newPuzzle}</h3>
        <LevelChoice
          choose={(level) => {
            close();
            void openLevel(level);
          }}
        />
        <button
          type="button"
          data-ready={dailyIsReady()}
          disabled={!lab.value}
          onClick={() => {
            close();
            void openDaily();
          }}
        >
          {words.daily} <span class="muted">{words.levels[daily.level]}</span>
        </button>
      </section>
      <section aria-labelledby="collection-title">
        <h3 id="collection-title">{words.collection}</h3>
        {lab.value && <Library />}
        <Row tools>
          <PasteDialog take={take} />
          <OpenFile />
          <DisguiseDialog />
        </Row>
      </section>
      <Recent />
    </div>
  );
}

/** Handles puzzles that arrive by paste, drop or link, with the questions about them. */
export function ArrivalPanels() {
  const { take, takeFile } = useStore(createImport);
  useEffect(() => listenForPaste(take, false, (file) => void takeFile(file)), []);
  return (
    <div class={css.arrivals}>
      <MakingLevel />
      {lab.value && (
        <>
          <RefusedOnPage />
          <Hexadecimal />
          <Incoming />
        </>
      )}
    </div>
  );
}

export const factsOf = (side: number, givens: Uint8Array): string =>
  common.facts(side, givens.filter((digit) => digit > 0).length);
