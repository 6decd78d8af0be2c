/**
 * What `using` calls. The declarations of the package name `Symbol.dispose` only through this type, so they compile with
 * a library that does not have it (`lib` without `esnext.disposable`); there, it has no members.
 */
export type Disposal = {
  readonly [K in SymbolConstructor["dispose" & keyof SymbolConstructor]]: () => void;
};
