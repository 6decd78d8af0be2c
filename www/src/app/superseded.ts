/**
 * Lets go of trees of virtual nodes that were replaced. Preact keeps the nodes that a component was given as children
 * and clones them when it renders again; the first ones still point to their old parents, and those to all that was
 * below them then, elements included. Views that stay while others are opened would so retain one tree for each time
 * that the page was drawn as a whole.
 */
import { type Component, options, type VNode } from "preact";

/** Preact's own fields, by the names that its builds give them. */
interface Node extends VNode {
  /** The component of a node. */
  readonly __c?: Component | null;
  /** Its children. */
  __k?: unknown[] | null;
}

interface Hooks {
  diffed?: ((node: Node) => void) | undefined;
  /** Called after a tree was brought up to date. */
  __c?: ((...args: unknown[]) => void) | undefined;
}

/** From then on, the children of a component's earlier nodes are forgotten as soon as newer ones have taken their place. */
export function forgetSuperseded(): void {
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
  // Not before: Preact compares with the earlier nodes until the whole tree is up to date.
  hooks.__c = (...args) => {
    commit?.(...args);
    for (const node of superseded) node.__k = [];
    superseded.clear();
  };
}
