/** The place of each function of the page: at most two clicks from its view, each possible with the keyboard. */
import { open, openView, race, waitForEnd } from "./lab";
import { expect, type Locator, type Page, onePage as test } from "./test";

/** A role, or the summary of a folded section, which has none. */
type Role = Parameters<Page["getByRole"]>[0] | "summary";
type Name = string | RegExp;
type Target = readonly [capability: string, role: Role, name: Name];

interface Row {
  /** The click after which the targets are visible; absent if they are visible at once. */
  readonly press?: readonly [role: Role, name: Name];
  readonly targets: readonly Target[];
}

interface View {
  readonly hash: string;
  /** Whether the race must have been run. */
  readonly raced?: boolean;
  readonly rows: readonly Row[];
}

const VIEWS: Readonly<Record<string, View>> = {
  header: {
    hash: "#pace=max",
    rows: [
      {
        targets: ["Solve", "Race", "Generate", "Experiment", "Learn"].map(
          (name) => [name, "link", name] as const,
        ),
      },
      {
        press: ["button", "Share"],
        targets: [
          ["link", "button", "Copy link"],
          ["embed code", "button", "Copy embed code"],
          ["QR code, SVG, PNG", "button", "Embed options, pictures, QR code"],
          ["print", "button", "Print"],
        ],
      },
      {
        press: ["button", /^Menu:/],
        targets: [
          ["theme", "radio", "Dark"],
          ["language", "radio", "Deutsch"],
          ["keyboard", "checkbox", /^Single-key shortcuts/],
          ["projector", "button", "Present"],
          ["help", "button", "Help"],
          ["what is new", "link", /^version/],
        ],
      },
    ],
  },
  "race before": {
    hash: "#pace=max",
    rows: [
      {
        targets: [
          ["race", "button", "Race"],
          ["bet", "button", /^Pick as winner: Backtracking/],
          ["enlarge", "button", "Enlarge the board of lane 1"],
          ["step forward", "button", "Step forward"],
          ["present", "button", "Present"],
        ],
      },
      {
        press: ["button", "Lane 1: Backtracking"],
        targets: [
          ["algorithm", "combobox", "Algorithm of lane 1"],
          ["preset", "combobox", "Preset of lane 1"],
          ["how it works, pseudo-code", "button", "How lane 1 works"],
          ["settings", "button", "Settings of lane 1"],
          ["look closer, export", "button", "Look closer at lane 1"],
          ["figures", "button", "What the figures of lane 1 mean"],
          ["remove", "button", "Remove Backtracking"],
        ],
      },
      {
        press: ["button", /^Speed:/],
        targets: [
          ["speed", "slider", "Speed"],
          ["stop", "button", "Stop"],
        ],
      },
      {
        press: ["button", /^Puzzle:/],
        targets: [
          ["board", "grid", /^Sudoku/],
          ["solution", "button", /^Show the solution/],
          ["digits", "summary", "Digits"],
          ["paste, open", "button", /^Paste/],
          ["disguise", "button", /known puzzle/],
          ["undo", "button", "Undo"],
          ["redo", "button", "Redo"],
          ["clear", "button", "Clear"],
          ["surprise", "button", "Hard"],
          ["collection", "combobox", "Choose a puzzle"],
        ],
      },
      {
        press: ["button", /^Race:/],
        targets: [
          ["ready-made races", "button", /^A first race/],
          ["algorithms", "checkbox", "Backtracking"],
        ],
      },
      {
        press: ["button", "Set up the race"],
        targets: [
          ["add a lane", "checkbox", "Backtracking"],
          ["seed", "textbox", "Seed"],
          ["limit", "textbox", "Step limit"],
          ["until", "combobox", "Run"],
          ["rank", "combobox", "Ranked by"],
          ["many seeds", "button", "Race over seeds"],
        ],
      },
    ],
  },
  "race after": {
    hash: "#pace=max",
    raced: true,
    rows: [
      {
        targets: [
          ["timeline", "slider", "Timeline"],
          ["cursor", "slider", "Cursor over conflicts"],
          ["enlarge a plot", "button", "Enlarge conflicts"],
          ["plot as SVG, PNG, CSV", "button", "Save conflicts"],
          ["data of a plot", "summary", "Data"],
          ["results", "tab", "Results"],
          ["key to the boards", "tab", "Board legend"],
        ],
      },
      { press: ["button", "Curves to show"], targets: [["series", "button", "diversity"]] },
      {
        press: ["button", /^Axes:/],
        targets: [
          ["x-axis", "combobox", "x-axis"],
          ["log values", "button", "log values"],
          ["one plot per lane", "button", "One plot per lane"],
          ["zoom", "button", "Zoom in"],
        ],
      },
      { press: ["tab", "Averages"], targets: [["seeds", "button", "Race over seeds"]] },
    ],
  },
  solve: {
    hash: "#view=solve",
    rows: [
      {
        targets: [
          ["hint", "button", "Hint"],
          ["check", "button", "Check"],
          ["board", "grid", /^Sudoku/],
          ["modes", "button", "Corner"],
          ["keypad", "button", /^Digit 1/],
          ["undo", "button", "Undo"],
          ["redo", "button", "Redo"],
          ["erase", "button", "Erase"],
          ["candidates", "button", "Fill candidates"],
          ["path", "summary", "The path"],
          ["difficulty", "summary", "Difficulty"],
          ["solution", "summary", "Solution"],
          ["algorithms", "summary", "Ask an algorithm"],
        ],
      },
      {
        press: ["button", "Hint"],
        targets: [
          ["do the step", "button", "Do this step"],
          ["more of the hint", "button", "Tell me more"],
        ],
      },
      {
        press: ["button", /^More:/],
        targets: [
          ["select several", "button", "Select several cells"],
          ["highlight", "button", "Highlight the next digit"],
          ["restart", "button", "Restart"],
          ["edit givens", "button", "Edit givens"],
          ["keys", "button", "Keys"],
          ["settings", "button", "Settings"],
        ],
      },
    ],
  },
  generate: {
    hash: "#view=generate",
    rows: [
      {
        targets: [
          ["difficulty", "button", "Hard"],
          ["pattern", "button", "Half turn"],
          ["size", "combobox", "Size"],
          ["technique", "combobox", "Technique needed"],
          ["make", "button", "Make a puzzle"],
          ["sheet", "button", "A sheet to print"],
          ["timeline", "slider", "Timeline"],
          ["solve", "button", "Solve it"],
          ["race", "button", "Use in Race"],
        ],
      },
      {
        press: ["summary", "Generator settings"],
        targets: [
          ["generator", "combobox", "Generator"],
          ["seed", "textbox", "Seed"],
          ["limits", "textbox", "Step limit"],
          ["fewest givens", "slider", "fewest givens"],
          ["most givens", "slider", "most givens"],
          ["minimal", "checkbox", "minimal"],
        ],
      },
    ],
  },
  experiment: {
    hash: "#view=experiment",
    rows: [
      {
        targets: [
          ["papers", "link", "Papers"],
          ["your puzzles", "link", "Your puzzles"],
          ["show", "combobox", "Show"],
          ["by", "combobox", "by"],
          ["run", "button", "Run again here"],
          ["ask your own", "button", "Ask your own"],
          ["CSV", "button", "Runs as CSV"],
          ["TOML", "summary", "Definition as text"],
        ],
      },
      {
        press: ["summary", "More"],
        targets: [
          ["several cores", "link", /cores/],
          ["many seeds", "link", /seeds|luck/],
        ],
      },
    ],
  },
  learn: {
    hash: "#view=learn",
    rows: [
      {
        targets: [
          ["course", "link", "Start the course"],
          ["algorithms", "link", /^Backtracking/],
          ["families", "radio", "Complete"],
          ["write your own", "link", /^Write your own/],
          ["train a net", "link", /^Train a net Watch/],
        ],
      },
    ],
  },
};

