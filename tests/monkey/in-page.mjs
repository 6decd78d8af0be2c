/** The functions of the monkey test that run in the page; they use nothing else of this file. */

/**
 * Returns the controls that can be clicked or filled in, of the topmost open dialog if there is one. With an index,
 * returns only this control, scrolled into view, with its position; an option of a list is selected.
 * @param {number | null} at @param {number} how from 0 to below 1
 */
export function controlsInPage(at, how) {
  // A file picker of the browser would block the test.
  HTMLInputElement.prototype.showPicker = () => {};
  const click = HTMLElement.prototype.click;
  HTMLInputElement.prototype.click = /** @this {HTMLInputElement} */ function () {
    if (this.type !== "file") click.call(this);
  };
  window.print = () => {};
  window.open = () => null;

  const dialogs = [...document.querySelectorAll("dialog[open]")];
  // No body exists while the page reloads itself.
  const root = dialogs.at(-1) ?? document.body ?? document;
  const selector =
    "button, a[href], input, select, textarea, summary, [role=gridcell], [tabindex], canvas";
  /** @type {NodeListOf<HTMLElement>} */
  const found = root.querySelectorAll(selector);
  const all = [...found].filter((element) => {
    const box = element.getBoundingClientRect();
    const leads = /** @type {HTMLAnchorElement | null} */ (element.closest("a[href]"));
    const place = leads && leads.origin + leads.pathname;
    const away = leads && (leads.target || place !== location.origin + location.pathname);
    return box.width > 0 && box.height > 0 && !away && !element.matches(":disabled, [type=file]");
  });
  const nameOf = (/** @type {HTMLElement} */ element) => {
    const named = element.getAttribute("aria-label") ?? element.title ?? "";
    return `${element.localName} ${named || element.textContent || element.id}`.trim().slice(0, 60);
  };
  /** @param {HTMLElement} element @returns {"choose" | "fill" | "click"} */
  const typeOf = (element) => {
    if (element instanceof HTMLSelectElement) return "choose";
    const unwritten = ":not([type=checkbox], [type=radio], [type=range])";
    return element.matches(`textarea, input${unwritten}`) ? "fill" : "click";
  };
  const told = (/** @type {HTMLElement} */ element, /** @type {number} */ index) => ({
    at: index,
    type: typeOf(element),
    name: nameOf(element),
  });
  if (at === null) return all.map((element, index) => ({ ...told(element, index), x: 0, y: 0 }));
  const element = all[at];
  if (!element) return [];
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const inside = (/** @type {number} */ value, /** @type {number} */ most) =>
    Math.min(Math.max(value, 1), most - 2);
  // The position of the click sets the value of a slider.
  const x = inside(
    box.left + box.width * (element.matches("[type=range]") ? how : 0.5),
    innerWidth,
  );
  const y = inside(box.top + box.height / 2, innerHeight);
  if (element instanceof HTMLSelectElement) choose(element);
  return [{ ...told(element, at), x, y }];

  // The native list would be a window of the browser outside of the page.
  function choose(/** @type {HTMLSelectElement} */ select) {
    const options = [...select.options].filter(({ disabled }) => !disabled);
    select.focus();
    select.value = options[Math.floor(how * options.length)]?.value ?? "";
    select.dispatchEvent(new Event("input", { bubbles: true }));
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

/** Performs actions that no driver offers as one call. @param {import("./actions.mjs").Action} action */
export function inPage(action) {
  switch (action.do) {
    case "fill": {
      const field = document.activeElement;
      const written = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (!written || field.readOnly) return;
      field.value = action.text ?? "";
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
      return;
    }
    case "paste": {
      const data = new DataTransfer();
      data.setData("text/plain", action.text);
      // Neither exists while the page is loaded again.
      const target = document.activeElement ?? document.body ?? document.documentElement;
      const how = { clipboardData: data, bubbles: true, cancelable: true };
      target.dispatchEvent(new ClipboardEvent("paste", how));
      return;
    }
    case "hash":
      location.hash = action.hash;
      return;
    case "home":
    case "view": {
      /** @type {NodeListOf<HTMLAnchorElement>} */
      const found = document.querySelectorAll("nav.header-views a");
      const links = [...found];
      const wanted =
        action.do === "home"
          ? (links.find(({ hash }) => new RegExp(`[&#](view|of)=${action.view}\\b`).test(hash)) ??
            links.find(({ hash }) => hash.includes("of=")))
          : links[Math.floor(action.how * links.length)];
      wanted?.click();
      return;
    }
    case "scroll":
      scrollTo(0, action.how * document.documentElement.scrollHeight);
  }
}

/** Drops a file on the centre of the page. @param {string} text */
export function dropInPage(text) {
  const target =
    document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.documentElement;
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "rubbish.txt", { type: "text/plain" }));
  for (const type of ["dragenter", "dragover", "drop"]) {
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }
}
