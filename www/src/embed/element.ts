/**
 * The custom element `<sudoku-lab>`, which shows a view of the page in a frame of another page. This module is the
 * whole of `embed.js`.
 */
import type {
  EmbedCalls,
  EmbedDetails,
  EmbedResult,
  EmbedSettings,
  FromFrame,
} from "sudoku-lab/embed";
import { words } from "../words/embed";
import { attributeNames, contentKeys, hashOf, toPropertyName } from "./hash";

/**
 * The page is at the address from which this script was loaded. The script may be a module or, from hosts
 * that forbid cross-origin reading, a classic script: a stack trace contains the address in both cases.
 */
const ownScript = document.currentScript as HTMLScriptElement | null;
const scriptInStack = /\b(?:https?|file):\S+?\/embed\.js/.exec(new Error().stack ?? "");
const baseUrl = new URL(".", ownScript?.src ?? scriptInStack?.[0] ?? document.baseURI);
/** The time within which the page must answer, ms. After that, the children of the element stay visible. */
const ANSWER_TIMEOUT_MS = 10_000;
/** The maximum height that the frame may request, in CSS pixels. */
const MAX_HEIGHT_PX = 20_000;

// Styles of the page around the element take precedence over these, for example a height.
const styleSheet = `:host{display:block;position:relative}
:host(:empty){min-height:20rem}
iframe{display:block;border:0;width:100%;height:100%}
.waiting{position:absolute;inset:0;opacity:0;pointer-events:none}`;

interface FrameReply {
  readonly settle: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** All elements on the page, in order to let only one of them play at a time. */
const allElements = new Set<SudokuLab>();

class SudokuLab extends HTMLElement {
  static readonly observedAttributes = attributeNames;
  readonly #slot = document.createElement("slot");
  readonly #height = new CSSStyleSheet();
  readonly #eyes: IntersectionObserver[] = [];
  readonly #replies = new Map<number, FrameReply>();
  #asked = 0;
  #frame: HTMLIFrameElement | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #ready = false;
  /** Whether the page did not answer in time. */
  #silent = false;
  /** Calls that wait until the page is loaded. */
  #waiting: FrameReply[] = [];
  #following: Promise<void> | undefined;
  #running = false;
  /** Whether the element is visible, and whether it still has to start when it becomes visible. */
  #seen = false;
  #eager = false;

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styleSheet);
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet, this.#height];
    root.append(this.#slot);
  }

  connectedCallback(): void {
    allElements.add(this);
    // Properties that were set before the element was defined hide its accessors.
    for (const name of attributeNames.map(toPropertyName)) {
      const value = Object.getOwnPropertyDescriptor(this, name)?.value;
      if (value === undefined) continue;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    const moving = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const played =
      this.hasAttribute("autoplay") || /[#&]autoplay=1/.test(this.getAttribute("hash") ?? "");
    this.#eager = moving && played;
    this.#watch({ rootMargin: "100%" }, (near) => near && this.#open());
    this.#watch({ threshold: 0.5 }, (seen) => {
      this.#seen = seen;
      playNext();
    });
  }

  disconnectedCallback(): void {
    allElements.delete(this);
    for (const eye of this.#eyes.splice(0)) eye.disconnect();
    clearTimeout(this.#patience);
    this.#frame?.remove();
    this.#frame = undefined;
    this.#leave(words.gone);
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before !== now && this.#frame && name !== "wake" && name !== "autoplay")
      void this.#follow();
  }

  load(settings: string | EmbedSettings): Promise<void> {
    const given: Record<string, unknown> =
      typeof settings === "string" ? { hash: settings } : { ...settings };
    if (typeof settings === "string") for (const name of contentKeys) this.removeAttribute(name);
    Object.assign(this, given);
    return this.#follow();
  }

  play(): Promise<void> {
    return this.#ask("play");
  }

  pause(): Promise<void> {
    return this.#ask("pause");
  }

  step(steps = 1): Promise<void> {
    return this.#ask("step", steps);
  }

  seek(step: number): Promise<void> {
    return this.#ask("seek", step);
  }

  result(): Promise<EmbedResult> {
    return this.#ask("result");
  }

  /** Handles a message. Messages from windows other than the element's frame are ignored. */
  hear({ source, origin, data }: MessageEvent<FromFrame | null>): void {
    if (!source || source !== this.#frame?.contentWindow) return;
    // In a sandbox, both the frame and the page around it have an opaque origin.
    if (origin !== baseUrl.origin && !(origin === "null" && self.origin === "null")) return;
    if (data?.["sudoku-lab"] !== 1) return;
    if ("reply" in data) {
      const reply = this.#replies.get(data.reply);
      this.#replies.delete(data.reply);
      if (data.error !== undefined) reply?.reject(new Error(data.error));
      else reply?.settle(data.detail as never);
    } else if (data.event === "here") {
      this.#forget(words.anew);
      this.#post("hello");
    } else if (data.event === "phase") {
      this.#running = data.detail.running;
      if (this.#running) for (const other of allElements) other.#yield(this);
      else playNext();
    } else this.#take(data.event, data.detail);
  }

  /** Starts the view if it is set to start automatically, is visible and is loaded. Returns whether it was started. */
  start(): boolean {
    if (!this.#eager || !this.#seen || !this.#ready) return false;
    this.#eager = false;
    this.play().catch(() => {});
    return true;
  }

  get running(): boolean {
    return this.#running && !this.#alone;
  }

  /** Whether the element neither pauses other elements nor is paused by them. */
  get #alone(): boolean {
    return this.getAttribute("wake") === "all";
  }

  #yield(to: SudokuLab): void {
    if (to !== this && this.running && !to.#alone) this.pause().catch(() => {});
  }

  #watch(options: IntersectionObserverInit, then: (yes: boolean) => void): void {
    const look = (seen: IntersectionObserverEntry[]) => then(seen.at(-1)?.isIntersecting ?? false);
    const eye = new IntersectionObserver(look, options);
    eye.observe(this);
    this.#eyes.push(eye);
  }

  #open(): void {
    if (this.#frame || !this.isConnected) return;
    const frame = document.createElement("iframe");
    frame.title = this.title || words.title;
    frame.allow = "clipboard-write; fullscreen";
    frame.className = "waiting";
    frame.src = baseUrl.href + this.#hash();
    this.#frame = frame;
    this.#slot.hidden = false;
    this.shadowRoot?.append(frame);
    this.#silent = false;
    this.#patience = setTimeout(() => {
      this.#silent = true;
      this.#leave(words.silent);
      this.#tell("error", { message: words.silent });
    }, ANSWER_TIMEOUT_MS);
  }

  #hash(): string {
    return hashOf((name) => this.getAttribute(name));
  }

