/** Adds buttons that load a setting into the figure above it, and buttons that copy the code to embed a figure. */
import { lessonText } from "./words";

interface Figure extends HTMLElement {
  load(address: string): Promise<void>;
  play(): Promise<void>;
}

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function button(text: string, act: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.addEventListener("click", () => act(button));
  return button;
}

export async function offerSettings(): Promise<void> {
  await customElements.whenDefined("sudoku-lab"); // without it, figures are pictures and links
  const order = [...document.querySelectorAll<HTMLElement>("sudoku-lab, .try")];
  let above: Figure | undefined;
  let described = "";
  for (const item of order) {
    if (item.matches("sudoku-lab")) {
      above = item as Figure;
      const hash = item.getAttribute("hash") ?? "";
      described = hash;
      item
        .closest("figure")
        ?.querySelector(".ways")
        ?.append(button(lessonText("lift"), (made) => void copyEmbedCode(hash, made)));
      continue;
    }
    const figure = above;
    const own = described;
    const { hash } = item.dataset;
    if (!figure || hash === undefined) continue;
    const show = button(lessonText("here"), () => {
      figure
        .load(hash)
        .then(() => (still() ? undefined : figure.play()))
        .catch(() => {}); // the figure itself shows the error
      offerOwn(figure, own);
      figure.scrollIntoView({ block: "center", behavior: still() ? "auto" : "smooth" });
    });
    item.querySelector(".ways")?.prepend(show, " ");
  }
}

/** Adds and focuses a button below a figure that restores the figure's own setting. */
function offerOwn(figure: Figure, own: string): void {
  const ways = figure.closest("figure")?.querySelector(".ways");
  let back = ways?.querySelector<HTMLButtonElement>("[data-own]");
  if (!back) {
    back = button(lessonText("own"), (element) => {
      figure.load(own).catch(() => {});
      ways?.querySelector<HTMLElement>("button:not([data-own])")?.focus();
      element.remove();
    });
    back.dataset.own = "";
    ways?.prepend(back, " ");
  }
  back.focus({ preventScroll: true });
}

/** Copies the code that embeds a figure in another page. Without clipboard access, shows the code to be copied. */
async function copyEmbedCode(hash: string, element: HTMLButtonElement): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[src$="embed.js"]')?.src ?? "";
  const escaped = hash.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const page = new URL(`index.html#${hash}`, script).href.replaceAll("&", "&amp;");
  const code = `<script type="module" src="${script}"></script>\n<sudoku-lab hash="${escaped}"><a href="${page}">Sudoku Lab</a></sudoku-lab>\n`;
  try {
    await navigator.clipboard.writeText(code);
    element.textContent = lessonText("lifted");
  } catch {
    // The clipboard is not accessible.
    const field = document.createElement("textarea");
    field.readOnly = true;
    field.rows = 4;
    field.value = code;
    field.setAttribute("aria-label", lessonText("lift"));
    element.replaceWith(field);
    field.select();
  }
}
