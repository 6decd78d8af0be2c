/** Whether the help of the open view is shown. The page menu and the key "?" open it. */
import { type Signal, signal } from "@preact/signals";

export const createHelp = (): Signal<boolean> => signal(false);
