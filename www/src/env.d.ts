/** What the build puts in place of these. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
  /** Files by their paths, each fetched when it is called for. */
  glob<T>(
    pattern: string | readonly string[],
    options?: { readonly import: string },
  ): Readonly<Record<string, () => Promise<T>>>;
}

/** Styles that come with what is fetched later. */
declare module "*.css";

/** The styles of components, in the pages of the lessons. */
declare module "*.css?lesson";

/** The text of a file, as Vite hands it out. */
declare module "*?raw" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: so Vite hands it out
  export default text;
}

/** A file of compiled catalogs. */
declare module "virtual:tables/*" {
  export const names: (functions: object) => Readonly<Record<string, string>>;
}

/** The compiled catalogs of the page's own texts: `www/catalogs.mjs` makes them. */
declare module "virtual:tables" {
  /** Tables by their names. */
  export type TableFile = Readonly<Record<string, (functions: object) => object>>;

  /** The first file of a language: tables, and how the other files of the language are loaded. */
  export type FirstFile = TableFile & {
    readonly files: Readonly<Record<string, () => Promise<TableFile>>>;
    /** Loads translations of data, by the kind of data; English has none. */
    readonly data?: Readonly<
      Record<string, () => Promise<{ readonly texts: Readonly<Record<string, string>> }>>
    >;
    /** Loads translations of the messages of the engine; English has none. */
    readonly engine?: () => Promise<{ readonly default: object }>;
  };

  /** The file of a table whose name is another than the table's. */
  export const groupOf: Readonly<Record<string, string>>;
  /** Loads the first file of a language, by the tag of the language; English is the first. */
  export const firstFiles: Readonly<Record<string, () => Promise<FirstFile>>>;
}
