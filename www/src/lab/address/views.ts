/** The views of the page, as each view declares itself, and which view is open. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Factory, Session } from "../../session/session";
import type { Tables } from "../../words/types";
import { createFrame } from "./frame";
import type { AddressKey } from "./keys";

export interface View {
  /** The name of the view in the page and in the browser's storage. */
  readonly id: string;
  /** The name of the view in the address. Several views can share a name; the key `of` distinguishes them. */
  readonly name: string;
  readonly of?: string;
  /** The former name of the view in the address, which the browser's storage may still contain. */
  readonly formerly?: string;
  readonly words: {
    /** The text of the link that leads to this view and to the views with the same name. */
    readonly link: string;
    /** The title of this view among the views with the same name. */
    readonly title: string;
    readonly tagline: string;
  };
  /** The id of the view with the same name that links to this view, if this view has no link beside the others. */
  readonly under?: string;
  /** The name of the single item that the view shows. The page's title begins with it. */
  readonly subject?: Factory<ReadonlySignal<string | null>>;
  /** The keys of the view in the address, in their order. */
  readonly keys: Factory<readonly AddressKey[]>;
  /**
   * The component of the view, if it is part of the first script; otherwise a function that fetches the component when
   * the view is first opened.
   */
  readonly content: ComponentType | { readonly load: (session: Session) => Promise<ComponentType> };
  /** The tables of words that the files of the view use. They are fetched together with the view. */
  readonly tables?: readonly (keyof Tables)[];
  /**
   * Fetches the parts of the view that are not in the first script but are shown as soon as the algorithms have loaded.
   */
  readonly fetchAhead?: () => void;
  /** Whether the view shows anything before the algorithms have loaded. */
  readonly early?: boolean;
  /**
   * Whether the view shows what a first visitor comes for with the descriptions of the algorithms alone. The engine is
   * then fetched once the visitor does something.
   */
  readonly withoutEngine?: boolean;
  /** Whether work in the view continues while another view is open; by default, no view has such work. */
  readonly working?: Factory<ReadonlySignal<boolean>>;
}

/** Keys that determine the view and the version of the page. */
export const RESERVED_KEYS = ["v", "view", "of", "version"] as const;

// Shared by all sessions on purpose: all sessions have the same views.
let registeredViews: readonly View[] = [];
let defaultViewId = "";

/**
 * Registers the views of the page in their order. `defaultView` is the id of the view that opens if the address names none.
 */
export function registerViews(views: readonly View[], usual: string): void {
  registeredViews = views;
  defaultViewId = usual;
}

export const views = () => registeredViews;
/** Returns the view that opens if the address names none. */
export const defaultView = () => viewOf(defaultViewId);
/** Returns the names of the views in the address. */
export const viewNames = () => [...new Set(registeredViews.map(({ name }) => name))];

export function viewOf(id: string): View {
  const one = registeredViews.find((other) => other.id === id);
  if (!one) throw new Error(`no view called ${id}`);
  return one;
}

/**
 * Creates the navigation of a session: its open view, and the keys that bind the address to the stores of the session.
 */
export function createNavigation(session: Session) {
  const view = signal(defaultViewId);
  /** For each name, the view with this name that was open last. */
  const last = new Map<string, string>();
  session.effect(() => {
    const one = registeredViews.find(({ id }) => id === view.value);
    if (one) last.set(one.name, one.id);
  });
  const keys = new Map<View, readonly AddressKey[]>();

  function keysOf(view: View): readonly AddressKey[] {
    let created = keys.get(view);
    if (!created) {
      created = [...view.keys(session), ...session.get(createFrame).keys];
      keys.set(view, created);
    }
    return created;
  }

  let names: ReadonlySet<string> | null = null;
  /** Returns the names of all keys that some view knows. */
  function knownKeys(): ReadonlySet<string> {
    names ??= new Set([
      ...RESERVED_KEYS,
      ...registeredViews.flatMap((one) => keysOf(one).flatMap((key) => key.names)),
    ]);
    return names;
  }

  const isWorking = ({ working }: View): boolean => working?.(session).value ?? false;

  return {
    view,
    keysOf,
    isWorking,
    known: knownKeys,
    /** Returns the view with this name that was open last. */
    latest(name: string): View {
      const same = registeredViews.filter((one) => one.name === name);
      return same.find(({ id }) => id === last.get(name)) ?? same[0] ?? defaultView();
    },
    /** Whether work is running in any view. */
    atWork: () => registeredViews.some(isWorking),
  };
}
