/** The view of the papers: their claims, the measurements made here, and whether the two agree. */

import { useEffect } from "preact/hooks";
import { createAddress } from "../../../lab/address/link";
import { Choices } from "../../../parts/Choices";
import { Kinds } from "../../../parts/Kinds";
import { useSession, useStore } from "../../../session/context";
import { guarded } from "../../../ui/Boundary";
import { Button } from "../../../ui/Button";
import { Headline } from "../../../ui/Headline";
import { Notice } from "../../../ui/Notice";
import { scrollToFocused } from "../../../ui/scroll";
import { and } from "../../../words";
import { withUnits } from "../../../words/messages";
import { words } from "../../../words/reproduced";
import * as experimentCss from "../Experiment.module.css";
import type { VerdictMark } from "./agreement";
import { Verdict } from "./Claims";
import type { OpenedPaper } from "./controller";
import { createPapersController } from "./controller";
import { type Counts, sumCounts, testedOf } from "./counts";
import { Readings } from "./Readings";
import * as css from "./Reproduced.module.css";
import { createPapersStore, DEFAULT_PAPER } from "./store";
import { TablePanel } from "./TablePanel";

const names: Readonly<Record<string, string>> = words.names;

export function Papers() {
  const session = useSession();
  const { paper } = session.get(createPapersStore);
  const { open, opened, verdicts, failure } = session.get(createPapersController);
  const { linkTo } = session.get(createAddress);
  const wanted = paper.value ?? DEFAULT_PAPER;
  useEffect(() => {
    void open(wanted);
  }, [wanted]);
  const now = opened.value;
  return (
    <>
      <div class={experimentCss.side}>
        <Kinds />
        <Choices label={words.choose} now={names[wanted] ?? wanted}>
          <ul>
            {Object.entries(names).map(([id, name]) => (
              <li key={id}>
                <a
                  href={linkTo("papers", { paper: [["paper", id]] })}
                  aria-current={id === wanted ? "true" : undefined}
                  onFocus={scrollToFocused}
                >
                  {name} <Verdicts of={verdicts.value[id]} />
                </a>
              </li>
            ))}
            <AllVerdicts />
          </ul>
        </Choices>
      </div>
      <section class={`${experimentCss.root} ${css.root}`} aria-labelledby="reproduced-title">
        {failure.value !== null && (
          <Notice as="p" role="alert">
            {failure.value}
          </Notice>
        )}
        {now?.paper.id === wanted ? (
          <Page key={wanted} openedPaper={now} />
        ) : (
          <h2 id="reproduced-title" tabIndex={-1} data-start="">
            {failure.value === null ? words.loading : words.title}
          </h2>
        )}
      </section>
    </>
  );
}

const Page = guarded("papers/page", PageContent);

function PageContent({ openedPaper }: { readonly openedPaper: OpenedPaper }) {
  const { running, stop, run } = useStore(createPapersController);
  const { title, authors, place, year, missing } = openedPaper.paper;
  return (
    <>
      <h2 id="reproduced-title" tabIndex={-1} data-start="">
        {words.by(and(authors.split(" and ")), place, year)} · {title}
      </h2>
      <header class={experimentCss.answer}>
        <Summary openedPaper={openedPaper} />
        <p>
          <Button
            primary={!running.value}
            onClick={() => {
              if (running.value) stop();
              else void run(openedPaper.tables);
            }}
          >
            {running.value ? words.stop : words.runAll}
          </Button>
        </p>
      </header>
      {openedPaper.tables.map((one) => (
        <TablePanel key={one.table.id} shownTable={one} />
      ))}
      <Readings openedPaper={openedPaper} />
      <section class={css.missing} aria-labelledby="reproduced-missing">
        <h3 id="reproduced-missing">{words.missing}</h3>
        <ul>
          {missing.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

const MARKS = ["compatible", "contradicted", "cannot-tell", "implied", "none", "open"] as const;

/**
 * The number of claims with each verdict, as a sign and a number. The number of contradicted claims is shown even if it
 * is 0, because visitors look for it.
 */
function Verdicts({ of }: { readonly of: Counts | undefined }) {
  if (!of) return null;
  return (
    <span class={css.paperVerdicts}>
      {MARKS.filter((mark) => of[mark] > 0 || mark === "contradicted").map((mark) => (
        <span key={mark} data-mark={mark} title={words.summary[mark](of[mark])}>
          <span aria-hidden="true">
            {mark === "open" ? "…" : words.signs[mark]} {of[mark]}
          </span>
          <span class="visually-hidden">{words.summary[mark](of[mark])} </span>
        </span>
      ))}
    </span>
  );
}

/** The number of claims of all papers with each verdict, once those of every paper are known. */
function AllVerdicts() {
  const { verdicts } = useStore(createPapersController);
  const counts = Object.keys(names).flatMap((id) => verdicts.value[id] ?? []);
  if (counts.length < Object.keys(names).length) return null;
  return (
    <li class={css.total} data-field="all-verdicts">
      {words.allPapers} <Verdicts of={sumCounts(counts)} />
    </li>
  );
}

const OTHER_MARKS = ["compatible", "cannot-tell", "implied", "none", "open"] as const;

/** The first claim with a mark. */
function firstClaim({ tables }: OpenedPaper, mark: VerdictMark): string | null {
  for (const { table, findings } of tables) {
    const claim = table.claims[findings.value.findIndex((finding) => finding?.mark === mark)];
    if (claim) return claim.says;
  }
  return null;
}

/**
 * The number of claims with each verdict: how many of the tested ones are contradicted as the headline, then the first
 * one of these, and the other verdicts.
 */
function Summary({ openedPaper }: { readonly openedPaper: OpenedPaper }) {
  const counts = openedPaper.marks.value;
  const contradicted = firstClaim(openedPaper, "contradicted");
  return (
    <div class={experimentCss.answerShort} data-field="summary">
      <Headline as="p" class={experimentCss.headline}>
        {words.holdUp(counts.contradicted, testedOf(counts))}
      </Headline>{" "}
      {contradicted !== null && (
        <p class={css.balance} data-mark="contradicted">
          <Verdict mark="contradicted" text={words.summary.contradicted(counts.contradicted)} />
          <span>{withUnits(contradicted)}</span>
        </p>
      )}
      <ul class={css.summary}>
        {OTHER_MARKS.map((mark) => {
          const n = counts[mark];
          if (n === 0) return null;
          return (
            <li key={mark} data-mark={mark}>
              <Verdict mark={mark === "open" ? null : mark} text={words.summary[mark](n)} />
            </li>
          );
        })}
      </ul>
      <p class="muted">{words.howDrawn}</p>
    </div>
  );
}
