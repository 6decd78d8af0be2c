/** The message that a lane was removed, with a button that restores it. */

import { findAlgorithm, laneName } from "../../lab/check";
import { useSession } from "../../session/context";
import { lab } from "../../session/engine";
import { Button } from "../../ui/Button";
import { MoreIcon } from "../../ui/MoreIcon";
import { words as common } from "../../words";
import { words } from "../../words/look";
import { createLaneEditor } from "./lane-editor";
import * as css from "./Race.module.css";
import { createRaceStore, MAX_LANES } from "./store";

export function Removed() {
  const session = useSession();
  const { removed, lanes } = session.get(createRaceStore);
  const { restoreLane } = session.get(createLaneEditor);
  const registry = lab.value;
  const last = removed.value.at(-1);
  const info = last && registry && findAlgorithm(registry, last.entry.algorithm);
  if (!info) return null;
  const name = laneName(info, last.entry, [...lanes.value, last.entry]);
  return (
    <p class={css.removed} role="status">
      {words.removed(name)}
      <Button small disabled={lanes.value.length >= MAX_LANES} onClick={restoreLane}>
        <MoreIcon name="undo" />
        {words.restoreLane}
      </Button>
      <Button
        icon
        faint
        onClick={() => {
          removed.value = [];
        }}
      >
        <MoreIcon name="close" label={common.dismiss} />
      </Button>
    </p>
  );
}
