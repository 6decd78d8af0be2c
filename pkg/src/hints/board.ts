/** A position in the form in which hints are explained. */
export interface HintBoard {
  /** Cells per row. */
  readonly side: number;
  /** Rows and columns of a box, as `3x3`. */
  readonly box: string;
  /** The digit of each cell; 0 is blank. */
  readonly digits: Uint8Array;
  /** The candidates of each blank cell as bit sets (bit d − 1 for digit d); 0 for filled cells. */
  readonly candidates: Uint32Array;
}
