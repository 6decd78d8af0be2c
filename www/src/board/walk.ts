/** Returns the cell to which a key moves the focus in a grid; `null` if the key does not move the focus. */
export function nextCell(key: string, command: boolean, cell: number, side: number): number | null {
  const row = Math.floor(cell / side);
  const column = cell % side;
  const at = (r: number, c: number) =>
    Math.min(Math.max(r, 0), side - 1) * side + Math.min(Math.max(c, 0), side - 1);
  switch (key) {
    case "ArrowUp":
      return at(row - 1, column);
    case "ArrowDown":
      return at(row + 1, column);
    case "ArrowLeft":
      return at(row, column - 1);
    case "ArrowRight":
      return at(row, column + 1);
    case " ":
      return Math.min(cell + 1, side * side - 1);
    case "Home":
      return command ? 0 : at(row, 0);
    case "End":
      return command ? side * side - 1 : at(row, side - 1);
    default:
      return null;
  }
}
