/** The code that all elements share: the engine, attributes as properties, colours, and the display of errors. */
import type { BoardColours } from "../board/surface.js";
import { describeError } from "../errors.js";
import { type Lab, load } from "../module/lab.js";

/** Outside of browsers, as in server-side rendering, the module can be imported and the elements do nothing. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

let pendingEngine: Promise<Lab> | undefined;

/** Returns the engine, loaded once for all elements; after a failure, the next call tries again. */
export function sharedLab(): Promise<Lab> {
  pendingEngine ??= load().catch((error: unknown) => {
    pendingEngine = undefined;
    throw error;
  });
  return pendingEngine;
}

/** Colours of runs, in their order; those of `theme.css` of the page. */
const RUN_COLOURS = [
  "light-dark(#1a5fc0, #74b4ff)",
  "light-dark(#b54800, #ff9d5c)",
  "light-dark(#00724f, #4fd1a3)",
  "light-dark(#a2307c, #f29ad0)",
  "light-dark(#7b5a00, #e9b949)",
  "light-dark(#006d7d, #5ccfe0)",
  "light-dark(#4c4a55, #c7c5d1)",
  "light-dark(#596000, #c8ce57)",
];

/** Returns the custom property with the colour of a run, by its index; colours repeat after eight. */
export const runColourProperty = (index: number) =>
  `var(--_run-${(index % RUN_COLOURS.length) + 1})`;

/**
 * Custom properties with which a page changes the appearance, by the names that the style sheets of the elements use.
 */
const CUSTOM_PROPERTIES = {
  ink: "light-dark(#1b1a1f, #f1eff4)",
  muted: "color-mix(in srgb, currentColor 75%, transparent)",
  paper: "light-dark(#ffffff, #1b1a20)",
  line: "light-dark(#d8d5ce, #3a3843)",
  bold: "light-dark(#1b1a1f, #a6a3b0)",
  danger: "light-dark(#b4172d, #ff8a95)",
  accent: "light-dark(#4a35d4, #b0a4ff)",
  ...Object.fromEntries(RUN_COLOURS.map((colour, index) => [`run-${index + 1}`, colour])),
} as const;

const ownProperties = Object.entries(CUSTOM_PROPERTIES)
  .map(([name, usual]) => `--_${name}:var(--sudoku-${name},${usual})`)
  .join(";");

const COMMON_CSS = `:host{${ownProperties};display:block}
:host([hidden]){display:none}
*{box-sizing:border-box}
canvas{display:block;width:100%}
button{font:inherit;color:var(--_ink);background:var(--_paper);border:1px solid var(--_line);border-radius:.375rem;
padding:.375rem .75rem;min-height:2.75rem;cursor:pointer}
button:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--_accent);outline-offset:1px}
button[disabled]{opacity:.5;cursor:default}
[part=error]{color:var(--_danger);margin:.5rem 0}
[part=error]:empty{display:none}`;

/** Returns the name of the property of an attribute. */
const toPropertyName = (attribute: string) =>
  attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A constructor with the attributes that it observes. */
interface ElementClass {
  readonly observedAttributes: readonly string[];
  readonly prototype: HTMLElement;
}

/** Defines an element, with a property of type string for each observed attribute. Does nothing if it is defined. */
export function defineElement(
  name: string,
  element: ElementClass & CustomElementConstructor,
): void {
  if (!globalThis.customElements || customElements.get(name)) return;
  for (const attribute of element.observedAttributes) {
    const property = toPropertyName(attribute);
    if (Object.getOwnPropertyDescriptor(element.prototype, property)) continue;
    Object.defineProperty(element.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute) ?? "";
      },
      set(this: HTMLElement, value: unknown) {
        if (value === null || value === undefined || value === false)
          this.removeAttribute(attribute);
        else this.setAttribute(attribute, value === true ? "" : String(value));
      },
    });
  }
  customElements.define(name, element);
}

/** Media queries whose changes affect the appearance of a canvas: theme, contrast, and forced colours. */
const COLOUR_QUERIES = [
  "(prefers-color-scheme: dark)",
  "(prefers-contrast: more)",
  "(forced-colors: active)",
];

/** Milliseconds for which colours are kept. */
const COLOUR_CACHE_MS = 250;

/** The colours of a board, and the colours of runs in order. */
interface ElementColours extends BoardColours {
  readonly runs: readonly string[];
}

