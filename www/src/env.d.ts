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
  /** Tags of languages, English first. */
  export const languages: readonly string[];
  /** The file of a table whose name is another than the table's. */
  export const groupOf: Readonly<Record<string, string>>;
  /** By language and name, such as `de/race`: each gives the tables in it, by their names. */
  export const files: Readonly<
    Record<string, () => Promise<Readonly<Record<string, (functions: object) => object>>>>
  >;
}
