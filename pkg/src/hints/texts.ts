// Generated from www/src/words/en/reasons.ftl by tools/hint-texts.mjs.

/** The texts of reasons and proofs. */
export interface HintTexts {
  /** The name of a house; numbers start at 1. */
  readonly house: (kind: "row" | "column" | "box", number: number) => string;
  readonly holds: (house: string, digits: readonly string[]) => string;
  readonly removedDigits: (digits: readonly string[]) => string;
  readonly blocks: (digit: string, cell: string, cells: readonly string[], house: string | null | undefined) => string;
  readonly removedCells: (digit: string, cells: readonly string[]) => string;
  readonly because: (digit: string) => string;
  readonly becauseDigits: (cell: string) => string;
  readonly chain: string;
  readonly case: (number: number, of: number) => string;
  readonly suppose: (cells: readonly string[], digit: string, on: boolean) => string;
  readonly follows: (cells: readonly string[], digit: string, on: boolean, why: string) => string;
  readonly lastCandidate: (cell: string) => string;
  readonly lastPlace: (house: string) => string;
  readonly filled: (cell: string, digit: string) => string;
  readonly seen: (cells: readonly string[], digit: string, house: string | null | undefined) => string;
  readonly set: (cells: readonly string[], digit: string) => string;
  readonly net: string;
  readonly nested: (cell: string, digit: string) => string;
  readonly contradiction: (cell: string, digit: string) => string;
  readonly proofTitle: string;
  readonly proof: {
    readonly fullHouse: string;
    readonly nakedSingle: string;
    readonly hiddenSingle: string;
    readonly locked: string;
    readonly nakedSubset: string;
    readonly hiddenSubset: string;
    readonly fish: string;
    readonly finnedFish: string;
    readonly frankenFish: string;
    readonly finnedFrankenFish: string;
    readonly remotePair: string;
    readonly bug: string;
    readonly twoLinks: string;
    readonly emptyRectangle: string;
    readonly wWing: string;
    readonly xyWing: string;
    readonly xyzWing: string;
    readonly wxyzWing: string;
    readonly deadly: string;
    readonly uniqueLoop: string;
    readonly extendedRectangle: string;
    readonly avoidable: string;
    readonly simpleColors: string;
    readonly simpleColorsWrap: string;
    readonly multiColors: string;
    readonly multiColorsWrap: string;
    readonly medusa: string;
    readonly medusaWrap: string;
    readonly medusaEmptied: string;
    readonly xChain: string;
    readonly xyChain: string;
    readonly niceLoop: string;
    readonly loopPlaced: string;
    readonly continuousLoop: string;
    readonly alsXz: string;
    readonly alsXzDoubly: string;
    readonly alsXyWing: string;
    readonly alsChain: string;
    readonly alsChainClosed: string;
    readonly deathBlossom: string;
    readonly alignedPair: string;
    readonly sueDeCoq: string;
    readonly forcingChain: string;
    readonly forcingChainWrong: string;
    readonly forcingNet: string;
    readonly forcingNetWrong: string;
    readonly nestedForcingNet: string;
  };
}
