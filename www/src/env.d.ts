/** What the build puts in place of `import.meta.env`. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
}

/** Styles that come with what is fetched later. */
declare module "*.css";
