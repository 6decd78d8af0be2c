/** Starts the page: the shell immediately, the algorithms as soon as they are loaded. */

import { effect } from "@preact/signals";
import { render } from "preact";
import { briefInfos, loadRegistry } from "sudoku-lab";
import { App } from "./app/App";
import { initFrame as beginFrame } from "./app/frame/begin";
import { registry } from "./app/registry";
import { createAddress } from "./lab/address/link";
import { createNavigation, registerViews } from "./lab/address/views";
import { solvers } from "./lab/check";
import { firstPuzzle } from "./lab/first";
import { invalidate, isReducedMotion } from "./lab/frames";
import { SessionContext } from "./session/context";
import { createDocument } from "./session/document";
import {
  catalog,
  engineRequested,
  isWaiting,
  lab,
  loadFailure,
  requestEngine,
} from "./session/engine";
import { createSession, type Session } from "./session/session";
import { prefersReducedMotion } from "./ui/appearance";
import { Boundary } from "./ui/Boundary";
import { reportFaults } from "./ui/fault";
import { fetchOnce, loadInBackground } from "./ui/load";
import { createRaceController } from "./views/race/controller";
import { createRaceStore, type ReadyMade, readyMadeRaces } from "./views/race/store";
import { words } from "./words";
import { language, translateText } from "./words/language";
import { prepareMessages, reasonOf } from "./words/messages";

/** Matches addresses that set more than the view, its subject and the language. */
const SETS = /[#&](?!(?:v|view|of|lang|version)=)[^=&]+=/;

/** An address that names a view and sets nothing, also not as an earlier version understood it. */
const BARE = /^#(v=1&)?view=\w+(&lang=[\w-]*)?$/;

/** The races that come with the page; without them it still races what the registry has. */
async function fetchReadyMade(): Promise<readonly ReadyMade[]> {
  try {
    const response = await fetch("races.json");
    if (!response.ok) return [];
    // The address may select any of the races, so all of them need their translations.
    const kind = SETS.test(location.hash) ? "races" : "brief";
    return translateText(kind, (await response.json()) as readonly ReadyMade[]);
  } catch {
    return [];
  }
}

/** What it says first of its algorithms, in the page's language. */
const loadTranslatedInfos = async () => translateText("brief", await briefInfos());

/** Loads the explanatory messages on the first input, because any input may lead to an explanation. */
function prepareOnUse(): void {
  const prepare = () => {
    void requestEngine();
    void prepareMessages().then(() => invalidate());
  };
  for (const event of ["pointerdown", "keydown"]) {
    addEventListener(event, prepare, { capture: true, once: true });
  }
}

const loadOpaque = () => import("./app/opaque");
const loadLater = () => import("./app/later");

async function startPage(session: Session): Promise<void> {
  if (typeof Worker !== "function") throw new Error(words.noWorkers);
  // A sandbox with an opaque origin refuses workers that are created from an address.
  if (origin === "null") (await fetchOnce(loadOpaque)).allowWorkers();
  const described = Promise.all([loadTranslatedInfos(), fetchReadyMade()]);
  const later = () =>
    setTimeout(
      () => loadInBackground(loadLater, ({ initDeferred }) => initDeferred(session)),
      3000,
    ); // the first race has the network and the cores
  if (isWaiting.value) {
    const [algorithms, races] = await described;
    catalog.value = { algorithms, race: races[0]?.hash ?? "" };
    later();
    await engineRequested;
  }
  const [loaded, [, races]] = await Promise.all([
    loadRegistry(undefined, { brief: true }),
    described,
  ]);
  readyMadeRaces.value = races;
  lab.value = loaded;
  // Errors in the address are reported immediately and only once, so their messages must be loaded.
  if (SETS.test(location.hash)) await prepareMessages();
  await new Promise((settle) => setTimeout(settle)); // lets the browser paint the shell before the lanes
  const { puzzle, setPuzzle } = session.get(createDocument);
  const { lanes, setLanes } = session.get(createRaceStore);
  session.get(createAddress).open(loaded, races[0]?.hash ?? "", () => {
    if (!puzzle.value) setPuzzle(loaded.read(firstPuzzle));
    if (lanes.value.length > 0) return;
    const some = solvers(loaded).slice(0, 4);
    setLanes(some.map(({ id }) => ({ algorithm: id, preset: null, params: {} })));
  });
  isWaiting.value = false;
  effect(() => {
    isReducedMotion.value = prefersReducedMotion.value;
  });
  session.get(createRaceController).follow();
  beginFrame(session);
  if (!catalog.value) later();
}

reportFaults();
prepareOnUse();
registerViews(registry, "race");
/** The session of the page. */
const session = createSession();
const { view: to, isFirst } = session.get(createAddress).peek();
to.fetchAhead?.();
isWaiting.value = !!to.withoutEngine && isFirst && BARE.test(location.hash);
addEventListener(
  "hashchange",
  () => {
    if (!isWaiting.value) return;
    // What the address asks for needs the engine.
    session.get(createNavigation).view.value = session.get(createAddress).peek().view.id;
    isWaiting.value = false;
    void requestEngine();
  },
  { once: true },
);
if (to.early || isWaiting.value) session.get(createNavigation).view.value = to.id;
document.documentElement.lang = language;
document.documentElement.dir = words.direction;
const root = document.querySelector("#app");
startPage(session).catch((error: unknown) => {
  loadFailure.value = reasonOf(error);
});
// In a separate task, to keep the task that evaluates the script short. The content that is replaced looks the same.
setTimeout(() => {
  if (!root) return;
  root.replaceChildren();
  render(
    <SessionContext.Provider value={session}>
      <Boundary part="page">
        <App />
      </Boundary>
    </SessionContext.Provider>,
    root,
  );
});
