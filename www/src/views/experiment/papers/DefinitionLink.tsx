/** Links that open the experiment of a table, or show its file. */
import { useEffect, useState } from "preact/hooks";
import { createAddress } from "../../../lab/address/link";
import { packDefinition } from "../../../lab/experiment/packed";
import { useStore } from "../../../session/context";
import { words } from "../../../words/reproduced";
import * as css from "./Reproduced.module.css";
import { readDefinition } from "./runners/read";

export function DefinitionLink({
  file,
  opens,
}: {
  readonly file: string;
  /** Whether the file defines this experiment, and not only another way to run its puzzles. */
  readonly opens: boolean;
}) {
  const { linkTo } = useStore(createAddress);
  const [packed, setPacked] = useState<string | null>(null);
  useEffect(() => {
    if (!opens) return;
    readDefinition(file)
      .then(packDefinition)
      .then(setPacked, () => {}); // the file itself can still be read
  }, [file, opens]);
  return (
    <p class={css.definition}>
      {packed && (
        <a href={linkTo("experiment", { e: [], d: [["d", packed]] })}>{words.definition}</a>
      )}
      <a href={`papers/${file}`} target="_blank" rel="noreferrer">
        {words.file}
      </a>
    </p>
  );
}
