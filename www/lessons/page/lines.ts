/** Lights the line of pseudo-code that a figure is at, as its steps tell. */

interface Lane {
  readonly algorithm?: unknown;
  readonly line?: unknown;
  readonly lines?: unknown;
}

/** Blocks and figures in the order of the page. */
const all = () => [...document.querySelectorAll<HTMLElement>("[data-code], sudoku-lab")];

/** The block of this algorithm that is nearest to a figure. */
function nearest(figure: Element, algorithm: unknown): HTMLElement | undefined {
  const order = all();
  const at = order.indexOf(figure as HTMLElement);
  const far = (one: HTMLElement) => Math.abs(order.indexOf(one) - at);
  return order.filter((one) => one.dataset.code === algorithm).sort((a, b) => far(a) - far(b))[0];
}

/** The line it is at, and those that its step went through. */
function light(block: HTMLElement, { line, lines }: Lane): void {
  const passed = Array.isArray(lines) ? lines : [];
  for (const [index, item] of [...block.querySelectorAll("li")].entries()) {
    item.toggleAttribute("data-passed", passed.includes(index + 1));
    if (index + 1 === line) item.setAttribute("aria-current", "step");
    else item.removeAttribute("aria-current");
  }
}

export function lightLines(): void {
  document.addEventListener(
    "step",
    (event) => {
      const { target, detail } = event as CustomEvent<{ lanes?: readonly Lane[] } | null>;
      if (!(target instanceof Element) || !Array.isArray(detail?.lanes)) return;
      const seen = new Set<Element>();
      for (const lane of detail.lanes as readonly Lane[]) {
        const block = nearest(target, lane.algorithm);
        // Of several lanes of one algorithm the first is followed.
        if (!block || seen.has(block)) continue;
        seen.add(block);
        light(block, lane);
      }
    },
    true, // whether it bubbles or not
  );
}
