/** A technique: what it is, an instance to step through, boards to try. */

import type { TechniqueInfo } from "sudoku-lab";
import { unframed } from "../../lab/address/frame";
import { linkTo } from "../../lab/address/link";
import { lab } from "../../lab/store";
import { Cite } from "../../parts/cite/Cite";
import { guarded } from "../../ui/Boundary";
import { Markdown } from "../../ui/Markdown";
import { format } from "../../words";
import { words } from "../../words/techniques";
import { Attempt } from "./Attempt";
import type { Board } from "./boards";
import { Example } from "./Example";
import { threeSentences } from "./sentences";
import { TechniqueLink } from "./TechniqueLink";

interface Props {
  readonly info: TechniqueInfo;
  /** The first to look at, the others to try. */
  readonly boards: readonly Board[];
  readonly before: TechniqueInfo | undefined;
  readonly after: TechniqueInfo | undefined;
}

export const Lesson = guarded("technique/lesson", LessonContent);

function LessonContent({ info, boards, before, after }: Props) {
  const { id, name, family, docs, oneSolution, hodoku } = info;
  const [example, ...others] = boards;
  return (
    <article class="lesson" data-technique={id}>
      <nav class="around" data-part="links" aria-label={words.all}>
        <TechniqueLink to={null}>{words.all}</TechniqueLink>
        {before && <TechniqueLink to={before.id}>{words.before(before.name)}</TechniqueLink>}
        {after && <TechniqueLink to={after.id}>{words.after(after.name)}</TechniqueLink>}
      </nav>
      <header class="panel">
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
        <Markdown text={threeSentences(docs)} />
        <details>
          <summary>{words.whole}</summary>
          <Markdown text={docs} />
        </details>
      </header>
      {example && <Example name={name} board={example} />}
      {others.length > 0 && <Attempt name={name} boards={others} />}
      <Cite
        name={name}
        kind={id}
        version={lab.value?.version ?? ""}
        address={linkTo("technique", unframed)}
      />
    </article>
  );
}
