/** A file of puzzles: opened, solved on all cores, its answers looked through and saved. */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { bare } from "../../../lab/address/link";
import { view } from "../../../lab/address/views";
import { Kinds } from "../../../parts/Kinds";
import { listenForPaste } from "../../../ui/paste";
import { words } from "../../../words/many";
import { Choice } from "./Choice";
import { Results } from "./Results";
import { Solving } from "./Solving";
import { SpeedTable } from "./SpeedTable";
import { Steps } from "./Steps";
import { set } from "./state";
import { failure, openSet, showExample, source, take } from "./work";
import "../../../styles/many.css";

export function Many() {
  const [over, setOver] = useState(false);
  const wanted = set.value;
  useEffect(() => {
    if (wanted !== null && wanted !== source.peek()?.name) void openSet(wanted);
  }, [wanted]);
  useEffect(() => {
    if (bare("set")) showExample();
  }, []);
  // Before the view is seen: the board would take what is pasted until then.
  useLayoutEffect(
    () =>
      listenForPaste((text) => {
        if (view.peek() !== "set") return false;
        // Here it is a file, not the puzzle on the board.
        void take(words.pasted, new Blob([text]));
        return true;
      }, true),
    [],
  );
  return (
    <section
      class={`many ${over ? "over" : ""}`}
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
      <h2 id="many-title">{words.title}</h2>
      <p class="muted many-intro">{words.intro}</p>
      <Choice />
      {failure.value !== null && (
        <p class="notice" role="alert">
          {failure.value}
        </p>
      )}
      {source.value && <Solving />}
      {source.value && <Steps source={source.value} />}
      {source.value && <SpeedTable />}
      {source.value && <Results key={source.value.name} source={source.value} />}
      {over && (
        <p class="dropping" aria-hidden="true">
          {words.dropping}
        </p>
      )}
    </section>
  );
}
