/**
 * Lists the public API of a crate as lines of text, from rustdoc's JSON. Within a major version, none of these lines
 * may disappear.
 */

/**
 * @typedef {{ id: number, name: string | null, visibility: unknown, inner: Record<string, any> }} Item
 * @typedef {{ root: number, index: Record<string, Item> }} Docs
 */

/** @param {Docs} docs @returns {string[]} sorted lines, such as `fn Grid::get(&self, cell: usize) -> u8` */
export function publicApi({ root, index }) {
  /** @type {Set<string>} */
  const lines = new Set();
  /** @type {Set<string>} */
  const open = new Set();
  const item = (/** @type {number} */ id) => index[String(id)];

  /** @param {number} id @param {string} path @param {string} [as] the name given by a re-export */
  const visit = (id, path, as) => {
    const result = item(id);
    if (!result) return;
    const [kind = "", inner] = Object.entries(result.inner)[0] ?? [];
    const name = as ?? result.name ?? "";
    const own = path ? `${path}::${name}` : name;
    const key = `${id} ${own}`;
    if (open.has(key)) return;
    open.add(key);
    if (kind === "module") {
      for (const child of inner.items) visit(child, id === root ? "" : own);
    } else if (kind === "use") {
      const local = inner.id === null ? undefined : item(inner.id);
      if (inner.is_glob) {
        for (const child of local?.inner.module?.items ?? []) visit(child, path);
      } else if (local) {
        visit(inner.id, path, inner.name);
      } else {
        lines.add(`use ${path ? `${path}::` : ""}${inner.name} = ${inner.source}`);
      }
    } else if (kind === "struct" || kind === "enum" || kind === "trait" || kind === "union") {
      lines.add(`${kind} ${own}${generics(inner.generics)}${bounds(inner.bounds)}`);
      for (const member of members(kind, inner)) visit(member, own);
      for (const impl of inner.impls ?? []) visitImpl(item(impl), own);
    } else if (kind === "variant") {
      const fields = inner.kind.struct?.fields ?? inner.kind.tuple ?? [];
      const types = fields.map((/** @type {number | null} */ field) => fieldText(field));
      lines.add(`variant ${own}${types.length > 0 ? `(${types.join(", ")})` : ""}`);
    } else if (kind === "struct_field") {
      lines.add(`field ${own}: ${type(inner)}`);
    } else if (kind === "function") {
      lines.add(`fn ${own}${signature(inner)}${inner.has_body === false ? ";" : ""}`);
    } else if (kind === "constant" || kind === "assoc_const") {
      lines.add(`const ${own}: ${type(inner.type)}`);
    } else if (kind === "static") {
      lines.add(`static ${own}: ${type(inner.type)}`);
    } else if (kind === "type_alias" || kind === "assoc_type") {
      lines.add(`type ${own}${inner.type ? ` = ${type(inner.type)}` : ""}${bounds(inner.bounds)}`);
    } else if (kind === "macro" || kind === "proc_macro") {
      lines.add(`macro ${own}!`);
    }
    open.delete(key);
  };

  /** @param {number | null} id */
  const fieldText = (id) => {
    const field = id === null ? undefined : item(id);
    if (!field) return "_";
    const named = /^\d+$/.test(field.name ?? "") ? "" : `${field.name}: `;
    return named + type(field.inner.struct_field);
  };

  /** @param {Item | undefined} impl @param {string} own */
  const visitImpl = (impl, own) => {
    const inner = impl?.inner.impl;
    if (!inner || inner.is_synthetic || inner.blanket_impl) return;
    if (inner.trait) lines.add(`impl ${own}: ${path(inner.trait)}`);
    else for (const id of inner.items) if (item(id)?.visibility === "public") visit(id, own);
  };

  visit(root, "");
  return [...lines].sort();
}

/** @param {string} kind @param {any} inner @returns {number[]} */
function members(kind, inner) {
  if (kind === "trait") return inner.items;
  if (kind === "enum") return inner.variants;
  const fields = inner.kind?.plain?.fields ?? inner.kind?.tuple ?? inner.fields ?? [];
  return fields.filter((/** @type {number | null} */ field) => field !== null);
}

