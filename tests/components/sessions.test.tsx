/** Two sessions on one page: two races run, pause and end independently, and leave nothing behind. */
import { loadRegistry } from "sudoku-lab";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { registry } from "../../www/src/app/registry";
import { registerViews } from "../../www/src/lab/address/views";
import { SessionContext } from "../../www/src/session/context";
import { createDocument } from "../../www/src/session/document";
import { lab } from "../../www/src/session/engine";
import { createSession } from "../../www/src/session/session";
import { createRaceController } from "../../www/src/views/race/controller";
import { Race } from "../../www/src/views/race/Race";
import { createRaceStore } from "../../www/src/views/race/store";
import { mount, queryOne, unmount } from "./mount";

registerViews(registry, "race");
const engine = await loadRegistry();
lab.value = engine;

/** Puzzles on which backtracking in row order takes minutes. */
const LONG = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
const LONG_TOO =
  ".............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9.";

/** Tracks the workers, listeners of the window and the document, and timers that are in use on the page. */
function watchPage() {
  const workers = new Set<Worker>();
  const listeners = new Map<string, number>();
  const timers = new Set<number>();
  const Usual = Worker;
  globalThis.Worker = class extends Usual {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      workers.add(this);
    }
    override terminate() {
      workers.delete(this);
      super.terminate();
    }
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const count = (target: EventTarget | null, type: string, by: number) => {
    if (target && target !== window && target !== document) return;
    listeners.set(type, (listeners.get(type) ?? 0) + by);
  };
  EventTarget.prototype.addEventListener = function (this: EventTarget | null, ...given) {
    count(this, given[0], 1);
    addEventListener.apply(this ?? window, given);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget | null, ...given) {
    count(this, given[0], -1);
    removeEventListener.apply(this ?? window, given);
  };
  const start = window.setInterval;
  const end = window.clearInterval;
  window.setInterval = ((run: () => void, ms?: number) => {
    const timer = start(run, ms);
    timers.add(timer);
    return timer;
  }) as typeof window.setInterval;
  window.clearInterval = (timer) => {
    timers.delete(Number(timer));
    end(timer);
  };
  const delay = window.setTimeout;
  let scheduled = 0;
  window.setTimeout = ((run: () => void, ms?: number) => {
    scheduled++;
    return delay(run, ms);
  }) as typeof window.setTimeout;
  return {
    workers,
    /** The number of scheduled callbacks. */
    scheduled: () => scheduled,
    inUse: () => ({
      workers: workers.size,
      timers: timers.size,
      listeners: [...listeners].filter(([, number]) => number !== 0).sort(),
    }),
  };
}
const { workers, scheduled, inUse } = watchPage();

/** Opens a race of its own, with one worker per lane. */
function openRace(text: string, lanes: number) {
  const session = createSession();
  const { setPuzzle, puzzle } = session.get(createDocument);
  const store = session.get(createRaceStore);
  const controller = session.get(createRaceController);
  setPuzzle(engine.read(text));
  const lane = { algorithm: "backtracking", preset: "rows", params: {} };
  store.setLanes(Array(lanes).fill(lane));
  controller.follow();
  const root = mount(
    <SessionContext.Provider value={session}>
      <main>
        <Race />
      </main>
    </SessionContext.Provider>,
  );
  const { playback } = controller;
  return {
    store,
    playback,
    puzzle,
    setPuzzle,
    phase: () => expect.poll(() => playback.phase.peek()),
    /** Clicks the main button of this race. */
    press: () => userEvent.click(queryOne("[data-start]", root)),
    close() {
      unmount(root);
      session.dispose();
    },
  };
}

test("two races run, pause and end independently, and leave nothing behind", async () => {
  // The first race also creates the workers and listeners that the page needs only once.
  const first = openRace(LONG, 1);
  await first.phase().toBe("ready");
  first.close();
  await expect.poll(() => inUse().workers).toBe(0);
  const before = inUse();

  const one = openRace(LONG, 2);
  const other = openRace(LONG_TOO, 1);
  await one.phase().toBe("ready");
  await other.phase().toBe("ready");
  expect(workers.size).toBe(3);

  await one.press();
  await one.phase().toBe("running");
  expect(other.playback.phase.peek()).toBe("ready");
  await other.press();
  await other.phase().toBe("running");
  await one.press();
  await one.phase().toBe("paused");
  expect(other.playback.phase.peek()).toBe("running");

  one.store.seed.value = 7;
  one.setPuzzle(engine.read(LONG_TOO));
  one.playback.speed.value = 5;
  expect(other.store.seed.peek()).toBe(1);
  expect(other.playback.speed.peek()).toBe(null);
  expect(other.puzzle.peek()?.text).toBe(LONG_TOO);
  await one.phase().toBe("ready");

  one.close();
  await expect.poll(() => workers.size).toBe(1);
  const reached = other.playback.lastStep.peek();
  await expect.poll(() => other.playback.lastStep.peek()).toBeGreaterThan(reached);
  // No effect subscribes to the stores of a disposed session.
  const earlier = scheduled();
  one.store.seed.value = 8;
  one.store.setLanes([{ algorithm: "general", preset: null, params: {} }]);
  expect(scheduled()).toBe(earlier);

  other.close();
  await expect.poll(inUse).toEqual(before);
});
