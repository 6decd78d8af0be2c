/** Highlights the line of pseudo-code that a figure executes, as its `step` events report it. */

interface Lane {
  readonly algorithm?: unknown;
  readonly line?: unknown;
  readonly lines?: unknown;
}

/** Returns the blocks of pseudo-code and the figures, in document order. */
const codeBlocksAndFigures = () => [
  ...document.querySelectorAll<HTMLElement>("[data-code], sudoku-lab"),
];

/** Returns the block of pseudo-code of an algorithm that is nearest to a figure, or undefined if there is none. */
function nearestBlock(figure: Element, algorithm: unknown): HTMLElement | undefined {
  const order = codeBlocksAndFigures();
  const at = order.indexOf(figure as HTMLElement);
  const far = (one: HTMLElement) => Math.abs(order.indexOf(one) - at);
  return order.filter((one) => one.dataset.code === algorithm).sort((a, b) => far(a) - far(b))[0];
}

/** Marks the current line of a block, and the lines that the last step executed. */
function highlightLine(block: HTMLElement, { line, lines }: Lane): void {
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
      const visited = new Set<Element>();
      for (const lane of detail.lanes as readonly Lane[]) {
        const block = nearestBlock(target, lane.algorithm);
        // If several lanes run the same algorithm, the block follows the first lane.
        if (!block || visited.has(block)) continue;
        visited.add(block);
        highlightLine(block, lane);
      }
    },
    true, // capture, because the event may not bubble
  );
}
