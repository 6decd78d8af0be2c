/** Mounts components and presses keys, for the component tests. */
import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";
import { onTestFinished } from "vitest";
import { commands } from "vitest/browser";

declare module "vitest/browser" {
  interface BrowserCommands {
    press: (...keys: string[]) => Promise<void>;
  }
}

/** Presses keys, given by Playwright's names, at the focus. */
export const press = (...keys: string[]): Promise<void> => commands.press(...keys);

/** Renders into an element of the test, which is removed when the test ends. */
export function mount(what: ComponentChild): HTMLElement {
  const root = document.createElement("div");
  document.body.append(root);
  // `act` also runs effects, so that listeners are attached before the test continues, and are removed when it has
  // ended.
  void act(() => render(what, root));
  onTestFinished(() => unmount(root));
  return root;
}

/** Removes a rendered component, and cleans up its effects. */
export function unmount(root: HTMLElement): void {
  void act(() => render(null, root));
  root.remove();
}

/** Returns the only element that matches a selector within another element. */
export function queryOne<E extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): E {
  const found = within.querySelectorAll<E>(selector);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} elements match ${selector}`);
  return first;
}
