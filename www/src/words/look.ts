/** The texts of the inspector. */
import { spoken } from ".";
import { capitalize } from "./format";
import { table } from "./tables";

/** Returns the name of a board by its id, with a number if there are several boards of its kind: level-2. */
export function boardName(id: string): string {
  const [, kind = id, number = ""] = /^(.*?)[ _-](\d+)$/.exec(id) ?? [];
  return capitalize(`${spoken(kind)} ${number}`.trim());
}

const texts = await table("look");
export const words = {
  ...texts,
  boardNote: (clashing: number, unlike: number | null) =>
    [unlike !== null && texts.noteUnlike(unlike), texts.noteClashing(clashing)]
      .filter(Boolean)
      .join(", "),
  boardColumns: (first: string) => ({
    ...texts.boardColumns,
    unlike: texts.boardColumns.unlike(first),
  }),
};
