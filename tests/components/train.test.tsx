/**
 * The view Train a net alone, with the real engine: the focus stays in place, and a link does not change a trained net.
 */
import { loadRegistry } from "sudoku-lab";
import { expect, onTestFinished, test } from "vitest";
import { registry } from "../../www/src/app/registry";
import { registerViews } from "../../www/src/lab/address/views";
import { SessionContext } from "../../www/src/session/context";
import { lab } from "../../www/src/session/engine";
import { createSession } from "../../www/src/session/session";
import { createTrain } from "../../www/src/views/train/controller";
import { createTrainStore } from "../../www/src/views/train/store";
import { Train } from "../../www/src/views/train/Train";
import { mount, press, queryOne } from "./mount";

registerViews(registry, "solve");
lab.value = await loadRegistry();

const SMALL = "2x2,updates:6,features:4,hidden:4,steps:1,segments:1,batch:1";

/** Opens the view with a recipe, and waits for the unseen puzzles. */
async function open(net: string) {
  const session = createSession();
  onTestFinished(() => session.dispose());
  session.get(createTrainStore).net.value = net;
  mount(
    <SessionContext.Provider value={session}>
      <div class="view view-train">
        <Train />
      </div>
    </SessionContext.Provider>,
  );
  await expect.poll(() => document.querySelectorAll(".train-small").length).toBeGreaterThan(0);
  return session;
}

const named = (name: string) => {
  const found = [...document.querySelectorAll("button")].find(
    (button) => button.checkVisibility() && button.textContent?.trim() === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const phase = () => queryOne(".train-head").dataset.phase;
const headline = () => queryOne(".view-train h2").textContent;

async function trainAll(): Promise<void> {
  named("Train").focus();
  await press("Enter");
  await expect.poll(phase).toBe("ended");
}

test("the focus stays on the button that was pressed, from the first update to the restart", async () => {
  await open(SMALL);
  const main = named("Train");
  await trainAll();
  expect(document.activeElement).toBe(main);
  expect(main.textContent).toBe("Train again");
  const restart = named("Restart");
  restart.focus();
  await press("Enter");
  await expect.poll(headline).toBe("Can a neural network learn Sudoku?");
  expect(document.activeElement).toBe(restart);
  named("Previous net").focus();
  await press("Enter");
  await expect.poll(headline).toContain("After 6 updates");
  expect(document.activeElement).toBe(queryOne(".view-train h2"));
});

test("another recipe in the address leaves a trained net and its puzzles unchanged", async () => {
  const session = await open(SMALL);
  await trainAll();
  const answer = headline();
  session.get(createTrainStore).net.value = "2x3,updates:2,features:4,hidden:4";
  await expect.poll(() => named("Train a new net")).toBeTruthy();
  expect(headline()).toBe(answer);
  const { watch, shown } = session.get(createTrain);
  expect(watch.puzzle.value?.box).toBe("2x2");
  named("Train a new net").click();
  await expect.poll(() => watch.puzzle.value?.box).toBe("2x3");
  await expect.poll(phase).toBe("ended");
  named("Previous net").click();
  await expect.poll(headline).toBe(answer);
  expect(shown.value?.text).toBe(SMALL);
});

test("a recipe with a wrong value is replaced by the default", async () => {
  const session = createSession();
  onTestFinished(() => session.dispose());
  session.get(createTrainStore).net.value = "2x2,updates:0";
  mount(
    <SessionContext.Provider value={session}>
      <div class="view view-train">
        <Train />
      </div>
    </SessionContext.Provider>,
  );
  // The invalid value is reported, and the default is used.
  await expect.poll(() => session.get(createTrainStore).net.value).toBe(null);
});

test("the axes of the two plots have the same width", async () => {
  await open(SMALL);
  await trainAll();
  const axes = () =>
    [...document.querySelectorAll(".train-curves svg.data-plot")].map((plot) => {
      const line = plot.querySelector("line");
      return [line?.getAttribute("x1"), line?.getAttribute("x2")];
    });
  expect(axes()).toHaveLength(2);
  expect(axes()[0]).toEqual(axes()[1]);
});
