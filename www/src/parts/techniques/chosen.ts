/** Which technique is read about. */
import { signal } from "@preact/signals";

/** Its id; `null` is the index of all. */
export const chosen = signal<string | null>(null);

/** Whether a link of another view was followed: the page takes the focus once it is there. */
export const arrival = { followed: false };
