/** The puzzle to be solved: board, controls, and what is to be said of them. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Numerals } from "../../../board/Numerals";
import { lab, puzzle } from "../../../lab/store";
import { SolutionsLine } from "../../../parts/solutions/SolutionsLine";
import { solvedSentence } from "../../../play/commands";
import { helping } from "../../../play/help/ask";
import { anotherSoon } from "../../../play/rate/soon";
import { editing, finished, position } from "../../../play/store";
import { guarded } from "../../../ui/Boundary";
import { Icon } from "../../../ui/Icon";
import { notices } from "../../../ui/notices";
import { show } from "../../../ui/scroll";
import { words as common } from "../../../words";
import { words } from "../../../words/play";
import { PlayBoard } from "../board/PlayBoard";
import { Controls } from "./Controls";
import { follow, verdict } from "./check";
import { measureAround } from "./room";
import { Timer } from "./Timer";

/** From this side on cells are small for a finger: the board can be larger than its frame. */
const SMALL = 12;

export const Play = guarded("solve/play", PlayContent);

function PlayContent() {
  const root = useRef<HTMLElement>(null);
  const [enlarged, setEnlarged] = useState(() => matchMedia("(pointer: coarse)").matches);
  useEffect(follow, []);
  // The last digit may be written where the head of the board is out of sight.
  useEffect(() => {
    const line = root.current?.querySelector(".solved-line");
    if (line) show(line);
  }, [finished.value !== null]);
  const p = position.value;
  const side = p?.side ?? 9;
  const said = notices.value; // they stand above the board
  useLayoutEffect(() => {
    const measure = () => root.current && measureAround(root.current, side);
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [said, side, p]);
  const small = p !== null && p.side >= SMALL;
  const sheet = () => root.current?.querySelector<HTMLElement>(".open-keys")?.click();
  return (
    <section ref={root} class="play panel" data-part="boards" aria-labelledby="play-title">
      <div class="panel-head">
        <h2 id="play-title" tabIndex={-1} data-start="">
          {words.title}
        </h2>
        {p && (
          <span class="muted numbers">
            {common.facts(p.side, p.givens.filter((digit) => digit > 0).length)}
          </span>
        )}
        {p && p.side > 9 && <Numerals />}
        {small && (
          <button
            type="button"
            class="icon toggle"
            title={common.enlarge}
            aria-pressed={enlarged}
            onClick={() => setEnlarged(!enlarged)}
          >
            <Icon name="lens" label={common.enlarge} />
          </button>
        )}
        {finished.value !== null && (
          <>
            <p class="solved-line">{solvedSentence()}</p>
            <button type="button" onClick={anotherSoon}>
              {words.another}
            </button>
          </>
        )}
        <span class="spacer" />
        <Timer />
      </div>
      <div class="play-board-room">
        <div class="board-frame" data-enlarged={small && enlarged}>
          <PlayBoard onSheet={sheet} />
        </div>
      </div>
      <div class="play-side">
        <Controls />
        {verdict.value !== null && <p class="verdict-line">{verdict.value}</p>}
        <Said />
      </div>
    </section>
  );
}

/** What there is to say; a screen reader was told as it came. */
function Said() {
  const clashes = puzzle.value?.clashes ?? [];
  // While help is shut: nothing else beside the board says that it is there.
  const starting =
    !helping.value && !editing.value && finished.value === null && clashes.length === 0;
  return (
    <div class="play-said">
      {starting && <p class="begin">{words.begin}</p>}
      {editing.value && <p>{words.editing}</p>}
      {lab.value && <SolutionsLine listed />}
      {clashes.length > 0 && (
        <div role="alert">
          <ul class="clashes">
            {clashes.slice(0, 3).map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
            <li>{common.fixClash}</li>
          </ul>
        </div>
      )}
    </div>
  );
}
