/** Where puzzles come from: those that come with the page, what is pasted, what was played before. */

import { useEffect } from "preact/hooks";
import { lab } from "../../../lab/store";
import { DisguiseDialog } from "../../../parts/disguise/DisguiseDialog";
import { Hexadecimal } from "../../../parts/puzzle/Hexadecimal";
import { Library } from "../../../parts/puzzle/Library";
import { PasteDialog } from "../../../parts/puzzle/PasteDialog";
import { RefusedOnPage } from "../../../parts/puzzle/RefusedOnPage";
import { guarded } from "../../../ui/Boundary";
import { listenForPaste } from "../../../ui/paste";
import { words } from "../../../words/play";
import { Incoming, OpenFile } from "../share/Incoming";
import { take, takeFile } from "../share/taking";
import { Recent } from "./Recent";

export const Source = guarded("solve/source", SourceContent);

function SourceContent() {
  useEffect(() => listenForPaste(take, false, (file) => void takeFile(file)), []);
  return (
    <section class="panel source" data-part="puzzle" aria-labelledby="source-title">
      <h2 id="source-title">{words.source}</h2>
      {lab.value && (
        <>
          <Library />
          <div class="toolbar">
            <PasteDialog take={take} />
            <OpenFile />
            <DisguiseDialog />
          </div>
          <RefusedOnPage />
          <Hexadecimal />
          <Incoming />
        </>
      )}
      <Recent />
    </section>
  );
}
