/** The puzzle that is on the board at first, unless the address or the storage contains another one. */
export const firstPuzzle =
  "......984...1.8..3....2.7....4.........3....51...5..9.4..5.2.1..9...4358..1.7....";
