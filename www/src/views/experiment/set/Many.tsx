/** A file of puzzles: opened, solved on all cores, its answers looked through and saved. */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { Kinds } from "../../../parts/Kinds";
import { listenForPaste } from "../../../ui/paste";
import { words } from "../../../words/many";
import { Choice } from "./Choice";
import { Results } from "./Results";
import { Solving } from "./Solving";
import { SpeedTable } from "./SpeedTable";
import { Steps } from "./Steps";
import "../../../styles/many.css";
import { createAddress } from "../../../lab/address/link";
import { createNavigation } from "../../../lab/address/views";
import { useSession } from "../../../session/context";
import { Notice } from "../../../ui/Notice";
import { createSetController } from "./controller";
import { createSetStore } from "./store";

export function Many() {
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
        <Notice as="p" role="alert">
          {failure.value}
        </Notice>
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
