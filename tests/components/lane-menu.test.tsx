/** The menu of a lane has a link to the tuning of its algorithm, if the tuning supports the algorithm. */
import { loadRegistry } from "sudoku-lab";
import { expect, onTestFinished, test } from "vitest";
import { registry } from "../../www/src/app/registry";
import { createAddress } from "../../www/src/lab/address/link";
import { registerViews } from "../../www/src/lab/address/views";
import { racingAlgorithms } from "../../www/src/lab/check";
import type { LaneSpec } from "../../www/src/lab/setup";
import { settingsOf } from "../../www/src/lab/tunable";
import { SessionContext } from "../../www/src/session/context";
import { lab } from "../../www/src/session/engine";
import { createSession } from "../../www/src/session/session";
import { createTuneController } from "../../www/src/views/experiment/tune/controller";
import { createTuneStore } from "../../www/src/views/experiment/tune/store";
import { LaneMenu } from "../../www/src/views/race/LaneMenu";
import { createRaceStore } from "../../www/src/views/race/store";
import { mount } from "./mount";

registerViews(registry, "race");
const engine = await loadRegistry();
lab.value = engine;

function newSession() {
  const session = createSession();
  onTestFinished(() => session.dispose());
  return session;
}

/** Returns the address of the tuning in the menu of a lane; `null` if the menu has no such link. */
function tuningOf(lane: LaneSpec): string | null {
  const session = newSession();
  const { lanes, setLanes } = session.get(createRaceStore);
  setLanes([lane]);
  const [entry] = lanes.peek();
  if (!entry) throw new Error("there is no lane");
  const root = mount(
    <SessionContext.Provider value={session}>
      <LaneMenu entry={entry} index={0} />
    </SessionContext.Provider>,
  );
  return root.querySelector("[data-menu-item=tune]")?.getAttribute("href") ?? null;
}

const plain = (algorithm: string): LaneSpec => ({ algorithm, preset: null, params: {} });

test("the menu of a lane has a link to tuning exactly for the algorithms that the tuning supports", () => {
  const { offered } = newSession().get(createTuneController);
  const linked = racingAlgorithms(engine).filter(({ id }) => tuningOf(plain(id)) !== null);
  expect(linked.map(({ id }) => id)).toEqual(offered.peek().map(({ id }) => id));
  expect(linked.length).toBeGreaterThan(5);
  expect(linked.length).toBeLessThan(racingAlgorithms(engine).length);
});

test("by default, the tuning selects the algorithm whose few settings the budget explores well", () => {
  const { offered, chosen } = newSession().get(createTuneController);
  const random = offered.peek().filter((info) => info.random);
  const info = chosen.peek()?.info;
  expect(info?.random).toBe(true);
  expect(info && settingsOf(info)).toBe(Math.min(...random.map(settingsOf)));
});

test("the link opens the tuning with the preset and the settings of the lane", () => {
  const lane = { algorithm: "annealing", preset: "constant", params: { temperature: "0.4" } };
  const href = tuningOf(lane);
  expect(href).toContain("view=experiment&of=tune&a=annealing:constant&1.temperature=0.4");
  const session = newSession();
  session.get(createAddress).applyHash(engine, href ?? "", true);
  expect(session.get(createTuneStore).lane.peek()).toEqual(lane);
  expect(session.get(createTuneController).chosen.peek()?.info.id).toBe("annealing");
});
