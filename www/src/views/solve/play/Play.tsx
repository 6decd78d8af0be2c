/** The puzzle to solve: its name and level, the time, and the board. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { BoardFrame } from "../../../board/BoardParts";
import { Numerals } from "../../../board/Numerals";
import { SolutionsLine } from "../../../parts/solutions/SolutionsLine";
import { createSolutions } from "../../../parts/solutions/solution-count";
import { createLevel } from "../../../play/rate/level";
import { createGame } from "../../../play/store";
import { useSession, useStore } from "../../../session/context";
import { lab } from "../../../session/engine";
import { guarded } from "../../../ui/Boundary";
import { Button } from "../../../ui/Button";
import { MoreIcon } from "../../../ui/MoreIcon";
import { notices } from "../../../ui/notices";
import { onResize } from "../../../ui/resize";
import { scrollIntoView } from "../../../ui/scroll";
import { words as common } from "../../../words";
import { words } from "../../../words/play";
import { PlayBoard } from "../board/PlayBoard";
import * as css from "../Play.module.css";
import { ArrivalPanels, factsOf, Picker } from "../source/Picker";
import { createCheck } from "./check";
import { measureAround } from "./room";
import { createSolveSheets } from "./sheets";
import { Timer } from "./Timer";

/** The side from which cells are small for a finger, so that the board can be enlarged beyond its frame. */
const SMALL_CELL_SIDE = 12;

/** Returns whether the puzzle was solved while on the board; false for a game that was opened solved. */
function useJustSolved(): boolean {
  const { gamePuzzle, finished } = useStore(createGame);
  const puzzle = gamePuzzle.value;
  const solved = finished.value !== null;
  const open = useRef<typeof puzzle>(null);
  useEffect(() => {
    if (!solved) open.current = puzzle;
  }, [solved, puzzle]);
  return solved && open.current === puzzle;
}

export const Play = guarded("solve/play", PlayContent);

function PlayContent() {
  const session = useSession();
  const { follow } = session.get(createCheck);
  const { finished, position } = session.get(createGame);
  const { rating } = session.get(createLevel);
  const { census } = session.get(createSolutions);
  const { keysOpen } = session.get(createSolveSheets);
  const root = useRef<HTMLElement>(null);
  const [enlarged, setEnlarged] = useState(() => matchMedia("(pointer: coarse)").matches);
  useEffect(follow, []);
  // The last digit may be entered while the coach is out of view.
  useEffect(() => {
    const line = document.querySelector<HTMLElement>(".coach-solved-line");
    if (line) scrollIntoView(line);
  }, [finished.value !== null]);
  const justSolved = useJustSolved();
  const p = position.value;
  const side = p?.side ?? 9;
  const currentNotices = notices.value; // notices are above the board
  useLayoutEffect(() => {
    const measure = () => root.current && measureAround(root.current, side);
    measure();
    const head = root.current?.querySelector<HTMLElement>(".play-desk-head");
    const stop = head ? onResize(head, measure) : undefined;
    addEventListener("resize", measure);
    return () => {
      stop?.();
      removeEventListener("resize", measure);
    };
  }, [currentNotices, side, p]);
  const small = p !== null && p.side >= SMALL_CELL_SIDE;
  const level = rating.value?.level;
  const unique = census.value?.exhausted && census.value.found === 1;
  return (
    <section ref={root} class={css.root} data-part="boards" aria-labelledby="play-title">
      <h2 id="play-title" class="visually-hidden" tabIndex={-1} data-start="">
        {words.title}
        {p && `: ${factsOf(p.side, p.givens)}`}
      </h2>
      <div class={css.deskHead} data-part="puzzle">
        <Picker />
        {level && (
          <span class={css.chip} data-level={level}>
            {words.levels[level]}
          </span>
        )}
        {lab.value && (
          <span class={css.chips} data-unique={unique}>
            <SolutionsLine listed />
          </span>
        )}
        {p && p.side > 9 && <Numerals />}
        {small && (
          <Button
            icon
            toggle
            title={common.enlarge}
            aria-pressed={enlarged}
            onClick={() => setEnlarged(!enlarged)}
          >
            <MoreIcon name="lens" label={common.enlarge} />
          </Button>
        )}
        <Timer />
        <ArrivalPanels />
      </div>
      <div class={css.boardRoom}>
        <BoardFrame
          class={css.frame}
          data-enlarged={small && enlarged}
          data-just-solved={justSolved}
        >
          <PlayBoard
            onSheet={() => {
              keysOpen.value = true;
            }}
          />
        </BoardFrame>
      </div>
    </section>
  );
}
