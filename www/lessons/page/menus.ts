/** The two menus in the header of a lesson; the browser opens and closes them. */
import { said } from "./words";

const KEY = "sudoku-lab.theme";

export function answerMenus(): void {
  document.querySelector("[data-act=print]")?.addEventListener("click", ({ target }) => {
    (target as Element).closest<HTMLElement>("[popover]")?.hidePopover();
    print();
  });
  const copy = document.querySelector<HTMLElement>("[data-act=copy]");
  copy?.addEventListener("click", () => void copyLink(copy));
  offerThemes();
}

/** Copies the address of the lesson, and says whether the browser allowed it until the menu is opened again. */
async function copyLink(button: HTMLElement): Promise<void> {
  const label = button.querySelector("span");
  if (!label) return;
  label.dataset.text ??= label.textContent ?? "";
  label.setAttribute("role", "status");
  label.textContent = await navigator.clipboard.writeText(location.href).then(
    () => said("copied"),
    () => said("uncopied"),
  );
  const again = () => {
    label.textContent = label.dataset.text ?? "";
  };
  button.closest("[popover]")?.addEventListener("beforetoggle", again, { once: true });
}

/** The same themes as those of the page, kept under the same key, so that both look alike. */
function offerThemes(): void {
  const root = document.documentElement;
  const now = root.dataset.theme ?? "auto";
  for (const one of document.querySelectorAll<HTMLInputElement>("input[name=theme]")) {
    one.checked = one.value === now;
    one.addEventListener("change", () => {
      if (one.value === "auto") delete root.dataset.theme;
      else root.dataset.theme = one.value;
      try {
        localStorage.setItem(KEY, one.value);
      } catch {
        // Refused by the browser: the theme holds until the page is left.
      }
    });
  }
}
