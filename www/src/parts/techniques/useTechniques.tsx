/** The human techniques and their example boards, fetched on first use. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TechniqueInfo } from "sudoku-lab";
import { loadTechniques } from "../../lab/techniques";
import { LoadErrorActions } from "../../ui/Lazy";
import { Loading } from "../../ui/Loading";
import { Notice } from "../../ui/Notice";
import { words as common } from "../../words";
import { reasonOf } from "../../words/messages";
import { words } from "../../words/techniques";
import { type Boards, loadBoards } from "./boards";

interface KnownTechniques {
  readonly techniques: readonly TechniqueInfo[];
  readonly boards: Boards;
}

/** Returns the techniques once they are loaded. Until then, `instead` is a loading indicator or an error message. */
export function useTechniques(wanted = true) {
  const known = useSignal<KnownTechniques | null>(null);
  const failed = useSignal<string | null>(null);
  async function fetchAll() {
    failed.value = null;
    try {
      const [techniques, boards] = await Promise.all([loadTechniques(), loadBoards()]);
      known.value = { techniques, boards };
    } catch (error) {
      failed.value = reasonOf(error);
    }
  }
  useEffect(() => {
    if (wanted) void fetchAll();
  }, [wanted]);
  const instead =
    failed.value === null ? (
      <Loading>{common.loadingView}</Loading>
    ) : (
      <Notice role="alert">
        <span>
          {words.failed} {failed.value}
        </span>
        <LoadErrorActions acts={[{ label: common.tryAgain, run: () => void fetchAll() }]} />
      </Notice>
    );
  return { known: known.value, instead };
}
