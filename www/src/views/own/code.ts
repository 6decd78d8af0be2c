/** The code that is written, read and run: where it came from, and how it is kept. */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { createAddress } from "../../lab/address/link";
import { type Assignment, unpackAssignment } from "../../lab/own/assignment";
import { drafts, keepDraft } from "../../lab/own/drafts";
import { MOST_LINK } from "../../lab/own/running";
import { packSource, type Source, sourceOf, unpackSource } from "../../lab/own/source";
import type { Session } from "../../session/session";
import { announcement } from "../../ui/notices";
import { reasonOf } from "../../words/messages";
import { words } from "../../words/own";
import type { Wrong } from "./editor/codemirror";
import { createOwnStore } from "./store";
import { isTemplate, type Template, templates } from "./templates";

/** How long typing rests before the address follows, ms. */
const SETTLE = 300;

const newId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

export function createCode(session: Session) {
  const { packed, task } = session.get(createOwnStore);
  const { asNewEntry } = session.get(createAddress);

  /** The text in the editor. */
  const text = signal<string>(templates.backtracking);
  /** Counts the texts that were put there otherwise than by typing. */
  const version = signal(0);
  /** The module that was opened in place of a text. */
  const module = signal<Extract<Source, { kind: "wasm" }> | null>(null);
  /** Whether it may run: it came with the page, was written or opened here, or was allowed. */
  const allowed = signal(true);
  /** The code of the address that is in the editor: another may have come that is still being read. */
  const shown = signal<string | null>(null);
  /** What is wrong with it. */
  const wrong = signal<Wrong | null>(null);
  /** Why a file or a link could not be taken. */
  const refused = signal<string | null>(null);
  /** Whether it is too long for a link. */
  const long = signal(false);
  const source = computed<Source>(() => module.value ?? { kind: "js", text: text.value });
  /** What it is written for, if anything. */
  const assignment = signal<Assignment | null>(null);
  /** The draft that is being written. */
  let draft = "";
  /** What the address was given last, so that what it says then is no news. */
  let written: string | null = null;
  let asked: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Texts that have run since the page was opened: the browser's way back may lead to an earlier one. */
  const ran = new Set<string>();

  /** Takes note of what was allowed to run. */
  function remember(of: Source): void {
    if (of.kind === "js") ran.add(of.text);
  }

  const known = (code: string) =>
    isTemplate(code) || ran.has(code) || drafts.peek().some((one) => one.text === code);

  function put(next: Source, may: boolean): void {
    clearTimeout(timer);
    timer = undefined;
    draft =
      drafts.peek().find((one) => next.kind === "js" && one.text === next.text)?.id ?? newId();
    batch(() => {
      wrong.value = null;
      refused.value = null;
      module.value = next.kind === "wasm" ? next : null;
      if (next.kind === "js") text.value = next.text;
      version.value = version.peek() + 1;
      allowed.value = may;
    });
  }

  /** Keeps it, unless it came with the page. */
  function store(): void {
    if (module.peek() || !allowed.peek() || isTemplate(text.peek())) return;
    keepDraft({ id: draft, text: text.peek(), when: Date.now() });
  }

  // What was typed last is not in the address yet: it becomes a draft of its own beside the one that is.
  const keepTyped = () => {
    if (timer === undefined) return;
    draft = newId();
    store();
  };
  globalThis.addEventListener("pagehide", keepTyped);
  session.onDispose(() => {
    clearTimeout(timer);
    globalThis.removeEventListener("pagehide", keepTyped);
  });

  /** How the address has it; `null` where that has no need of it, or no room. */
  async function addressOf(one: Source): Promise<string | null> {
    const all = await packSource(one);
    long.value = all.length > MOST_LINK;
    return long.peek() || isFirst(one) ? null : all;
  }

  /** Puts it into the address. */
  async function publish(): Promise<void> {
    const now = source.peek();
    const all = await addressOf(now);
    if (now !== source.peek()) return;
    written = all;
    shown.value = all;
    packed.value = all;
  }

  /** What the view begins with. */
  const first = (): Extract<Source, { kind: "js" }> => ({
    kind: "js",
    text: assignment.peek()?.template ?? templates.backtracking,
  });

  const isFirst = (one: Source) => one.kind === "js" && one.text === first().text;

  /** Takes a change of the text. */
  function type(next: string): void {
    if (next === text.peek()) return;
    batch(() => {
      text.value = next;
      wrong.value = null;
    });
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLE);
  }

  /** Keeps what was typed, in the address too. */
  function settle(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    store();
    void publish();
  }

  /** Puts something else in place of what is there, which is kept; the browser's way back leads to it. */
  async function take(next: Source): Promise<void> {
    store();
    const all = await addressOf(next);
    asNewEntry(() => {
      put(next, true);
      written = all;
      shown.value = all;
      packed.value = all;
    });
  }

  const takeTemplate = (id: Template): Promise<void> => take({ kind: "js", text: templates[id] });

  /** Takes a file that was opened or dropped here. */
  async function takeFile(file: File): Promise<void> {
    try {
      await take(await sourceOf(file));
      store();
      announcement.value = words.opened(file.name);
    } catch (error) {
      refused.value = words.badFile(file.name, reasonOf(error));
    }
  }

  /** Lets it run, from now on. */
  function allow(): void {
    allowed.value = true;
    store();
  }

  /** Shows code of somebody else's, in place of what is there, which is kept. */
  function show(next: Source): void {
    store();
    put(next, next.kind === "js" && known(next.text));
    void publish();
  }

  /** Follows the address for as long as the view is there. */
  const follow = (): (() => void) =>
    effect(() => {
      const now = `${packed.value} ${task.value}`;
      if (now !== `${written} ${asked}`) untracked(() => void open());
    });

  /** Takes up what the address says. */
  async function open(): Promise<void> {
    store();
    const [code, work] = [packed.peek(), task.peek()];
    const meant = () => code === packed.peek() && work === task.peek();
    written = code;
    asked = work;
    try {
      const one = work === null ? null : await unpackAssignment(work);
      if (!meant()) return;
      assignment.value = one;
      const next = code === null ? first() : await unpackSource(code);
      if (!meant()) return;
      put(next, next.kind === "js" && known(next.text));
      shown.value = code;
    } catch (error) {
      if (meant()) refused.value = words.badLink(reasonOf(error));
    }
  }

  return {
    text,
    version,
    module,
    allowed,
    shown,
    wrong,
    refused,
    long,
    source,
    assignment,
    remember,
    type,
    settle,
    take,
    takeTemplate,
    takeFile,
    allow,
    show,
    follow,
  };
}
