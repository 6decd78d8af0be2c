// Generated from tour.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly title: string;
  readonly offer: string;
  readonly start: string;
  readonly never: string;
  readonly steps: readonly [{
      readonly title: string;
      readonly text: string;
    }, {
      readonly title: string;
      readonly text: string;
    }, {
      readonly title: string;
      readonly text: string;
    }, {
      readonly title: string;
      readonly text: string;
    }];
  readonly of: (step: number, steps: number) => string;
  readonly back: string;
  readonly next: string;
  readonly done: string;
  readonly skip: string;
};
export type Functions = never;