/** @param {any} inner */
function signature({ sig, generics: of, header }) {
  const inputs = sig.inputs.map((/** @type {[string, any]} */ [name, of]) =>
    name === "self" ? self(of) : `${name}: ${type(of)}`,
  );
  const output = sig.output ? ` -> ${type(sig.output)}` : "";
  const prefix = header?.is_const ? " const" : "";
  return `${generics(of)}(${inputs.join(", ")})${output}${prefix}`;
}

/** @param {any} of */
function self(of) {
  if (of.generic === "Self") return "self";
  const borrowed = of.borrowed_ref;
  return borrowed?.type.generic === "Self"
    ? `&${borrowed.is_mutable ? "mut " : ""}self`
    : `self: ${type(of)}`;
}

/** @param {any} of */
function generics(of) {
  const params = (of?.params ?? []).filter(
    (/** @type {any} */ { kind }) => !kind.type?.is_synthetic,
  );
  const names = params.map(
    (/** @type {any} */ { name, kind }) => `${name}${bounds(kind.type?.bounds)}`,
  );
  return names.length > 0 ? `<${names.join(", ")}>` : "";
}

/** @param {any[] | undefined} of */
function bounds(of) {
  return of && of.length > 0 ? `: ${boundList(of)}` : "";
}

/** @param {any[]} of @returns {string} */
const boundList = (of) =>
  of
    .map((bound) => bound.outlives ?? (bound.trait_bound ? path(bound.trait_bound.trait) : "use<>"))
    .join(" + ");

/** @param {any} of @returns {string} */
function path(of) {
  const args = of.args?.angle_bracketed;
  const inner = [
    ...(args?.args ?? []).map((/** @type {any} */ arg) =>
      typeof arg === "string"
        ? "_"
        : (arg.lifetime ?? (arg.type ? type(arg.type) : (arg.const?.expr ?? "_"))),
    ),
    ...(args?.constraints ?? []).map(
      (/** @type {any} */ { name, binding }) =>
        `${name}${binding.equality ? ` = ${type(binding.equality.type)}` : `: ${boundList(binding.constraint)}`}`,
    ),
  ];
  const call = of.args?.parenthesized;
  if (call) {
    const output = call.output ? ` -> ${type(call.output)}` : "";
    return `${of.path ?? of.name}(${call.inputs.map(type).join(", ")})${output}`;
  }
  return `${of.path ?? of.name}${inner.length > 0 ? `<${inner.join(", ")}>` : ""}`;
}

/** @param {any} of @returns {string} */
function type(of) {
  if (of === null || of === undefined) return "_";
  if (of.primitive) return of.primitive;
  if (of.generic) return of.generic;
  if (of.resolved_path) return path(of.resolved_path);
  if (of.tuple) return `(${of.tuple.map(type).join(", ")})`;
  if (of.slice) return `[${type(of.slice)}]`;
  if (of.array) return `[${type(of.array.type)}; ${of.array.len}]`;
  if (of.impl_trait) return `impl ${boundList(of.impl_trait)}`;
  if (of.borrowed_ref) {
    const { lifetime, is_mutable, type: inner } = of.borrowed_ref;
    return `&${lifetime ? `${lifetime} ` : ""}${is_mutable ? "mut " : ""}${type(inner)}`;
  }
  if (of.dyn_trait) {
    const traits = of.dyn_trait.traits.map((/** @type {any} */ { trait }) => path(trait));
    return `dyn ${[...traits, of.dyn_trait.lifetime].filter(Boolean).join(" + ")}`;
  }
  if (of.qualified_path) return `<${type(of.qualified_path.self_type)}>::${of.qualified_path.name}`;
  if (of.function_pointer) {
    const { inputs, output } = of.function_pointer.sig;
    const types = inputs.map((/** @type {[string, any]} */ [, input]) => type(input));
    return `fn(${types.join(", ")})${output ? ` -> ${type(output)}` : ""}`;
  }
  return JSON.stringify(of);
}
