/** Handles the buttons of the two menus in the header. The browser opens and closes the menus. */
import { lessonText } from "./words";

const THEME_STORAGE_KEY = "sudoku-lab.theme";

export function answerMenus(): void {
  document.querySelector("[data-act=print]")?.addEventListener("click", ({ target }) => {
    (target as Element).closest<HTMLElement>("[popover]")?.hidePopover();
    print();
  });
  const copy = document.querySelector<HTMLElement>("[data-act=copy]");
  copy?.addEventListener("click", () => void copyLink(copy));
  offerThemes();
}

/** Copies the URL of the lesson. The button shows the result until the menu is toggled. */
async function copyLink(button: HTMLElement): Promise<void> {
  const label = button.querySelector("span");
  if (!label) return;
  label.dataset.text ??= label.textContent ?? "";
  label.setAttribute("role", "status");
  label.textContent = await navigator.clipboard.writeText(location.href).then(
    () => lessonText("copied"),
    () => lessonText("uncopied"),
  );
  const again = () => {
    label.textContent = label.dataset.text ?? "";
  };
  button.closest("[popover]")?.addEventListener("beforetoggle", again, { once: true });
}

/**
 * Handles the choice of a theme. The theme is stored under the key of the main page, so that both have the same theme.
 */
function offerThemes(): void {
  const root = document.documentElement;
  const now = root.dataset.theme ?? "auto";
  for (const item of document.querySelectorAll<HTMLInputElement>("input[name=theme]")) {
    item.checked = item.value === now;
    item.addEventListener("change", () => {
      if (item.value === "auto") delete root.dataset.theme;
      else root.dataset.theme = item.value;
      try {
        localStorage.setItem(THEME_STORAGE_KEY, item.value);
      } catch {
        // The browser refuses to store data: the theme applies until the page is closed.
      }
    });
  }
}
