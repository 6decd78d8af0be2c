/** The views of the page, as each declares itself, and which is open. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Tables } from "../../words/types";
import { frameKeys } from "./frame";
import type { Key } from "./keys";

export interface View {
  /** Its name in the page and in the browser's storage. */
  readonly id: string;
  /** What the address calls it; several with one name are told apart by `of`. */
  readonly name: string;
  readonly of?: string;
  /** What the address called it once, and the browser's storage may still. */
  readonly formerly?: string;
  readonly words: {
    /** Of the link that leads to it, and to those of the same name. */
    readonly link: string;
    /** Of its own, among those of the same name. */
    readonly title: string;
    readonly tagline: string;
  };
  /** The id of the view of the same name that leads to it, where it has no link beside the others. */
  readonly under?: string;
  /** What it shows one of, by name: the page's title begins with it. */
  readonly subject?: ReadonlySignal<string | null>;
  /** What of it stands in the address, in that order. */
  readonly keys: readonly Key[];
  /** What it shows, if that is here from the first; else it is fetched when it is first opened. */
  readonly content: ComponentType | { readonly load: () => Promise<ComponentType> };
  /** The tables of words that its parts ask for, one in the file of each: they are fetched along with it. */
  readonly tables?: readonly (keyof Tables)[];
  /** Whether there is something to see before the algorithms are here. */
  readonly early?: boolean;
  /** Whether something goes on in it that is not paused when another is opened. */
  readonly working: ReadonlySignal<boolean>;
}

let all: readonly View[] = [];
let keys: ReadonlySet<string> = new Set();

/** Keys that say which view it is, and of which page. */
export const HEAD = ["v", "view", "of", "version"] as const;

let first = "";

/** Offers the views of the page, in their order; one is open where nothing says which. */
export function offer(views: readonly View[], usual: string): void {
  all = views.map((one) => ({ ...one, keys: [...one.keys, ...frameKeys] }));
  first = usual;
  keys = new Set([...HEAD, ...all.flatMap(({ keys }) => keys.flatMap((key) => key.names))]);
  view.value = usual;
}

export const views = () => all;
/** The view that is open where nothing says which. */
export const usual = () => viewOf(first);
/** What the address calls them. */
export const names = () => [...new Set(all.map(({ name }) => name))];
/** The keys that some view knows. */
export const known = () => keys;

export const view = signal("");

export function viewOf(id: string): View {
  const one = all.find((other) => other.id === id);
  if (!one) throw new Error(`no view called ${id}`);
  return one;
}

/** Of those with one name, the one that was open last. */
export function latest(name: string): View {
  const same = all.filter((one) => one.name === name);
  return same.find(({ id }) => id === last.get(name)) ?? same[0] ?? usual();
}

const last = new Map<string, string>();

view.subscribe((id) => {
  const one = all.find((other) => other.id === id);
  if (one) last.set(one.name, id);
});

/** Whether anything is at work in any view. */
export const atWork = () => all.some(({ working }) => working.peek());