const found = (page: Page | Locator, role: Role, name: Name): Locator =>
  role === "summary"
    ? page.locator("summary:visible").filter({ hasText: name }).first()
    : page.getByRole(role, { name, exact: true }).first();

/** Whether Tab reaches an element, or its group, in which arrow keys move. */
const isReached = (element: Locator) =>
  element.evaluate((one) => {
    const of = (each: Element) => (each as HTMLElement).tabIndex >= 0;
    const group = one.closest("[role=grid], [role=tablist], [role=radiogroup]");
    return of(one) || (group !== null && [group, ...group.querySelectorAll("*")].some(of));
  });

for (const [name, { hash, raced, rows }] of Object.entries(VIEWS)) {
  test(`what ${name} offers is at most two presses away, by keyboard`, async ({ page }) => {
    if (hash.includes("view=")) await openView(page, hash);
    else await open(page, hash);
    if (raced) {
      await race(page);
      await waitForEnd(page);
    }
    const missing: string[] = [];
    for (const { press, targets } of rows) {
      if (press) {
        const control = found(page, ...press);
        await control.press("Enter");
      }
      for (const [capability, role, title] of targets) {
        const target = found(page, role, title);
        const there = await target.waitFor({ timeout: 5000 }).then(
          () => true,
          () => false,
        );
        if (!there || !(await isReached(target))) missing.push(`${capability} (${role} ${title})`);
      }
      if (press?.[0] === "button") await page.keyboard.press("Escape");
    }
    expect(missing).toEqual([]);
  });
}
