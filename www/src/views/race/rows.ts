/** How lanes are laid into rows: no row longer than there is room for, and none much shorter than another. */
export interface Rows {
  /** Lanes of the longest row. */
  readonly most: number;
  readonly rows: number;
  /** Columns of a grid in which rows of either length come out even. */
  readonly tracks: number;
  /** How many of them each lane takes. */
  readonly spans: readonly number[];
}

export function rowsOf(count: number, room: number): Rows {
  const rows = Math.max(1, Math.ceil(count / room));
  const most = Math.max(1, Math.ceil(count / rows));
  const long = count - rows * (most - 1); // rows of `most`; the others have one less
  const tracks = long === rows ? most : most * (most - 1);
  const spans = Array.from({ length: count }, (_, lane) =>
    lane < long * most ? tracks / most : tracks / (most - 1),
  );
  return { most, rows, tracks, spans };
}
