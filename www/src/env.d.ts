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

/** The text of a file, as Vite hands it out. */
declare module "*?raw" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: so Vite hands it out
  export default text;
}