/** An element with a shadow root whose parts a page can style. */
export abstract class LabElement extends Base {
  protected readonly root: ShadowRoot;
  readonly #error: HTMLElement;
  #probe: HTMLElement | undefined;
  #cachedColours: { readonly at: number; readonly colours: ElementColours } | null = null;

  constructor(css: string) {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${COMMON_CSS}\n${css}`);
    this.root = this.attachShadow({ mode: "open" });
    this.root.adoptedStyleSheets = [sheet];
    this.#error = createPart("p", "error");
    this.#error.setAttribute("role", "alert");
    this.root.append(this.#error);
  }

  connectedCallback(): void {
    // Properties that were set before the element was defined hide its accessors.
    const { observedAttributes } = this.constructor as unknown as ElementClass;
    for (const property of [...observedAttributes.map(toPropertyName), ...this.fields]) {
      const value = Object.getOwnPropertyDescriptor(this, property)?.value;
      if (value === undefined) continue;
      Reflect.deleteProperty(this, property);
      Reflect.set(this, property, value);
    }
  }

  /** Names of properties without an attribute. */
  protected get fields(): readonly string[] {
    return [];
  }

  /** Sends a typed event. `error` does not bubble: at the window it would count as an error of a script. */
  protected send(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: type !== "error" }));
  }

  /** Shows the reason of a failure and sends `error`; an empty text removes the message. */
  protected fail(error: unknown): void {
    const message = describeError(error);
    this.#error.textContent = message;
    this.send("error", { message });
  }

  protected clearError(): void {
    if (this.#error.textContent) this.#error.textContent = "";
  }

  /**
   * Returns the colours in force, which depend on the page's style sheets and colour scheme. Reading them makes the
   * browser recompute styles, so a race, which draws in every frame, reads them only a few times per second.
   */
  protected colours(): ElementColours {
    const now = performance.now();
    if (this.#cachedColours && now - this.#cachedColours.at < COLOUR_CACHE_MS)
      return this.#cachedColours.colours;
    const colours = {
      ink: this.#colour("ink"),
      paper: this.#colour("paper"),
      line: this.#colour("line"),
      bold: this.#colour("bold"),
      danger: this.#colour("danger"),
      font: getComputedStyle(this).fontFamily,
      runs: RUN_COLOURS.map((_, index) => this.#colour(`run-${index + 1}`)),
    };
    this.#cachedColours = { at: now, colours };
    return colours;
  }

  /**
   * Calls `draw` when the size of a part or the colours of the system change; returns a function that ends the
   * observation.
   */
  protected watchLook(part: Element, draw: () => void): () => void {
    const redraw = () => {
      this.#cachedColours = null;
      draw();
    };
    const observer = new ResizeObserver(redraw);
    observer.observe(part);
    const queries = COLOUR_QUERIES.map((query) => matchMedia(query));
    for (const query of queries) query.addEventListener("change", redraw);
    return () => {
      observer.disconnect();
      for (const query of queries) query.removeEventListener("change", redraw);
    };
  }

  /** Resolves a colour by its name in `CUSTOM_PROPERTIES` to a value that a canvas accepts. */
  #colour(name: string): string {
    if (!this.#probe) {
      this.#probe = document.createElement("i");
      this.#probe.hidden = true;
      this.root.append(this.#probe);
    }
    this.#probe.style.color = `var(--_${name})`;
    return getComputedStyle(this.#probe).color;
  }

  /** Returns the colour of a run by its index; colours repeat after eight. */
  protected runColour(index: number): string {
    return this.colours().runs[index % RUN_COLOURS.length] ?? "";
  }
}

/** Returns an element with a part name, by which a page can style it. */
export function createPart<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  part: string,
  text = "",
): HTMLElementTagNameMap[K] {
  const created = document.createElement(tag);
  if (part) created.setAttribute("part", part);
  if (text) created.textContent = text;
  return created;
}

/** Returns a button with a part name. */
export function createButton(part: string, text: string, onClick: () => void): HTMLButtonElement {
  const button = createPart("button", `button ${part}`, text);
  button.type = "button";
  button.addEventListener("click", onClick);
  return button;
}

/** Finds an element of this kind by its id in the document or shadow root that contains `from`. */
export function findById(from: HTMLElement, id: string): HTMLElement | null {
  const scope = from.getRootNode() as Document | ShadowRoot;
  return scope.getElementById?.(id) ?? null;
}
