/**
 * Releases virtual node trees that have been replaced. Preact keeps the nodes that a component received as children and
 * clones them on each render; the original nodes still refer to their old parents, and these to everything that was
 * below them at that time, including DOM elements. Views that stay mounted while others are opened would therefore
 * retain one tree for each render of the whole page.
 */
import { type Component, options, type VNode } from "preact";

/** Internal fields of Preact, by the mangled names in its builds. */
interface Node extends VNode {
  /** The component that the node renders. */
  readonly __c?: Component | null;
  /** The child nodes. */
  __k?: unknown[] | null;
}

interface Hooks {
  diffed?: ((node: Node) => void) | undefined;
  /** Called after a tree has been committed. */
  __c?: ((...args: unknown[]) => void) | undefined;
}

/** Installs hooks that clear the children of a component's previous nodes once newer nodes have replaced them. */
export function installReleaseHooks(): void {
  const hooks = options as Hooks;
  const { diffed, __c: commit } = hooks;
  const latest = new WeakMap<Component, Node>();
  const superseded = new Set<Node>();
  hooks.diffed = (node) => {
    diffed?.(node);
    const component = node.__c;
    if (!component) return;
    const before = latest.get(component);
    latest.set(component, node);
    if (before && before !== node) superseded.add(before);
  };
  // Only after the commit: Preact compares with the previous nodes until then.
  hooks.__c = (...args) => {
    commit?.(...args);
    for (const node of superseded) node.__k = [];
    superseded.clear();
  };
}
