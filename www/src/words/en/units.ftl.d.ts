// Generated from units.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly count: {
    readonly step: (n: number) => string;
    readonly node: (n: number) => string;
    readonly deduction: (n: number) => string;
    readonly generation: (n: number) => string;
    readonly iteration: (n: number) => string;
    readonly sweep: (n: number) => string;
    readonly birth: (n: number) => string;
    readonly turn: (n: number) => string;
    readonly test: (n: number) => string;
    readonly removal: (n: number) => string;
  };
  readonly unknown: (n: number, unit: string) => string;
  readonly one: {
    readonly step: string;
    readonly node: string;
    readonly deduction: string;
    readonly generation: string;
    readonly iteration: string;
    readonly sweep: string;
    readonly birth: string;
    readonly turn: string;
    readonly test: string;
    readonly removal: string;
  };
  readonly several: {
    readonly step: string;
    readonly node: string;
    readonly deduction: string;
    readonly generation: string;
    readonly iteration: string;
    readonly sweep: string;
    readonly birth: string;
    readonly turn: string;
    readonly test: string;
    readonly removal: string;
  };
};
export type Functions = never;