  /** Opens the current settings, once for all attributes that are set in the same task. */
  #follow(): Promise<void> {
    this.#following ??= Promise.resolve().then(() => {
      this.#following = undefined;
      // The address that is being opened already contains this setting.
      return this.#frame ? this.#ask("load", this.#hash()) : this.#there();
    });
    return this.#following;
  }

  /** Returns a promise that resolves when the page is loaded, and rejects if the page does not answer. */
  #there(): Promise<void> {
    this.#open();
    if (this.#ready) return Promise.resolve();
    if (this.#silent) return Promise.reject(new Error(words.silent));
    return new Promise((settle, reject) => this.#waiting.push({ settle, reject }));
  }

  async #ask<K extends keyof EmbedCalls>(call: K, given?: Parameters<EmbedCalls[K]>[0]) {
    await this.#there();
    return new Promise<ReturnType<EmbedCalls[K]>>((settle, reject) => {
      this.#post(call, given);
      this.#replies.set(this.#asked, { settle, reject });
    });
  }

  #post(call: string, given?: unknown): void {
    const to = self.origin === "null" || baseUrl.origin === "null" ? "*" : baseUrl.origin;
    const message = { "sudoku-lab": 1, id: ++this.#asked, call, given };
    this.#frame?.contentWindow?.postMessage(message, to);
  }

  #take(event: keyof EmbedDetails, detail: EmbedDetails[typeof event]): void {
    if ("height" in detail) {
      this.#height.replaceSync(`:host{height:${Math.min(Number(detail.height), MAX_HEIGHT_PX)}px}`);
    }
    if (event === "ready") {
      clearTimeout(this.#patience);
      this.#ready = true;
      this.#silent = false;
      this.#slot.hidden = true;
      if (this.#frame) this.#frame.className = "";
      for (const { settle } of this.#waiting.splice(0)) settle(undefined as never);
    }
    this.#tell(event, detail);
    playNext();
  }

  #tell(event: keyof EmbedDetails, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(event, { detail }));
  }

  /** Rejects all waiting calls, because the frame was removed or never loaded. */
  #leave(why: string): void {
    for (const { reject } of this.#waiting.splice(0)) reject(new Error(why));
    this.#forget(why);
  }

  /** Rejects the pending calls to the page in the frame, which will not answer them. */
  #forget(why: string): void {
    this.#ready = this.#running = false;
    for (const { reject } of this.#replies.values()) reject(new Error(why));
    this.#replies.clear();
  }
}

/** Starts the first waiting element if no other element plays. */
function playNext(): void {
  if ([...allElements].some(({ running }) => running)) return;
  for (const one of allElements) if (one.start()) return;
}

for (const name of attributeNames) {
  if (name === "lang") continue; // `HTMLElement` defines this property itself
  Object.defineProperty(SudokuLab.prototype, toPropertyName(name), {
    configurable: true,
    enumerable: true,
    get(this: SudokuLab) {
      return this.getAttribute(name) ?? "";
    },
    set(this: SudokuLab, value: unknown) {
      if (value === null || value === undefined || value === false) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? "" : String(value));
    },
  });
}

addEventListener("message", (event) => {
  for (const one of allElements) one.hear(event);
});
// If two parts of a page load the script, the element is defined only once.
if (!customElements.get("sudoku-lab")) customElements.define("sudoku-lab", SudokuLab);
