/** Whether the help of the open view is shown; the page menu and a key open it. */
import { type Signal, signal } from "@preact/signals";

export const createHelp = (): Signal<boolean> => signal(false);
