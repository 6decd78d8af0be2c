/** Settings to try go into the figure above; every figure can be taken along. */
import { said } from "./words";

interface Figure extends HTMLElement {
  load?(address: string): unknown;
}

function button(text: string, act: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", () => act(made));
  return made;
}

export function offerSettings(): void {
  const order = [...document.querySelectorAll<HTMLElement>("sudoku-lab, .try")];
  let above: Figure | undefined;
  for (const one of order) {
    if (one.matches("sudoku-lab")) {
      above = one;
      const hash = one.getAttribute("hash") ?? "";
      one
        .closest("figure")
        ?.querySelector(".ways")
        ?.append(
          " ",
          button(said("lift"), (made) => void lift(hash, made)),
        );
      continue;
    }
    const figure = above;
    const { hash } = one.dataset;
    if (!figure || hash === undefined) continue;
    const show = button(said("here"), () => {
      figure.load?.(hash);
      figure.scrollIntoView({ block: "center", behavior: "smooth" });
    });
    one.querySelector(".ways")?.prepend(show, " ");
  }
}

/** Copies the code that shows a figure in a page of the reader's. */
async function lift(hash: string, made: HTMLButtonElement): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[src$="embed.js"]')?.src ?? "";
  const escaped = hash.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const page = new URL(`index.html#${hash}`, script).href.replaceAll("&", "&amp;");
  const code = `<script type="module" src="${script}"></script>\n<sudoku-lab hash="${escaped}"><a href="${page}">Sudoku Lab</a></sudoku-lab>\n`;
  try {
    await navigator.clipboard.writeText(code);
    made.textContent = said("lifted");
  } catch {
    // No clipboard: the code is shown, to be copied by hand.
    const field = document.createElement("textarea");
    field.readOnly = true;
    field.rows = 4;
    field.value = code;
    field.setAttribute("aria-label", said("lift"));
    made.replaceWith(field);
    field.select();
  }
}
