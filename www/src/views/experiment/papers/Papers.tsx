/** The papers: what they claim, what comes out here, and whether the two agree. */

import { useEffect } from "preact/hooks";
import { guarded } from "../../../ui/Boundary";
import { words } from "../../../words/reproduced";
import type { Mark } from "./agreement";
import { Verdict } from "./Claims";
import { failure, type Opened, open, opened, run, running, stop } from "./model";
import { FIRST, paper } from "./state";
import { TablePanel } from "./TablePanel";
import "../../../styles/reproduced.css";

export function Papers() {
  const wanted = paper.value ?? FIRST;
  useEffect(() => {
    void open(wanted);
  }, [wanted]);
  const now = opened.value;
  return (
    <section class="reproduced" aria-labelledby="reproduced-title">
      <h2 id="reproduced-title">{words.title}</h2>
      <label class="reproduced-choice">
        <span>{words.choose}</span>
        <select
          data-start=""
          value={wanted}
          onChange={(event) => {
            paper.value = event.currentTarget.value;
          }}
        >
          {Object.entries(words.names).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {failure.value !== null && (
        <p class="notice" role="alert">
          {failure.value}
        </p>
      )}
      {now?.paper.id === wanted ? (
        <Page key={wanted} of={now} />
      ) : (
        failure.value === null && <p class="loading">{words.loading}</p>
      )}
    </section>
  );
}

const Page = guarded("papers/page", PageContent);

function PageContent({ of }: { readonly of: Opened }) {
  const { title, authors, place, year, missing } = of.paper;
  return (
    <>
      <header class="reproduced-head">
        <h3>{title}</h3>
        <p class="muted">{words.by(authors, place, year)}</p>
        <Summary of={of} />
        <button
          type="button"
          class={running.value ? "" : "primary"}
          onClick={() => {
            if (running.value) stop();
            else void run(of.tables);
          }}
        >
          {running.value ? words.stop : words.runAll}
        </button>
      </header>
      {of.tables.map((one) => (
        <TablePanel key={one.table.id} of={one} />
      ))}
      <section class="panel" aria-labelledby="reproduced-missing">
        <h4 id="reproduced-missing">{words.missing}</h4>
        <ul>
          {missing.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

const marks: readonly (Mark | "open")[] = ["agrees", "differs", "noise", "none", "open"];

/** How many claims have which mark. */
function Summary({ of }: { readonly of: Opened }) {
  const counts = of.marks.value;
  return (
    <ul class="reproduced-summary" data-field="summary">
      {marks.map((mark) => {
        const n = counts[mark];
        if (n === 0) return null;
        return (
          <li key={mark} data-mark={mark}>
            <Verdict mark={mark === "open" ? null : mark} text={words.summary[mark](n)} />
          </li>
        );
      })}
    </ul>
  );
}
