/** The techniques that people solve by: an index of all, or a page of one. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TechniqueInfo } from "sudoku-lab";
import { loadWorkshop } from "../../lab/workshop/load";
import { Acts } from "../../ui/Later";
import { words as common } from "../../words";
import { words } from "../../words/techniques";
import { type Boards, loadBoards } from "./boards";
import { Gallery } from "./Gallery";
import { Lesson } from "./Lesson";
import { chosen } from "./state";
import "../../styles/techniques.css";

/** What the techniques say of themselves, and the boards they are shown on. */
interface Known {
  readonly techniques: readonly TechniqueInfo[];
  readonly boards: Boards;
}

export function Techniques() {
  const known = useSignal<Known | null>(null);
  const failed = useSignal<string | null>(null);
  async function fetchAll() {
    failed.value = null;
    try {
      const [{ techniques }, boards] = await Promise.all([loadWorkshop(), loadBoards()]);
      known.value = { techniques, boards };
    } catch (error) {
      failed.value = error instanceof Error ? error.message : String(error);
    }
  }
  useEffect(() => void fetchAll(), []);
  if (failed.value !== null) {
    return (
      <div class="notice" role="alert">
        <span>
          {words.failed} {failed.value}
        </span>
        <Acts acts={[{ label: common.tryAgain, run: () => void fetchAll() }]} />
      </div>
    );
  }
  if (!known.value) return <p class="loading">{common.loadingView}</p>;
  const { techniques, boards } = known.value;
  const at = techniques.findIndex(({ id }) => id === chosen.value);
  const info = techniques[at];
  return (
    <div class="techniques">
      {chosen.value !== null && !info && (
        <p class="notice" role="alert">
          {common.linkValue("technique", chosen.value, words.none)}
        </p>
      )}
      {info ? (
        <Lesson
          key={info.id}
          info={info}
          boards={boards.get(info.id) ?? []}
          before={techniques[at - 1]}
          after={techniques[at + 1]}
        />
      ) : (
        <Gallery techniques={techniques} boards={boards} />
      )}
    </div>
  );
}
