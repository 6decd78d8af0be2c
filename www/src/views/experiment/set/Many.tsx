/** The view of a file of puzzles: opens it, solves it on all cores, and shows and saves the answers. */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { createAddress } from "../../../lab/address/link";
import { createNavigation } from "../../../lab/address/views";
import { Kinds } from "../../../parts/Kinds";
import { useSession, useStore } from "../../../session/context";
import { Headline } from "../../../ui/Headline";
import { Notice } from "../../../ui/Notice";
import { listenForPaste } from "../../../ui/paste";
import { words } from "../../../words/many";
import { outcomeCode } from "./answering";
import { Choice } from "./Choice";
import { createSetController } from "./controller";
import * as css from "./Many.module.css";
import { Results } from "./Results";
import { Solving, SolvingState } from "./Solving";
import { SpeedTable } from "./SpeedTable";
import { Steps } from "./Steps";
import { createSetStore } from "./store";

export function Batch() {
  const session = useSession();
  const { set } = session.get(createSetStore);
  const { source, openSet, showExample, take, failure } = session.get(createSetController);
  const { canShowExample } = session.get(createAddress);
  const { view } = session.get(createNavigation);
  const [over, setOver] = useState(false);
  const wanted = set.value;
  useEffect(() => {
    if (wanted !== null && wanted !== source.peek()?.name) void openSet(wanted);
  }, [wanted]);
  useEffect(() => {
    if (canShowExample("set")) showExample();
  }, []);
  // A layout effect, before the view is painted: until then, the board would handle pasted text.
  useLayoutEffect(
    () =>
      listenForPaste((text) => {
        if (view.peek() !== "set") return false;
        // In this view, pasted text is a file, not the puzzle on the board.
        void take(words.pasted, new Blob([text]));
        return true;
      }, true),
    [],
  );
  return (
    <section
      class={`${css.root} ${over ? "over" : ""}`}
      aria-labelledby="many-title"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer?.files ?? [];
        const text = event.dataTransfer?.getData("text/plain") ?? "";
        if (file) void take(file.name, file);
        else if (text !== "") void take(words.pasted, new Blob([text]));
      }}
    >
      <Kinds />
      <BatchAnswer />
      <Choice />
      {failure.value !== null && (
        <Notice as="p" role="alert">
          {failure.value}
        </Notice>
      )}
      {source.value && <Solving />}
      {source.value && <Results key={source.value.name} source={source.value} />}
      {source.value && <Steps source={source.value} />}
      {source.value && <SpeedTable />}
      {over && (
        <p class={css.dropping} aria-hidden="true">
          {words.dropping}
        </p>
      )}
    </section>
  );
}

/** The title, and once a set is solved the answer as the headline. */
function BatchAnswer() {
  const { answers, progress } = useStore(createSetController);
  const result = answers.value;
  const now = progress.value;
  if (!result || !now || now.total === 0) {
    return (
      <header>
        <Headline id="many-title">{words.title}</Headline>
        <p class="muted">{words.intro}</p>
        <SolvingState />
      </header>
    );
  }
  const unique = result.limit > 1;
  const wanted = outcomeCode(unique ? "unique" : "solved");
  const matchCount = result.fate.reduce((sum, fate) => sum + (fate === wanted ? 1 : 0), 0);
  return (
    <header>
      <h2 id="many-title" class={css.title}>
        {words.title}
      </h2>
      <Headline as="p">
        {now.running
          ? words.answered(now.done, now.total)
          : words.answer(unique, matchCount, result.fate.length)}
      </Headline>
      <SolvingState />
    </header>
  );
}
