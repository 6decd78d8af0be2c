/**
 * The drawing loop of the page. It requests a frame of each lane that is on the screen and has something new to show,
 * passes the frame to the lane's view, and sleeps while there is nothing to draw.
 */
import { signal } from "@preact/signals";
import type { Frame, Lane } from "sudoku-lab";

export interface FrameView {
  readonly lane: Lane;
  visible: boolean;
  draw(frame: Frame): void;
}

interface Entry {
  readonly view: FrameView;
  dirty: boolean;
  asking: boolean;
}

/**
 * Whether boards change only seldom. All sessions share this signal and the loop, because a browser draws one frame for
 * all of them.
 */
export const isReducedMotion = signal(false);

/** The interval between two changes of a board with reduced motion, ms. */
const REDUCED_MOTION_INTERVAL_MS = 600;

const entries = new Set<Entry>();
let isFrameScheduled = false;
let lastDrawnAt = 0;

/** Adds a view to the loop; the returned function removes it. */
export function addView(view: FrameView): () => void {
  const entry: Entry = { view, dirty: true, asking: false };
  entries.add(entry);
  schedule();
  return () => entries.delete(entry);
}

/** Reports that a lane, or every lane, has something new to show. */
export function invalidate(lane?: Lane): void {
  for (const entry of entries) if (!lane || entry.view.lane === lane) entry.dirty = true;
  schedule();
}

const activeLanes = new Set<Lane>();

/**
 * Draws a lane even while its board is out of sight, because another part of the page shows it. The returned function
 * ends this.
 */
export function keepLaneActive(lane: Lane): () => void {
  activeLanes.add(lane);
  invalidate(lane);
  return () => activeLanes.delete(lane);
}

const isActive = ({ visible, lane }: FrameView) => visible || activeLanes.has(lane);

/** Reports that a view has come into sight. */
export const scheduleFrame = () => schedule();

function schedule(): void {
  if (isFrameScheduled || entries.size === 0) return;
  isFrameScheduled = true;
  requestAnimationFrame(drawFrame);
}

function drawFrame(now: number): void {
  isFrameScheduled = false;
  const running = [...entries].some(({ view }) => view.lane.playing);
  if (isReducedMotion.peek() && running && now - lastDrawnAt < REDUCED_MOTION_INTERVAL_MS) {
    schedule();
    return;
  }
  lastDrawnAt = now;
  for (const entry of entries) {
    const { view, asking } = entry;
    const moving = view.lane.playing || view.lane.seeking;
    if (asking) continue;
    // The last frame of a run is needed even out of sight, because its figures appear in the verdict.
    const ended = entry.dirty && view.lane.state === "ended";
    if (ended || (isActive(view) && (entry.dirty || moving))) void requestFrame(entry);
  }
  const waiting = [...entries].some(
    ({ view, dirty }) => isActive(view) && (dirty || view.lane.playing || view.lane.seeking),
  );
  if (waiting) schedule();
}

async function requestFrame(entry: Entry): Promise<void> {
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
