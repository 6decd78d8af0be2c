/**
 * Setups: the algorithm that runs on a puzzle, with its options. The ids of presets, parameters and counters come from
 * the catalog of the engine (`Catalog`), so the compiler rejects an id that does not exist. An id that the compiler
 * cannot know, such as one from an address or a form, has the type `string`: it is accepted, and checked when it is
 * used.
 */
import type { Catalog, GeneratorId, TechniqueId, TechniqueOrderId } from "../wasm/ids.js";

export type {
  Catalog,
  GeneratorId,
  ScaleId,
  SolverId,
  TechniqueId,
  TechniqueOrderId,
} from "../wasm/ids.js";

/** The value of a parameter: text, or a value that `String` converts to this text. */
export type ParamValue = string | number | boolean | readonly string[];

/** The catalog, and a custom solver, which describes itself at run time. */
export interface Algorithms extends Catalog {
  readonly own: {
    readonly presets: string;
    readonly params: Readonly<Record<string, ParamValue>>;
    readonly counters: Readonly<Record<string, number>>;
  };
}

/** The id of a solver or a generator; `own` is a custom solver. */
export type AlgorithmId = keyof Algorithms;

/** The id of a preset of an algorithm. */
export type PresetId<Id extends AlgorithmId = AlgorithmId> = Algorithms[Id]["presets"];

/** The parameters of an algorithm. */
export type Params<Id extends AlgorithmId> = Algorithms[Id]["params"];

/** The id of a counter of one of these algorithms. */
export type CounterId<Id extends AlgorithmId = AlgorithmId> = Id extends AlgorithmId
  ? keyof Algorithms[Id]["counters"]
  : never;

/**
 * The counters of an algorithm, by id. For a union of algorithms, the counters that all of them have; the others may be
 * missing. For an id that the compiler does not know, any counters.
 */
export type Counters<Id extends string = string> = string extends Id
  ? Readonly<Record<string, number>>
  : Algorithms[Id & AlgorithmId]["counters"] &
      Readonly<Partial<Record<CounterId<Id & AlgorithmId>, number>>>;

/** The options that every algorithm accepts. */
export interface RunOptions {
  /** The seed, an integer below 2^32. */
  readonly seed?: number;
  /** The number of solutions to search for; 0 means all. Default: 1. */
  readonly solutions?: number;
  /** The maximum number of steps. */
  readonly maxSteps?: number | undefined;
}

/** An algorithm with one of its presets and some of its parameters. */
export interface SetupOf<Id extends AlgorithmId> extends RunOptions {
  readonly algorithm: Id;
  readonly preset?: PresetId<Id> | undefined;
  /** Parameters that replace values of the preset. */
  readonly params?: Params<Id>;
}

/**
 * An algorithm with its options, to be run on a puzzle. The compiler checks preset and parameters against the
 * algorithm; `Setup<"ga">` is a setup of one algorithm. See `AnySetup` for setups that are not known before run time.
 */
export type Setup<Id extends AlgorithmId = AlgorithmId> = {
  [K in Id]: SetupOf<K>;
}[Id];

/** A setup from an address, a form or a file: any text may be an id, and is checked when it is used. */
export interface AnySetup extends RunOptions {
  readonly algorithm: string;
  readonly preset?: string | undefined;
  /** Parameters that replace values of the preset. */
  readonly params?: Readonly<Record<string, ParamValue>>;
}

/**
 * The argument type for setups: a `Setup`, or an `AnySetup` whose algorithm has the type `string`. An `AnySetup` with a
 * literal algorithm is rejected, because it should be a `Setup`.
 */
export type SetupInput<Id extends string> =
  | Setup
  | DefaultSetup<Id>
  | (string extends Id ? AnySetup & { readonly algorithm: Id } : never);

/**
 * One of several algorithms, with its defaults. The compiler compares a union of ids with the setups of `Setup` one by
 * one, but gives up if there are more than 25.
 */
type DefaultSetup<Id extends string, All extends string = Id> = Id extends AlgorithmId
  ? [All] extends [Id]
    ? never
    : RunOptions & {
        readonly algorithm: All & AlgorithmId;
        readonly preset?: never;
        readonly params?: never;
      }
  : never;

/** The solvers that are used if a setup names none: `fast` for 9×9 grids, otherwise `general`. */
export type QuickestId = "fast" | "general";

/** As `SetupInput`; without an algorithm, the quickest solver for the puzzle is used. */
export type SolveInput<Id extends string> =
  | Setup
  | (RunOptions & { readonly [K in "algorithm" | "preset" | "params"]?: never })
  | (string extends Id ? Partial<AnySetup> & { readonly algorithm?: Id } : never);

/** An id of a list; any text if it is not known before run time. */
export type IdInput<Known extends string, Id extends string> =
  | Known
  | (string extends Id ? Id : never);

/** As `SetupInput` for a generator. */
export type GeneratorInput<Id extends string> =
  | Setup<GeneratorId>
  | (string extends Id ? AnySetup & { readonly algorithm: Id } : never);

/** As `GeneratorInput`; without an algorithm, the generator is `dig`. */
export type GenerateInput<Id extends string> =
  | Setup<GeneratorId>
  | (Omit<SetupOf<"dig">, "algorithm"> & { readonly algorithm?: never })
  | (string extends Id ? Partial<AnySetup> & { readonly algorithm?: Id } : never);

/** Techniques as a list, in order, or as text: `all`, the id of an order, or ids with commas. */
export type TechniquesInput<Id extends string> =
  | IdInput<"all" | TechniqueOrderId | TechniqueId | `${TechniqueId},${string}`, Id>
  | readonly IdInput<TechniqueId, Id>[];

/** The preset of an algorithm; any text if the compiler does not know the algorithm. */
export type PresetInput<Id extends string> = Id extends AlgorithmId ? PresetId<Id> : string;
