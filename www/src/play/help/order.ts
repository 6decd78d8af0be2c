/** The order in which hints try the techniques. The browser stores the order. */
import { signal } from "@preact/signals";
import { stored } from "../../ui/schema";

/**
 * Lists of techniques, tried one after the other. A list is the name of an order in the package, or ids separated by
 * commas. People find a hidden single, above all one in a box, more easily than a naked single, which requires looking
 * at three houses, and locked candidates more easily than pairs. Within a technique the package searches boxes before
 * rows and columns.
 *
 * The lists of ids contain only techniques of the module that the page has loaded, so that most hints need no other
 * module. They are the beginning of the list that follows them, so that they do not change its order.
 */
export const HINT_ORDERS = {
  people: [
    "full-house,hidden-single,naked-single,locked-candidates",
    "full-house,naked-single,hidden-single,locked-pair,locked-triple,locked-candidates,naked-pair,hidden-pair,naked-triple,hidden-triple,naked-quad,hidden-quad,x-wing,swordfish,jellyfish",
    "all",
  ],
  se: [
    "full-house,hidden-single,naked-single,locked-candidates,naked-pair,x-wing,hidden-pair,naked-triple,swordfish,hidden-triple",
    "se",
    "all",
  ],
  hodoku: [
    "full-house,naked-single,hidden-single,locked-pair,locked-triple,locked-candidates,naked-pair,naked-triple,hidden-pair,hidden-triple,naked-quad,hidden-quad,x-wing,swordfish,jellyfish",
    "hodoku",
    "all",
  ],
} as const;

export type HintOrder = keyof typeof HINT_ORDERS;

const isOrder = (value: unknown): value is HintOrder =>
  typeof value === "string" && Object.hasOwn(HINT_ORDERS, value);

const storage = stored("hint-order", (value): HintOrder => (isOrder(value) ? value : "people"));
export const loadHintOrder = storage.recall;

// All sessions share the order, because it is a preference that the browser stores.
export const hintOrder = signal<HintOrder>(loadHintOrder());

/** Sets the order; a value that is not an order changes nothing. */
export function setHintOrder(value: string): void {
  if (!isOrder(value)) return;
  hintOrder.value = value;
  storage.keep(value);
}
