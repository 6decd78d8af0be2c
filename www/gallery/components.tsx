/** All components with their states, for the gallery and for the visual regression test. */
import { signal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { Button, ButtonLink } from "../src/ui/Button";
import { Check } from "../src/ui/Check";
import { DataFold } from "../src/ui/DataFold";
import { Dialog } from "../src/ui/Dialog";
import { Explanation } from "../src/ui/Explanation";
import { Failure } from "../src/ui/Failure";
import { Field, FieldError, type FieldLayout, LabelledSelect } from "../src/ui/Field";
import { Figures } from "../src/ui/Figures";
import { FileButton } from "../src/ui/FileButton";
import { Fold } from "../src/ui/Fold";
import { Headings } from "../src/ui/Headings";
import { Headline } from "../src/ui/Headline";
import { Icon } from "../src/ui/Icon";
import { Loading } from "../src/ui/Loading";
import { Logo } from "../src/ui/Mark";
import { LaneGlyph } from "../src/ui/Marker";
import { GlossaryDialog } from "../src/ui/Meanings";
import { Menu, MenuSetting } from "../src/ui/Menu";
import { Notice } from "../src/ui/Notice";
import { OutcomeText } from "../src/ui/Outcome";
import { Panel, PanelHead } from "../src/ui/Panel";
import { LevelPips } from "../src/ui/Pips";
import { InlineSelect } from "../src/ui/QuietSelect";
import { Row } from "../src/ui/Row";
import { Scroller } from "../src/ui/Scroller";
import { Segmented, SegmentedLinks } from "../src/ui/Segmented";
import { Sheet } from "../src/ui/Sheet";
import { Note, Prose, Summary, Terms } from "../src/ui/Text";
import { IntegerField, LabelledField } from "../src/ui/WholeField";

/** The states of one component by their names. */
type States = Readonly<Record<string, () => ComponentChild>>;

const nothing = () => {};
const opened = signal(true);
const speeds = [
  { id: "slow", text: "Slow" },
  { id: "fast", text: "Fast" },
  { id: "max", text: "Full speed" },
];

const figures = (
  <>
    <div>
      <dt>steps</dt>
      <dd>64</dd>
    </div>
    <div>
      <dt>guesses</dt>
      <dd>3</dd>
    </div>
  </>
);

const button: States = {
  plain: () => <Button>Surprise me</Button>,
  primary: () => <Button primary>Race</Button>,
  "primary, disabled": () => (
    <Button primary disabled>
      Race
    </Button>
  ),
  disabled: () => <Button disabled>Undo</Button>,
  small: () => <Button small>Try again</Button>,
  ghost: () => <Button ghost>Axes</Button>,
  "small ghost": () => (
    <Button small ghost>
      Axes
    </Button>
  ),
  icon: () => (
    <Button icon title="Close">
      <Icon name="close" />
    </Button>
  ),
  "icon, ghost": () => (
    <Button icon ghost title="Close">
      <Icon name="close" />
    </Button>
  ),
  "icon, ghost, disabled": () => (
    <Button icon ghost disabled title="Close">
      <Icon name="close" />
    </Button>
  ),
  "icon, faint": () => (
    <Button icon faint title="Close">
      <Icon name="close" />
    </Button>
  ),
  "toggle, off": () => (
    <Button toggle aria-pressed={false}>
      Logarithmic
    </Button>
  ),
  "toggle, on": () => (
    <Button toggle aria-pressed={true}>
      Logarithmic
    </Button>
  ),
  "a long name": () => <Button>Generate a puzzle that needs a swordfish</Button>,
  picker: () => (
    <Button picker>
      <small>Speed</small>
      Full speed
      <Icon name="down" />
    </Button>
  ),
  link: () => <ButtonLink href="#">Start the course</ButtonLink>,
  file: () => <FileButton label="Open a file" onFile={nothing} />,
};

const row: States = {
  plain: () => (
    <Row>
      <Button>Back</Button>
      <Button primary>Next</Button>
    </Row>
  ),
  joined: () => (
    <Row joined>
      <Button small toggle aria-pressed={true}>
        4×4
      </Button>
      <Button small toggle aria-pressed={false}>
        9×9
      </Button>
      <Button small toggle aria-pressed={false}>
        16×16
      </Button>
    </Row>
  ),
  "tools of the screen": () => (
    <Row tools>
      <Button icon title="Close">
        <Icon name="close" />
      </Button>
      <Button>Clear</Button>
    </Row>
  ),
};

const field = (value: number | null, placeholder?: string, layout?: FieldLayout["layout"]) => (
  <LabelledField
    id="gallery-field"
    layout={layout}
    label="Limit"
    value={value}
    min={1}
    max={99}
    allowed="1 to 99"
    {...(placeholder && { placeholder })}
    onChange={nothing}
  />
);

const select = (disabled: boolean) => (
  <select aria-label="Algorithm" disabled={disabled}>
    <option>Backtracking</option>
    <option>Dancing links</option>
  </select>
);

const table = (
  <table class="numbers">
    <Headings names={["Algorithm", "Steps", "Time"]} />
    <tbody>
      <tr>
        <th scope="row">Backtracking</th>
        <td class="number">1,024</td>
        <td class="number">3.1 ms</td>
      </tr>
      <tr>
        <th scope="row">Dancing links</th>
        <td class="number">81</td>
        <td class="number">0.4 ms</td>
      </tr>
    </tbody>
  </table>
);

/** All components by their names. */
export const components: Readonly<Record<string, States>> = {
  Button: button,
  Row: row,
  Field: {
    filled: () => field(50),
    empty: () => field(null, "all"),
    "label above": () => field(50, "", "stacked"),
    "label above, in a row": () => field(50, "", "above"),
    "labels of one width": () => field(50, "", "columns"),
    "labels as wide as there is room": () => field(50, "", "split"),
    "a select": () => (
      <Field label="Preset">
        <select>
          <option>As in the paper</option>
        </select>
      </Field>
    ),
    error: () => <FieldError>1 to 99</FieldError>,
    "a select with its label inside": () => (
      <LabelledSelect label="Size">
        <option>9×9</option>
      </LabelledSelect>
    ),
    "by itself": () => (
      <IntegerField id="alone" value={7} min={1} max={9} allowed="1 to 9" onChange={nothing} />
    ),
  },
  Check: {
    off: () => (
      <Check>
        <input type="checkbox" /> Show candidates
      </Check>
    ),
    on: () => (
      <Check>
        <input type="checkbox" checked /> Show candidates
      </Check>
    ),
    disabled: () => (
      <Check>
        <input type="checkbox" disabled /> Show candidates
      </Check>
    ),
  },
  Select: {
    plain: () => select(false),
    disabled: () => select(true),
    quiet: () => (
      <InlineSelect
        class=""
        text="minimum remaining values"
        label="Preset"
        title={undefined}
        value="mrv"
        onChange={nothing}
      >
        <option value="mrv">minimum remaining values</option>
      </InlineSelect>
    ),
  },
  Segmented: {
    choices: () => <Segmented label="Speed" value="fast" options={speeds} onChange={nothing} />,
    "as wide as their names": () => (
      <Segmented natural label="Speed" value="slow" options={speeds} onChange={nothing} />
    ),
    links: () => (
      <SegmentedLinks aria-label="Views">
        <a href="#a" aria-current="page">
          Questions
        </a>
        <a href="#b">Papers</a>
      </SegmentedLinks>
    ),
  },
  Panel: {
    "with a head": () => (
      <Panel>
        <PanelHead>
          <h2>Results</h2>
          <Button icon faint title="Close">
            <Icon name="close" />
          </Button>
        </PanelHead>
        <p>Four algorithms, one puzzle.</p>
      </Panel>
    ),
    "that folds": () => (
      <Panel as="details">
        <summary>Settings</summary>
        <p>Hidden until it is opened.</p>
      </Panel>
    ),
  },
  Fold: {
    closed: () => (
      <Fold title="Difficulty" summary="hard, 7.1">
        <p>The rating.</p>
      </Fold>
    ),
    open: () => (
      <Fold title="Difficulty" open>
        <p>The rating.</p>
      </Fold>
    ),
    "with a heading": () => (
      <Fold title="Difficulty" heading summary="hard, 7.1">
        <p>The rating.</p>
      </Fold>
    ),
  },
  Dialog: {
    closed: () => (
      <Dialog title="Keys" button="Keys">
        {() => <p>Space starts and pauses.</p>}
      </Dialog>
    ),
    meanings: () => (
      <GlossaryDialog
        title="What the columns mean"
        read={() => [["Steps", "What it did so far."]]}
      />
    ),
  },
  Sheet: {
    "at the side": () => (
      <Sheet title="Set up the race" open={opened}>
        <p>Lanes and limits.</p>
      </Sheet>
    ),
  },
  Menu: {
    closed: () => (
      <Menu label="More" trigger={<Icon name="more" />} icon ghost>
        <button type="button" data-close>
          Copy link
        </button>
      </Menu>
    ),
    setting: () => (
      <MenuSetting name="Theme">
        <Segmented natural label="Theme" value="slow" options={speeds} onChange={nothing} />
      </MenuSetting>
    ),
  },
  Notice: {
    trouble: () => (
      <Notice>
        <div>The solvers could not be fetched.</div>
        <Button small>Try again</Button>
      </Notice>
    ),
    calm: () => (
      <Notice calm>
        <div>The game is kept in this browser.</div>
      </Notice>
    ),
    "with details": () => (
      <Notice>
        <div>
          Something failed.
          <details open>
            <summary>Details</summary>
            {"Error: no network\n  at fetch"}
          </details>
        </div>
      </Notice>
    ),
  },
  Headline: {
    question: () => <Headline>Which of the four algorithms finishes first?</Headline>,
    paragraph: () => <Headline as="p">Rules finish first, after 12 steps.</Headline>,
  },
  Explanation: {
    sentence: () => <Explanation>The last blank cell of row 3 is 5.</Explanation>,
    fixed: () => <Explanation fixed>Backtracks: 4 does not fit anywhere in column 2.</Explanation>,
  },
  Failure: {
    block: () => (
      <Failure>
        <strong>This lane crashed</strong>
        <p>RuntimeError: unreachable</p>
      </Failure>
    ),
    paragraph: () => <Failure as="p">No puzzle could be generated.</Failure>,
  },
  Figures: {
    columns: () => <Figures>{figures}</Figures>,
    row: () => <Figures layout="row">{figures}</Figures>,
    list: () => <Figures layout="list">{figures}</Figures>,
  },
  Outcome: {
    running: () => <OutcomeText outcome="running">running</OutcomeText>,
    solved: () => <OutcomeText outcome="solved">solved</OutcomeText>,
    crashed: () => <OutcomeText outcome="crashed">crashed</OutcomeText>,
  },
  DataFold: {
    open: () => (
      <DataFold open>
        <summary>Data</summary>
        <table class="numbers">
          <tbody>
            <tr>
              <th scope="row">1</th>
              <td>12</td>
            </tr>
          </tbody>
        </table>
      </DataFold>
    ),
  },
  Text: {
    prose: () => (
      <Prose>
        <p>Each board shows one algorithm.</p>
        <ul>
          <li>Black digits are the givens.</li>
        </ul>
      </Prose>
    ),
    summary: () => <Summary>One solution.</Summary>,
    note: () => <Note>The seed was changed.</Note>,
    terms: () => <Terms entries={[["node", "A digit that is tried in a cell."]]} />,
    keys: () => <Terms entries={[["Space", "Starts and pauses the race."]]} keys />,
  },
  Loading: { plain: () => <Loading>Loading…</Loading> },
  Table: {
    scrolling: () => <Scroller>{table}</Scroller>,
    "in a panel": () => (
      <Panel>
        <Scroller>{table}</Scroller>
      </Panel>
    ),
  },
  Signs: {
    "the mark of the page": () => <Logo />,
    "a lane": () => <LaneGlyph lane={2} />,
    difficulty: () => <LevelPips count={3} />,
  },
};
