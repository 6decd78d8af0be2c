/**
 * The drawing loop of the page. It requests a frame of each lane that is on the screen and has something new to show,
 * passes the frame to the lane's view, and sleeps while there is nothing to draw.
 */
import { signal } from "@preact/signals";
import type { Frame, Lane } from "sudoku-lab";

export interface View {
  readonly lane: Lane;
  visible: boolean;
  draw(frame: Frame): void;
}

interface Entry {
  readonly view: View;
  dirty: boolean;
  asking: boolean;
}

/**
 * Whether boards change only seldom. All sessions share this signal and the loop, because a browser draws one frame for
 * all of them.
 */
export const still = signal(false);

/** The interval between two changes of a board with reduced motion, ms. */
const STILL = 600;

const entries = new Set<Entry>();
let scheduled = false;
let drawn = 0;

/** Adds a view to the loop; the returned function removes it. */
export function watch(view: View): () => void {
  const entry: Entry = { view, dirty: true, asking: false };
  entries.add(entry);
  schedule();
  return () => entries.delete(entry);
}

/** Reports that a lane, or every lane, has something new to show. */
export function touch(lane?: Lane): void {
  for (const entry of entries) if (!lane || entry.view.lane === lane) entry.dirty = true;
  schedule();
}

const kept = new Set<Lane>();

/**
 * Draws a lane even while its board is out of sight, because another part of the page shows it. The returned function
 * ends this.
 */
export function keepDrawing(lane: Lane): () => void {
  kept.add(lane);
  touch(lane);
  return () => kept.delete(lane);
}

const wanted = ({ visible, lane }: View) => visible || kept.has(lane);

/** Reports that a view has come into sight. */
export const wake = () => schedule();

function schedule(): void {
  if (scheduled || entries.size === 0) return;
  scheduled = true;
  requestAnimationFrame(turn);
}

function turn(now: number): void {
  scheduled = false;
  const running = [...entries].some(({ view }) => view.lane.playing);
  if (still.peek() && running && now - drawn < STILL) {
    schedule();
    return;
  }
  drawn = now;
  for (const entry of entries) {
    const { view, asking } = entry;
    const moving = view.lane.playing || view.lane.seeking;
    if (asking) continue;
    // The last frame of a run is needed even out of sight, because its figures appear in the verdict.
    const ended = entry.dirty && view.lane.state === "ended";
    if (ended || (wanted(view) && (entry.dirty || moving))) void ask(entry);
  }
  const waiting = [...entries].some(
    ({ view, dirty }) => wanted(view) && (dirty || view.lane.playing || view.lane.seeking),
  );
  if (waiting) schedule();
}

async function ask(entry: Entry): Promise<void> {
  entry.asking = true;
  entry.dirty = false;
  try {
    const frame = await entry.view.lane.frame();
    if (frame && entries.has(entry)) entry.view.draw(frame);
  } finally {
    entry.asking = false;
    if (entry.dirty) schedule();
  }
}
