/** The control that opens bundled, recent, blank and random puzzles. */

import { useRef } from "preact/hooks";
import { createAddress } from "../../lab/address/link";
import { famous, sizes } from "../../lab/collection";
import { recent } from "../../lab/recent";
import { useSession } from "../../session/context";
import { createDocument } from "../../session/document";
import { lab } from "../../session/engine";
import { ensureLoaded } from "../../ui/Lazy";
import { MoreIcon } from "../../ui/MoreIcon";
import { Row } from "../../ui/Row";
import { words } from "../../words";
import { words as library } from "../../words/library";
import { createIntake } from "./intake";
import * as css from "./Puzzle.module.css";
import { createRefusal } from "./refusal";

const bundledPuzzles = [...famous, ...sizes];
/** The puzzles from which random puzzles are derived by a random symmetry. */
const loadSeeds = () =>
  import("../../lab/random.json").then(({ default: all }): readonly string[] => all);
const blankSides = [4, 6, 9, 12, 16, 25];

/** Keys that change the value of a closed list immediately, before the visitor has seen the other entries. */
const BROWSING_KEYS = /^(Arrow|Page|Home|End)|^.$/;

interface Props {
  /** Called when a puzzle was chosen; not called for a blank board, whose digits still have to be entered. */
  readonly onChosen?: (() => void) | undefined;
}

export function Library({ onChosen }: Props) {
  const session = useSession();
  const { puzzle, setPuzzle, decidedSince } = session.get(createDocument);
  const { refusal } = session.get(createRefusal);
  const { asNewEntry } = session.get(createAddress);
  const { take } = session.get(createIntake);
  /** The last key pressed in the list; empty after a press with the pointer. */
  const lastKey = useRef("");
  const text = puzzle.value?.text ?? "";
  const chosen = bundledPuzzles.findIndex((one) => one.text === text);

  function choosePuzzle(value: string) {
    const side = Number(/^blank (\d+)$/.exec(value)?.[1] ?? 0);
    const puzzle = bundledPuzzles[Number(value)];
    const before = /^recent (\d+)$/.exec(value);
    const again = before && recent.value.puzzles[Number(before[1])];
    if (again && lab.value) {
      refusal.value = null;
      const read = lab.value.read(again.text, { box: again.box });
      asNewEntry(() => setPuzzle(read));
      currentPuzzleId();
      return;
    }
    if (side > 0) void take(".".repeat(side * side));
    else if (puzzle) void take(puzzle.text).then((taken) => taken && currentPuzzleId());
  }

  function currentPuzzleId() {
    if (!BROWSING_KEYS.test(lastKey.current)) onChosen?.();
  }

  async function openRandom() {
    const isSuperseded = decidedSince();
    const seeds = await ensureLoaded(loadSeeds);
    const current = lab.value;
    if (!current || isSuperseded()) return;
    const seed = current.freshSeed();
    const side = puzzle.value?.side ?? 9;
    const same = [...seeds, ...bundledPuzzles.map(({ text }) => text)].filter(
      (text) => text.length === side * side,
    );
    const source = same[seed % same.length];
    if (source === undefined) return;
    refusal.value = null;
    asNewEntry(() => setPuzzle(current.shuffle(current.read(source), seed)));
    onChosen?.();
  }

  return (
    <Row tools class={`${css.tools} ${css.library}`}>
      <select
        aria-label={words.choosePuzzle}
        value={chosen < 0 ? "own" : String(chosen)}
        onPointerDown={() => {
          lastKey.current = "";
        }}
        onKeyDown={({ key }) => {
          lastKey.current = key;
        }}
        onChange={(event) => choosePuzzle(event.currentTarget.value)}
      >
        {chosen < 0 && <option value="own">{library.yourPuzzle}</option>}
        <optgroup label={library.famous}>
          {famous.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </optgroup>
        <optgroup label={library.sizes}>
          {sizes.map(({ name }, index) => (
            <option key={name} value={famous.length + index}>
              {name}
            </option>
          ))}
          {blankSides.map((side) => (
            <option key={side} value={`blank ${side}`}>
              {library.blankBoard(side)}
            </option>
          ))}
        </optgroup>
        {recent.value.puzzles.length > 0 && (
          <optgroup label={words.recent}>
            {recent.value.puzzles.map(({ text, box, label }, index) => (
              <option key={`${text} ${box}`} value={`recent ${index}`}>
                {label}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <button type="button" title={library.randomHelp} onClick={() => void openRandom()}>
        <MoreIcon name="dice" />
        {library.random}
      </button>
    </Row>
  );
}
