/**
 * The messages that a frame sends to the page around it, and the calls that the frame answers. Loaded only in frames.
 */

import { effect, untracked } from "@preact/signals";
import type { EmbedCalls, EmbedDetails, FromFrame, ToFrame } from "sudoku-lab/embed";
import { createNavigation } from "../../lab/address/views";
import { keepLaneActive } from "../../lab/frames";
import { loadFailure } from "../../session/engine";
import type { Session } from "../../session/session";
import type { Playback } from "../../transport/playback";
import { fetchOnce } from "../../ui/load";
import { notices } from "../../ui/notices";
import { createRaceController } from "../../views/race/controller";
import { words } from "../../words/frame";
import { followHeight } from "./height";
import { describeResult, describeStep, isOver, puzzleSetup } from "./results";

/** The maximum number of calls that wait for an answer at the same time. */
const MAX_PENDING_CALLS = 64;

type Said = FromFrame extends infer One
  ? One extends unknown
    ? Omit<One, "sudoku-lab">
    : never
  : never;

const loadDriver = () => import("../../views/generate/controller");

/** Resolves when a condition on signals holds. */
const waitUntil = (holds: () => boolean) =>
  new Promise<void>((resolve) => {
    const end = effect(() => {
      if (!holds()) return;
      queueMicrotask(() => end());
      resolve();
    });
  });

const parseWholeNumber = (given: unknown): number => {
  if (!Number.isSafeInteger(given)) throw new Error(words.noStep);
  return given as number;
};

type Call = (given: unknown) => unknown;

/**
 * Replaces the current history entry when a link within the page is followed: a new entry would appear in the history
 * of the page around the frame.
 */
function replaceEntry(event: MouseEvent): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href^='#']");
  const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.button);
  if (!link || link.target || !plain || event.defaultPrevented) return;
  event.preventDefault();
  location.replace(link.hash);
}

export function createPort(session: Session) {
  const { view } = session.get(createNavigation);
  const { playback: racePlayback, race, restLanes } = session.get(createRaceController);

  /**
   * The origin that receives the messages, known once the other page has identified itself. Earlier messages contain no
   * secrets and are sent to any origin.
   */
  let origin = "*";
  let greeted = false;
  const post = (what: Said) => parent.postMessage({ "sudoku-lab": 1, ...what }, origin);
  const report = <K extends keyof EmbedDetails>(event: K, detail: EmbedDetails[K]) =>
    post({ event, detail });

  /** Returns the playback of the open view. */
  async function visiblePlayback(): Promise<Playback> {
    if (view.peek() === "race") return racePlayback;
    if (view.peek() === "generate")
      return session.get((await fetchOnce(loadDriver)).createGenerateController).playback;
    throw new Error(words.nothingPlays);
  }

  const prepared = () => {
    if (loadFailure.value !== null || view.value !== "race") return true;
    const all = race()?.lanes.value ?? [];
    return (
      all.length > 0 && all.every(({ run, status }) => !run || status.value?.state !== "preparing")
    );
  };

  const calls: Record<keyof EmbedCalls, Call> = {
    async load(given) {
      if (typeof given !== "string" || !given.startsWith("#")) throw new Error(words.noAddress);
      if (given !== location.hash) {
        const followed = new Promise((settle) =>
          addEventListener("hashchange", settle, { once: true }),
        );
        location.replace(given);
        await followed;
      }
      if (view.peek() === "race") restLanes(); // the lanes are recreated shortly after their settings change
      await reportOpened();
    },
    play: async () => (await visiblePlayback()).play(),
    pause: async () => (await visiblePlayback()).pause(),
    step: async (given) => (await visiblePlayback()).step(parseWholeNumber(given)),
    seek: async (given) => (await visiblePlayback()).seek(Math.max(0, parseWholeNumber(given))),
    async result() {
      if (view.peek() !== "race") throw new Error(words.nothingRaces);
      await waitUntil(() => isOver(session));
      return describeResult(session);
    },
  };

  /** Reports the view and its lanes once the requested address is open. */
  async function reportOpened(): Promise<void> {
    await waitUntil(prepared);
    stopFollowing();
    report("ready", {
      view: view.peek(),
      lanes: view.peek() === "race" ? puzzleSetup(session) : [],
    });
  }

  let waiting = 0;

  async function answerCall({ id, ...rest }: ToFrame): Promise<void> {
    if (rest.call === "hello") return;
    if (waiting >= MAX_PENDING_CALLS) {
      post({ reply: id, error: words.tooMany });
      return;
    }
    waiting++;
    try {
      post({ reply: id, detail: await calls[rest.call](rest.given) });
    } catch (error) {
      post({ reply: id, error: error instanceof Error ? error.message : String(error) });
    }
    waiting--;
  }

  /** Returns whether a message follows our protocol; other messages are ignored. */
  function isCall(data: unknown): data is ToFrame {
    if (typeof data !== "object" || data === null) return false;
    const { "sudoku-lab": version, id, call } = data as Record<string, unknown>;
    const known = call === "hello" || (typeof call === "string" && Object.hasOwn(calls, call));
    return version === 1 && Number.isSafeInteger(id) && known;
  }

  const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== parent || source === window || !isCall(data)) return;
    if (data.call === "hello") {
      origin = from === "null" ? "*" : from;
      if (!greeted) void reportOpened();
      greeted = true;
    } else if (greeted && (origin === "*" || origin === from)) void answerCall(data);
  };
  addEventListener("message", onMessage);
  addEventListener("click", replaceEntry);
  session.onDispose(() => {
    removeEventListener("message", onMessage);
    removeEventListener("click", replaceEntry);
  });

  const stopFollowing = followHeight((height) => report("resize", { height }));

  /** Reports the steps, the end and the phase of the race. */
  function reportRace(): void {
    let before = "";
    session.effect(() => {
      const now = race();
      if (view.value !== "race" || !now) return;
      void [now.tick.value, now.shownStep.value, now.lanes.value];
      const step = describeStep(session);
      const key = JSON.stringify(step);
      if (key === before || !greeted) return;
      before = key;
      report("step", step);
    });
    session.effect(() => {
      const runs = race()?.lanes.value.flatMap(({ run }) => run ?? []) ?? [];
      const ends = untracked(() => runs.map(keepLaneActive)); // draws frames even if no board is visible
      return () => {
        for (const end of ends) end();
      };
    });
    let over = false;
    session.effect(() => {
      const was = over;
      over = view.value === "race" && isOver(session);
      if (over && !was) report("finish", describeResult(session));
    });
    session.effect(() => {
      post({ event: "phase", detail: { running: racePlayback.phase.value === "running" } });
    });
  }

  /** Reports each error once. */
  function reportProblems(): void {
    let before: ReadonlySet<string> = new Set();
    session.effect(() => {
      const all = notices.value.filter(({ calm }) => !calm).map(({ text }) => text);
      if (loadFailure.value !== null) all.push(loadFailure.value);
      for (const message of all) if (!before.has(message)) report("error", { message });
      before = new Set(all);
    });
  }

  reportRace();

  reportProblems();

  post({ event: "here" });
}
