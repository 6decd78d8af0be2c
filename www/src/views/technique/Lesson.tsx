/** The page of a technique: its description, an instance in stages, and boards to try. */

import { useEffect } from "preact/hooks";
import type { TechniqueInfo } from "sudoku-lab";
import { withoutFrameKeys } from "../../lab/address/frame";
import { createAddress } from "../../lab/address/link";
import { Cite } from "../../parts/cite/Cite";
import { LearnTrail } from "../../parts/Trail";
import type { TechniqueBoard } from "../../parts/techniques/boards";
import { arrivalState } from "../../parts/techniques/chosen";
import { TechniqueLink } from "../../parts/techniques/TechniqueLink";
import { useStore } from "../../session/context";
import { lab } from "../../session/engine";
import { firstSentences } from "../../text/sentences";
import { guarded } from "../../ui/Boundary";
import { Button } from "../../ui/Button";
import { Markdown } from "../../ui/Markdown";
import { focusElement } from "../../ui/scroll";
import { format } from "../../words";
import { glossText } from "../../words/gloss";
import { words } from "../../words/techniques";
import { TechniqueExercise } from "./Attempt";
import { Example } from "./Example";
import * as css from "./Lesson.module.css";

interface Props {
  readonly info: TechniqueInfo;
  /** The boards; the first one is the example, the others are to try. */
  readonly boards: readonly TechniqueBoard[];
  readonly before: TechniqueInfo | undefined;
  readonly after: TechniqueInfo | undefined;
}

export const Lesson = guarded("technique/lesson", LessonContent);

function LessonContent({ info, boards, before, after }: Props) {
  const { linkTo } = useStore(createAddress);
  const { id, name, family, docs, oneSolution, hodoku } = info;
  const [example, ...others] = boards;
  useEffect(() => {
    if (arrivalState.followed)
      focusElement(document.querySelector<HTMLElement>(".view-technique [data-start]"));
    arrivalState.followed = false;
  }, []);
  return (
    <article class={css.root} data-technique={id}>
      <LearnTrail>
        <TechniqueLink to={null}>{words.all}</TechniqueLink>
        {before && <TechniqueLink to={before.id}>{words.before(before.name)}</TechniqueLink>}
        {after && <TechniqueLink to={after.id}>{words.after(after.name)}</TechniqueLink>}
      </LearnTrail>
      <header>
        <h2 tabIndex={-1} data-start="">
          {name}
        </h2>
        <p class="muted">
          {[
            words.family(family),
            hodoku && words.level(hodoku.level, format(hodoku.score)),
            oneSolution && words.oneSolution,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <Markdown text={glossText(firstSentences(docs, 3))} />
        {others.length > 0 && (
          <p>
            <Button primary onClick={() => focusElement(document.getElementById("attempt-title"))}>
              {words.practise}
            </Button>
          </p>
        )}
        <details>
          <summary>{words.whole}</summary>
          <Markdown text={glossText(docs)} />
        </details>
      </header>
      {example && <Example info={info} board={example} isAlone={others.length === 0} />}
      {others.length > 0 && <TechniqueExercise name={name} boards={others} />}
      <Cite
        name={name}
        kind={id}
        version={lab.value?.version ?? ""}
        address={linkTo("technique", withoutFrameKeys)}
      />
    </article>
  );
}
