// Generated from gloss.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly house: {
    readonly one: {
      readonly forms: string;
      readonly meaning: string;
    };
    readonly several: {
      readonly forms: string;
      readonly meaning: string;
    };
  };
};
export type Functions = never;
