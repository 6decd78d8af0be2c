// Generated from library.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly yourPuzzle: string;
  readonly famous: string;
  readonly sizes: string;
  readonly random: string;
  readonly randomHelp: string;
  readonly blankBoard: (side: number) => string;
};
export type Functions = never;
