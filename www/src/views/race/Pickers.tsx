/** The pickers for the puzzle and the race: each shows the present choice and opens a sheet to change it. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Puzzle } from "sudoku-lab";
import { createNavigation } from "../../lab/address/views";
import { firstPuzzle } from "../../lab/first";
import { createRefusal, type TakeText } from "../../parts/puzzle/refusal";
import { useSession, useStore } from "../../session/context";
import { createDocument } from "../../session/document";
import { createRequestedLevel } from "../../session/requested-level";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { ensureLoaded, Lazy, useLazy } from "../../ui/Lazy";
import { listenForPaste } from "../../ui/paste";
import { Sheet } from "../../ui/Sheet";
import { words } from "../../words";
import * as css from "./Pickers.module.css";
import { readyMadeOpen } from "./ready-made";
import { createRaceSheets } from "./sheets";
import { readyMadeRaces } from "./store";

const loadPuzzle = () =>
  import("../../parts/puzzle/PuzzlePanel").then(({ PuzzlePanel }) => PuzzlePanel);
const loadCollection = () => import("../../lab/collection");
const loadRaces = () => import("./Races").then(({ Races }) => Races);
const loadSetup = () => import("./Setup").then(({ Setup }) => Setup);
const loadTake = () => import("../../parts/puzzle/intake").then(({ createIntake }) => createIntake);

/**
 * Returns the name of the puzzle: its name in the collection, otherwise its number of givens, after the level at which it
 * was requested.
 */
function usePuzzleName(): string {
  const { puzzle } = useStore(createDocument);
  const { text = firstPuzzle, givens = [] } = puzzle.value ?? {};
  const requested = useStore(createRequestedLevel).value;
  const { part: collection } = useLazy(loadCollection, text !== firstPuzzle);
  if (text === firstPuzzle) return words.firstPuzzle;
  const facts = words.givens(givens.filter(Boolean).length);
  const level = requested?.text === text ? `${requested.name} · ` : "";
  return collection?.bundledName(text) ?? `${level}${facts}`;
}

export function Pickers() {
  const session = useSession();
  /** Reads a pasted text after the code that parses it is loaded. */
  const take: TakeText = async (text, from) => {
    // A sheet that is opened while the text is being read stays open.
    const wasOpen = sheets.puzzle.peek();
    const taken = await session.get(await ensureLoaded(loadTake)).take(text, from);
    if (wasOpen && taken && hexadecimal.peek() === null) closePuzzle();
    return taken;
  };
  const { view } = session.get(createNavigation);
  const { sheets } = session.get(createRaceSheets);
  const { refusal, hexadecimal } = session.get(createRefusal);
  const { puzzle } = session.get(createDocument);
  const closePuzzle = () => {
    sheets.puzzle.value = false;
  };
  const isRaceView = view.value === "race";
  useEffect(() => (isRaceView ? listenForPaste(take) : undefined), [isRaceView]);
  // A pasted text that is refused or ambiguous opens the sheet, which shows the message or the question.
  const asks = isRaceView && (refusal.value?.from === "page" || hexadecimal.value !== null);
  useEffect(() => {
    if (asks) sheets.puzzle.value = true;
  }, [asks]);
  const { at, changes } = readyMadeOpen(session);
  const race = readyMadeRaces.value[at];
  const changed = race && changes.length > 0;
  const name = usePuzzleName();
  const title = changed ? words.changedRace(race.title) : (race?.title ?? words.chooseRace);
  return (
    <div class={css.root}>
      <span class={css.place} data-part="puzzle" data-name={name}>
        <SettingPicker label={words.puzzle} open={sheets.puzzle}>
          {puzzle.value && <PuzzleThumbnail puzzle={puzzle.value} />}
          <span class={css.title} title={name}>
            {name}
          </span>
        </SettingPicker>
      </span>
      <span class={css.place} data-part="setup" data-name={title}>
        {readyMadeRaces.value.length > 0 && (
          <SettingPicker label={words.race} open={sheets.races}>
            <span class={css.title} title={title}>
              {title}
            </span>
          </SettingPicker>
        )}
        <Button
          ghost
          class={css.setUp}
          title={words.setup}
          aria-label={words.setup}
          aria-haspopup="dialog"
          onClick={() => {
            sheets.setup.value = true;
          }}
        >
          <Icon name="sliders" />
          <span class={css.setUpText}>{words.setUp}</span>
        </Button>
      </span>
      <Sheet title={words.puzzle} open={sheets.puzzle} takesPaste>
        <Lazy load={loadPuzzle} given={{ bare: true, onChosen: closePuzzle }} />
      </Sheet>
      <Sheet title={words.chooseRace} open={sheets.races}>
        <Lazy load={loadRaces} given={{}} />
      </Sheet>
      <Sheet title={words.setup} open={sheets.setup}>
        <Lazy load={loadSetup} given={{ bare: true }} />
      </Sheet>
    </div>
  );
}

interface PickerProps {
  readonly label: string;
  readonly open: { value: boolean };
  readonly children: ComponentChildren;
}

function SettingPicker({ label, open, children }: PickerProps) {
  return (
    <Button
      picker
      aria-haspopup="dialog"
      onClick={() => {
        open.value = true;
      }}
    >
      <span class="visually-hidden">{label}: </span>
      {children}
      <Icon name="down" />
    </Button>
  );
}

/** Shows the pattern of the givens as a thumbnail. */
function PuzzleThumbnail({ puzzle: { side, givens } }: { readonly puzzle: Puzzle }) {
  const path = Array.from(givens, (digit, cell) =>
    digit > 0 ? `M${cell % side} ${Math.floor(cell / side)}h.8v.8h-.8z` : "",
  ).join("");
  return (
    <svg class={css.thumb} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
