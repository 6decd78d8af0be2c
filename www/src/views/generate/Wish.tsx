/** The wanted properties of the puzzle (difficulty, pattern, size and technique), and the buttons that make it. */
import { classText } from "../../lab/workshop/difficulty";
import { LevelButton } from "../../parts/puzzle/LevelButton";
import { useSession } from "../../session/context";
import type { Session } from "../../session/session";
import { guarded } from "../../ui/Boundary";
import { Button } from "../../ui/Button";
import { FieldError } from "../../ui/Field";
import { Fold } from "../../ui/Fold";
import { MoreIcon } from "../../ui/MoreIcon";
import { focusElement, scrollIntoView } from "../../ui/scroll";
import { generateWords as words } from "../../words/generate";
import { words as orderWords } from "../../words/order";
import { words as play } from "../../words/play";
import { createGenerateController } from "./controller";
import { MakingFigures } from "./Making";
import { createMakers } from "./makers";
import { DifficultyField, TechniqueField } from "./OrderFields";
import { createOrder } from "./order";
import { Pattern } from "./Pattern";
import { rateOf } from "./rates";
import { Settings, Size } from "./Settings";
import { createGenerateStore } from "./store";
import * as css from "./Wish.module.css";

const levelNames: Readonly<Record<string, string>> = play.levels;

export const PuzzleGoal = guarded("generate/wish", PuzzleGoalContent);

function PuzzleGoalContent() {
  const session = useSession();
  const { chosen, obstacle } = session.get(createMakers);
  const { ordered, ordering } = session.get(createOrder);
  const { seed } = session.get(createGenerateStore);
  const { timeLimit } = session.get(createGenerateController);
  const info = chosen.value?.info;
  const toOrder = ordered.value;
  return (
    <section class={css.root} data-part="setup" aria-labelledby="wish-title">
      <header>
        <h2 id="wish-title">{words.title}</h2>
        <p class="muted">{words.lead}</p>
      </header>
      <LevelChoices />
      <Pattern />
      <div class={css.fields}>
        <Size />
        <TechniqueField />
      </div>
      <Rarity />
      {obstacle.value && <FieldError role="alert">{obstacle.value}</FieldError>}
      <div class={css.acts}>
        <Button
          primary
          data-start=""
          disabled={!info || obstacle.value !== null}
          // Not `disabled` during the work, so that the button keeps the focus.
          aria-disabled={ordering.running.value}
          onClick={() => {
            startGoal(session, toOrder);
          }}
        >
          <MoreIcon name="play" />
          {words.make}
        </Button>
        <button type="button" onClick={() => focusElement(document.getElementById("sheet-title"))}>
          <MoreIcon name="print" />
          {words.toSheet}
        </button>
      </div>
      <Fold
        title={words.how}
        summary={info ? words.howSays(info.name, seed.value, timeLimit.value) : ""}
        part="making-how"
      >
        <div class={css.how}>
          <DifficultyField />
          <Settings />
          <MakingFigures />
        </div>
      </Fold>
    </section>
  );
}

/** Says how rare the requested puzzle is, if that was measured. */
function Rarity() {
  const session = useSession();
  const { chosen } = session.get(createMakers);
  const { box, difficulty, technique } = session.get(createGenerateStore);
  const spec = chosen.value?.spec;
  const rate =
    spec &&
    rateOf({
      generator: spec.algorithm,
      box: box.value,
      plain: spec.preset === null && Object.keys(spec.params).length === 0,
      difficulty: difficulty.value,
      technique: technique.value,
    });
  if (!rate) return null;
  return (
    <p class="muted" data-field="rarity">
      {orderWords.rarity(rate)}
    </p>
  );
}

/** Makes a puzzle, and scrolls to its board. */
function startGoal(session: Session, toOrder: boolean): void {
  const { order, ordering, makeToOrder } = session.get(createOrder);
  const { make } = session.get(createGenerateController);
  if (!toOrder) {
    order.value = null;
    make();
  } else if (!ordering.running.peek()) void makeToOrder();
  const stage = document.querySelector<HTMLElement>(".wish-dug");
  if (stage) scrollIntoView(stage);
}

/** Shows the levels of the first scale that has levels. Pressing the chosen level again removes the choice. */
function LevelChoices() {
  const session = useSession();
  const { scales } = session.get(createOrder);
  const { difficulty } = session.get(createGenerateStore);
  const column = scales.value
    .flatMap(({ columns }) => columns)
    .find(({ classes }) => classes.length > 0);
  if (!column) return null;
  return (
    <section class={css.part} aria-labelledby="levels-title">
      <h3 id="levels-title">{orderWords.difficulty}</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would require its own legend */}
      <div class={css.levels} role="group" aria-labelledby="levels-title">
        {column.classes.map((name, at) => {
          const text = classText(column.id, name);
          const on = difficulty.value === text;
          return (
            <LevelButton
              key={name}
              count={at + 1}
              aria-pressed={on}
              onClick={() => {
                difficulty.value = on ? null : text;
              }}
            >
              {levelNames[name.toLowerCase()] ?? name}
            </LevelButton>
          );
        })}
      </div>
    </section>
  );
}
