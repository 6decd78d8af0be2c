// Generated from found.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly descriptions: {
    readonly solve: string;
    readonly race: string;
    readonly generate: string;
    readonly experiment: string;
    readonly papers: string;
    readonly set: string;
    readonly cores: string;
    readonly tune: string;
    readonly learn: string;
    readonly technique: string;
    readonly own: string;
    readonly train: string;
  };
  readonly aboutOne: (name: string, about: string) => string;
};
export type Functions = never;
