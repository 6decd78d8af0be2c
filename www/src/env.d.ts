/** What the build puts in place of `import.meta.env`. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
}
