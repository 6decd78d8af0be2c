/** A trained net: message passing between the candidates of a puzzle, without search. */

/** A net, with its weights grouped by the part of the net to which they belong. */
export interface OpenedNet {
  readonly features: number;
  readonly hidden: number;
}

export interface NetPuzzle {
  readonly side: number;
  readonly boxRows: number;
  readonly boxColumns: number;
  readonly givens: Uint8Array;
}

/** The state of a puzzle after some steps. */
export interface NetState {
  readonly steps: number;
  readonly digits: Uint8Array;
  readonly beliefs: Float32Array;
}

export function openNet(features: number, hidden: number, weights: Float32Array): OpenedNet;
export function begin(net: OpenedNet, puzzle: NetPuzzle): NetState;
export function advance(state: NetState): void;
export function isSolved(state: NetState): boolean;
