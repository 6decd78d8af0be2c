/** Mounts components, and presses keys, for the component tests. */
import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";
import { onTestFinished } from "vitest";
import { commands } from "vitest/browser";

declare module "vitest/browser" {
  interface BrowserCommands {
    press: (...keys: string[]) => Promise<void>;
  }
}

/** Presses keys by Playwright's names, where the focus is. */
export const press = (...keys: string[]): Promise<void> => commands.press(...keys);

/** Renders into an element of the test's own, which goes when the test ends. */
export function mount(what: ComponentChild): HTMLElement {
  const root = document.createElement("div");
  document.body.append(root);
  // With its effects: what listens to the page does so before the test goes on, and no longer once it has ended.
  void act(() => render(what, root));
  onTestFinished(() => unmount(root));
  return root;
}

/** Takes away what was rendered, and ends its effects. */
export function unmount(root: HTMLElement): void {
  void act(() => render(null, root));
  root.remove();
}

/** The only element that a selector names, within another one. */
export function one<E extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): E {
  const found = within.querySelectorAll<E>(selector);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} elements match ${selector}`);
  return first;
}
