/** Finds the puzzle in a text that is not a plain grid, such as a link, a table or a list. Fetched on first use. */

import { type Puzzle, type Registry, SudokuError } from "sudoku-lab";
import { createAddress } from "../../lab/address/link";
import { views } from "../../lab/address/views";
import { findAlgorithm as known } from "../../lab/check";
import { loadWorkshop } from "../../lab/workshop/load";
import { Unreadable } from "../../play/formats/format";
import { hashOf, POSITION_KEY } from "../../play/formats/own";
import { hasMore } from "../../play/formats/packed";
import type { Position } from "../../play/position";
import type { Session } from "../../session/session";
import { fetchOnce } from "../../ui/load";
import { showError } from "../../ui/notices";
import { words } from "../../words/links";
import { reasonOf } from "../../words/messages";
import { firstPuzzle } from "./several";

const loadFormats = () => import("../../play/formats/read");

interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A puzzle and a function to call once it is on the board, or the reason why no puzzle was found. */
type FoundPuzzle =
  | { readonly puzzle: Puzzle; readonly after?: () => void }
  | {
      /** The reason, in the language of the page. */
      readonly message: string;
      /** The id of the reason, if it comes from the engine. */
      readonly id?: string | undefined;
      readonly place?: TextPlace | undefined;
      /** The first puzzle of a text with several puzzles. */
      readonly first?: Puzzle | null;
    };

/** Returns the puzzle in a text. Throws a `SudokuError` if the text is not a link and contains no puzzle. */
export async function findPuzzle(
  session: Session,
  lab: Registry,
  given: string,
): Promise<FoundPuzzle> {
  const own = hashOf(given);
  if (own !== null) return fromOwn(session, lab, own);
  const [workshop, { onlyLine, readWrapped, unpacked, withoutLabels }] = await Promise.all([
    loadWorkshop(),
    fetchOnce(loadFormats),
  ]);
  const text = withoutLabels(await unpacked(given));
  try {
    const wrapped = readWrapped(workshop, text)?.position;
    if (wrapped) return onlyGivens(lab, wrapped);
  } catch (error) {
    if (error instanceof Unreadable)
      return { message: error.message, id: error.id, place: error.place ?? undefined };
    throw error;
  }
  try {
    return { puzzle: workshop.find(text) };
  } catch (error) {
    if (!(error instanceof SudokuError && error.code === "parse")) throw error;
    const only = onlyLine(text);
    if (only && only.text !== text) return { puzzle: workshop.find(only.text) };
    const { i18n, place } = error;
    const first = firstPuzzle(text, place, (part) => workshop.find(part));
    return { message: reasonOf(error), id: i18n?.id, place, first };
  }
}

/** Returns the puzzle from which a position was reached, and a notice if the position contains more than the givens. */
function onlyGivens(lab: Registry, position: Position): FoundPuzzle {
  const { givens, box } = position;
  const puzzle = lab.read(lab.write(givens, box), { box });
  return hasMore(position) ? { puzzle, after: () => showError(words.onlyGivens) } : { puzzle };
}

function fromOwn(session: Session, lab: Registry, hash: string): FoundPuzzle {
  const { parse } = session.get(createAddress);
  const { given, params } = parse(hash);
  const text = given.get("p");
  if (text === undefined) return { message: words.noPuzzle };
  const box = given.get("box");
  let puzzle: Puzzle;
  try {
    puzzle = lab.read(text, box === undefined ? {} : { box });
  } catch (error) {
    return { message: reasonOf(error) };
  }
  const also = [...given].flatMap(([key, value]): string[] => {
    if (["v", "version", "p", "box", "of"].includes(key)) return [];
    if (key === POSITION_KEY) return [words.played];
    if (key === "view") {
      return [words.view(views().find(({ name }) => name === value)?.words.link ?? value)];
    }
    if (key !== "a") return [`${key} ${value.slice(0, 40)}`];
    const names = value.split(",").map((one) => {
      const [id = "", preset] = one.split(":");
      return `${known(lab, id)?.name ?? id}${preset ? `: ${preset}` : ""}`;
    });
    return [words.lanes(names)];
  });
  if (params.length > 0) also.push(words.params);
  if (also.length === 0) return { puzzle };
  const open = {
    label: words.openAll,
    run: () => {
      location.hash = hash;
    },
  };
  return { puzzle, after: () => showError(words.alsoSets(also), open) };
}
