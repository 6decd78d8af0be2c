/** Fetches what an address asks for of a frame, which most visits do not. */
import { effect } from "@preact/signals";
import { autoplay, locked, maxSeconds, range } from "../../lab/address/frame";
import { bring } from "../../ui/Later";
import { framed } from "../../ui/storage";

const port = () => import("./port");
const bounds = () => import("./bounds");
const lock = () => import("./lock");

export function begin(): void {
  if (framed) void bring(port);
  effect(() => {
    if (locked.value) void bring(lock);
    if (autoplay.value || maxSeconds.value !== null || range.value) void bring(bounds);
  });
}
