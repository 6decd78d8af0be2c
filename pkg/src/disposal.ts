/**
 * The object that `using` disposes of. The declarations of the package name `Symbol.dispose` only through this type, so
 * they compile with a library that does not have it (`lib` without `esnext.disposable`); there, the type has no
 * members.
 */
export type Disposal = {
  readonly [K in SymbolConstructor["dispose" & keyof SymbolConstructor]]: () => void;
};
