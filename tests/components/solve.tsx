/** The Solve view alone, with the real engine. `openSolve` resets the state that a test leaves behind. */
import { batch } from "@preact/signals";
import { loadRegistry } from "sudoku-lab";
import { expect, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { registry } from "../../www/src/app/registry";
import { createNavigation, registerViews } from "../../www/src/lab/address/views";
import { createSolutions } from "../../www/src/parts/solutions/solution-count";
import { createHintStore } from "../../www/src/play/help/stages";
import { games } from "../../www/src/play/saved-games";
import { settings } from "../../www/src/play/settings";
import { createGame } from "../../www/src/play/store";
import { SessionContext } from "../../www/src/session/context";
import { createDocument } from "../../www/src/session/document";
import { lab } from "../../www/src/session/engine";
import { createSession, type Session } from "../../www/src/session/session";
import { announcement, notices } from "../../www/src/ui/notices";
import { Solve } from "../../www/src/views/solve/Solve";
import { mount, press, unmount } from "./mount";

registerViews(registry, "solve");
lab.value = await loadRegistry();
const defaults = settings.peek();

const Status = () => <p role="status">{announcement.value}</p>;

let session: Session = createSession();
let root: HTMLElement | null = null;
/** Returns the game of the current test. */
export const game = () => session.get(createGame);

function close(): void {
  if (root) unmount(root);
  root = null;
  session.dispose();
}

/** Returns the hint of the current test. */
export const hintStore = () => session.get(createHintStore);

/** Opens a puzzle as for a new visitor, and waits until its solutions have been counted. */
export async function openSolve(text: string): Promise<void> {
  batch(() => {
    settings.value = defaults;
    games.value = [];
    announcement.value = "";
  });
  close();
  session = createSession();
  onTestFinished(close);
  session.get(createNavigation).view.value = "solve";
  const known = lab.peek();
  if (!known) throw new Error("the engine is not loaded");
  session.get(createDocument).setPuzzle(known.read(text));
  root = mount(
    <SessionContext.Provider value={session}>
      <main data-view="solve">
        <div class="view view-solve">
          <Solve />
        </div>
        <Status />
      </main>
    </SessionContext.Provider>,
  );
  notices.value = [];
  await expect.poll(() => game().position.peek()?.givens.length).toBe(text.length);
  await expect.poll(() => session.get(createSolutions).activity.peek()).toBe("resting");
}

/** Returns a cell of the board; rows and columns are counted from 1. */
export const cellElement = (row: number, column: number) => {
  const side = game().position.peek()?.side ?? 9;
  return page.elementLocator(cellAt((row - 1) * side + column - 1));
};

function cellAt(cell: number): Element {
  const found = document.querySelector(`.play-board [data-cell="${cell}"]`);
  if (!found) throw new Error(`there is no cell ${cell}`);
  return found;
}

/** Checks the accessible name of a cell. */
export const expectLabel = (row: number, column: number, what: string | RegExp) => {
  const label = expect.poll(() => cellElement(row, column).element().getAttribute("aria-label"));
  return typeof what === "string"
    ? label.toBe(`row ${row} column ${column}, ${what}`)
    : label.toMatch(what);
};

/** Polls the latest announcement to screen readers. */
export const expectAnnouncement = () => expect.poll(() => announcement.peek());

export const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });

/** Clicks an item of the menu below the keypad. */
export async function clickMenuItem(name: string): Promise<void> {
  await openMenu();
  await userEvent.click(button(name));
}

/** Opens the menu below the keypad. */
export const openMenu = (): Promise<void> => userEvent.click(button(/^More: /));

/** Changes a setting, and closes the sheet of settings. */
export async function changeSetting(name: RegExp): Promise<void> {
  await clickMenuItem("Settings");
  await userEvent.click(page.getByRole("checkbox", { name }));
  await press("Escape");
}
