/** The lines of the tables in `docs/papers.md`. */

/** The first column names of the tables in the sections of the texts that list no items of a text, but counts of our runs. */
const TABLES_OF_COUNTS = ["cell order", "difficulty of the boards", "givens of the boards"];

/**
 * The items of the tables in the sections A to D, of any width, with the status in their last column; and the tables
 * there without such a column.
 *
 * @typedef {{ key: string, here: string, status: string }} Line
 * @returns {{ lines: Line[], unmarked: string[] }}
 */
export function tablesOf(/** @type {string} */ text) {
  /** @type {Line[]} */
  const lines = [];
  const unmarked = [];
  let letter = "";
  /** The column of the status; 0 in a table without statuses, -1 outside of tables. */
  let column = -1;
  for (const line of text.split("\n")) {
    letter = /^## ([A-D])\. /.exec(line)?.[1] ?? (line.startsWith("## ") ? "" : letter);
    const cells = line.split("|").map((cell) => cell.trim());
    if (!line.startsWith("|") || letter === "") column = -1;
    else if (column === -1) {
      column = cells.at(-2) === "faithful?" ? cells.length - 2 : 0;
      if (column === 0 && !TABLES_OF_COUNTS.includes(cells[1] ?? ""))
        unmarked.push(`${letter}: ${cells[1]}`);
    } else if (column > 0 && !/^-+$/.test(cells[1] ?? "")) {
      lines.push({
        key: `${letter}: ${cells[1]}`,
        here: cells[2] ?? "",
        status: cells[column] ?? "",
      });
    }
  }
  return { lines, unmarked };
}
