/** The code that is written, read and run: its origin, and how it is stored. */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { createAddress } from "../../lab/address/link";
import { type Assignment, unpackAssignment } from "../../lab/own/assignment";
import { drafts, saveDraft } from "../../lab/own/drafts";
import { MAX_LINK_CODE_LENGTH } from "../../lab/own/running";
import { packSource, type Source, sourceOf, unpackSource } from "../../lab/own/source";
import type { Session } from "../../session/session";
import { announcement } from "../../ui/notices";
import { reasonOf } from "../../words/messages";
import { words } from "../../words/own";
import type { WrongLine } from "./editor/codemirror";
import { createOwnStore } from "./store";
import { isTemplate, type Template, templates } from "./templates";

/** The delay after the last key until the address is updated, ms. */
const DEBOUNCE_MS = 300;

const createDraftId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

export function createCode(session: Session) {
  const { packed, task } = session.get(createOwnStore);
  const { asNewEntry } = session.get(createAddress);

  /** The text in the editor. */
  const text = signal<string>(templates.backtracking);
  /** A counter of texts that replaced the text in the editor other than by typing. */
  const version = signal(0);
  /** The WebAssembly module that was opened instead of a text. */
  const module = signal<Extract<Source, { kind: "wasm" }> | null>(null);
  /** Whether the code may run: it comes from the page, was written or opened here, or was allowed. */
  const allowed = signal(true);
  /**
   * The code of the address that is shown in the editor. The address may already contain other code that is still being
   * read.
   */
  const shown = signal<string | null>(null);
  /** The error in the code. */
  const error = signal<WrongLine | null>(null);
  /** The reason why a file or a link could not be opened. */
  const refused = signal<string | null>(null);
  /** Whether the code is too long for a link. */
  const long = signal(false);
  const source = computed<Source>(() => module.value ?? { kind: "js", text: text.value });
  /** The assignment for which the code is written, if there is one. */
  const assignment = signal<Assignment | null>(null);
  /** The id of the draft that is being written. */
  let draft = "";
  /**
   * The value that the address was given last, which distinguishes a change of the address from the page's own update.
   */
  let written: string | null = null;
  let pendingPrompt: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The texts that have run since the page was opened. The browser's back button may lead to one of them. */
  const ran = new Set<string>();

  /** Remembers code that was allowed to run. */
  function rememberCode(of: Source): void {
    if (of.kind === "js") ran.add(of.text);
  }

  const known = (code: string) =>
    isTemplate(code) || ran.has(code) || drafts.peek().some((one) => one.text === code);

  function putSource(next: Source, may: boolean): void {
    clearTimeout(timer);
    timer = undefined;
    draft =
      drafts.peek().find((one) => next.kind === "js" && one.text === next.text)?.id ??
      createDraftId();
    batch(() => {
      error.value = null;
      refused.value = null;
      module.value = next.kind === "wasm" ? next : null;
      if (next.kind === "js") text.value = next.text;
      version.value = version.peek() + 1;
      allowed.value = may;
    });
  }

  /** Stores the code, unless it comes from the page. */
  function storeCode(): void {
    if (module.peek() || !allowed.peek() || isTemplate(text.peek())) return;
    saveDraft({ id: draft, text: text.peek(), when: Date.now() });
  }

  // The latest text is not in the address yet: it becomes a separate draft beside the text of the address.
  const keepTyped = () => {
    if (timer === undefined) return;
    draft = createDraftId();
    storeCode();
  };
  globalThis.addEventListener("pagehide", keepTyped);
  session.onDispose(() => {
    clearTimeout(timer);
    globalThis.removeEventListener("pagehide", keepTyped);
  });

  /** Returns a source in the form of the address; `null` if the address does not need it, or the source is too long. */
  async function addressOf(one: Source): Promise<string | null> {
    const all = await packSource(one);
    long.value = all.length > MAX_LINK_CODE_LENGTH;
    return long.peek() || isFirst(one) ? null : all;
  }

  /** Writes the source into the address. */
  async function publishCode(): Promise<void> {
    const now = source.peek();
    const all = await addressOf(now);
    if (now !== source.peek()) return;
    written = all;
    shown.value = all;
    packed.value = all;
  }

  /** Returns the source with which the view starts. */
  const first = (): Extract<Source, { kind: "js" }> => ({
    kind: "js",
    text: assignment.peek()?.template ?? templates.backtracking,
  });

  const isFirst = (one: Source) => one.kind === "js" && one.text === first().text;

  /** Applies a change of the text by typing. */
  function typeCode(next: string): void {
    if (next === text.peek()) return;
    batch(() => {
      text.value = next;
      error.value = null;
    });
    clearTimeout(timer);
    timer = setTimeout(storeTyped, DEBOUNCE_MS);
  }

  /** Stores the typed text, and writes it into the address. */
  function storeTyped(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    storeCode();
    void publishCode();
  }

  /** Opens other code in place of the current code, which is stored. The browser's back button leads back to it. */
  async function replaceCode(next: Source): Promise<void> {
    storeCode();
    const all = await addressOf(next);
    asNewEntry(() => {
      putSource(next, true);
      written = all;
      shown.value = all;
      packed.value = all;
    });
  }

  const takeTemplate = (id: Template): Promise<void> =>
    replaceCode({ kind: "js", text: templates[id] });

  /** Opens a file that was chosen or dropped here. */
  async function takeFile(file: File): Promise<void> {
    try {
      await replaceCode(await sourceOf(file));
      storeCode();
      announcement.value = words.opened(file.name);
    } catch (error) {
      refused.value = words.badFile(file.name, reasonOf(error));
    }
  }

  /** Allows the code to run, from now on. */
  function allowCode(): void {
    allowed.value = true;
    storeCode();
  }

  /** Shows the code of another person in place of the current code, which is stored. */
  function showForeign(next: Source): void {
    storeCode();
    putSource(next, next.kind === "js" && known(next.text));
    void publishCode();
  }

  /** Applies changes of the address until the returned function is called. */
  const follow = (): (() => void) =>
    effect(() => {
      const now = `${packed.value} ${task.value}`;
      if (now !== `${written} ${pendingPrompt}`) untracked(() => void openAddressContent());
    });

  /** Applies the content of the address. */
  async function openAddressContent(): Promise<void> {
    storeCode();
    const [code, work] = [packed.peek(), task.peek()];
    const meant = () => code === packed.peek() && work === task.peek();
    written = code;
    pendingPrompt = work;
    try {
      const taskOfLink = work === null ? null : await unpackAssignment(work);
      if (!meant()) return;
      assignment.value = taskOfLink;
      const next = code === null ? first() : await unpackSource(code);
      if (!meant()) return;
      putSource(next, next.kind === "js" && known(next.text));
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
    wrong: error,
    refused,
    long,
    source,
    assignment,
    remember: rememberCode,
    type: typeCode,
    settle: storeTyped,
    take: replaceCode,
    takeTemplate,
    takeFile,
    allow: allowCode,
    show: showForeign,
    follow,
  };
}
