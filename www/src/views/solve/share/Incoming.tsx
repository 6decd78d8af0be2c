/**
 * The import of puzzles: files that are dropped or chosen, questions about ambiguous texts, and collections of puzzles.
 */
import { useEffect, useState } from "preact/hooks";
import { useStore } from "../../../session/context";
import { FileButton } from "../../../ui/FileButton";
import { words } from "../../../words/formats";
import { ReadingQuestion } from "./Asked";
import { createCollection } from "./collection";
import { createImport } from "./import-text";
import { Pager } from "./Pager";
import * as css from "./Share.module.css";

export const OpenFile = () => {
  const { takeFile } = useStore(createImport);
  return (
    <FileButton
      label={words.openFile}
      title={words.openFileHelp}
      onFile={(file) => void takeFile(file)}
    />
  );
};

export function Incoming() {
  const { follow } = useStore(createCollection);
  const over = useDrop();
  useEffect(follow, []);
  return (
    <>
      <ReadingQuestion />
      <Pager />
      {over && (
        <p class={css.dropHere} aria-hidden="true">
          {words.drop}
        </p>
      )}
    </>
  );
}

/** Opens files dropped anywhere on the view. Returns whether a file is being dragged over it. */
function useDrop(): boolean {
  const { takeFile } = useStore(createImport);
  const [over, setOver] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const holds = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const on = (name: "dragover" | "drop" | "dragleave", run: (event: DragEvent) => void) =>
      document.addEventListener(name, (event) => holds(event) && run(event), { signal });
    on("dragover", (event) => {
      event.preventDefault();
      setOver(true);
    });
    on("dragleave", (event) => {
      if (event.relatedTarget === null) setOver(false);
    });
    on("drop", (event) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) void takeFile(file);
    });
    return () => stop.abort();
  }, []);
  return over;
}
