/** Adds buttons that load a setting into the figure above it, and buttons that copy the code to embed a figure. */
import { said } from "./words";

interface Figure extends HTMLElement {
  load(address: string): Promise<void>;
  play(): Promise<void>;
}

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function button(text: string, act: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", () => act(made));
  return made;
}

export async function offerSettings(): Promise<void> {
  await customElements.whenDefined("sudoku-lab"); // without it, figures are pictures and links
  const order = [...document.querySelectorAll<HTMLElement>("sudoku-lab, .try")];
  let above: Figure | undefined;
  let described = "";
  for (const one of order) {
    if (one.matches("sudoku-lab")) {
      above = one as Figure;
      const hash = one.getAttribute("hash") ?? "";
      described = hash;
      one
        .closest("figure")
        ?.querySelector(".ways")
        ?.append(button(said("lift"), (made) => void lift(hash, made)));
      continue;
    }
    const figure = above;
    const own = described;
    const { hash } = one.dataset;
    if (!figure || hash === undefined) continue;
    const show = button(said("here"), () => {
      figure
        .load(hash)
        .then(() => (still() ? undefined : figure.play()))
        .catch(() => {}); // the figure itself shows the error
      offerOwn(figure, own);
      figure.scrollIntoView({ block: "center", behavior: still() ? "auto" : "smooth" });
    });
    one.querySelector(".ways")?.prepend(show, " ");
  }
}

/** Adds and focuses a button below a figure that restores the figure's own setting. */
function offerOwn(figure: Figure, own: string): void {
  const ways = figure.closest("figure")?.querySelector(".ways");
  let back = ways?.querySelector<HTMLButtonElement>("[data-own]");
  if (!back) {
    back = button(said("own"), (made) => {
      figure.load(own).catch(() => {});
      ways?.querySelector<HTMLElement>("button:not([data-own])")?.focus();
      made.remove();
    });
    back.dataset.own = "";
    ways?.prepend(back, " ");
  }
  back.focus({ preventScroll: true });
}

/** Copies the code that embeds a figure in another page. Without clipboard access, shows the code to be copied. */
async function lift(hash: string, made: HTMLButtonElement): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[src$="embed.js"]')?.src ?? "";
  const escaped = hash.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const page = new URL(`index.html#${hash}`, script).href.replaceAll("&", "&amp;");
  const code = `<script type="module" src="${script}"></script>\n<sudoku-lab hash="${escaped}"><a href="${page}">Sudoku Lab</a></sudoku-lab>\n`;
  try {
    await navigator.clipboard.writeText(code);
    made.textContent = said("lifted");
  } catch {
    // The clipboard is not accessible.
    const field = document.createElement("textarea");
    field.readOnly = true;
    field.rows = 4;
    field.value = code;
    field.setAttribute("aria-label", said("lift"));
    made.replaceWith(field);
    field.select();
  }
}
