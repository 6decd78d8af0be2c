/** The view of the solving techniques: an index of all, or the page of one. */

import { LearnTrail } from "../../parts/Trail";
import { createChosenTechnique } from "../../parts/techniques/chosen";
import { Gallery } from "../../parts/techniques/Gallery";
import { useTechniques } from "../../parts/techniques/useTechniques";
import { useStore } from "../../session/context";
import { Notice } from "../../ui/Notice";
import { words as common } from "../../words";
import { words } from "../../words/techniques";
import { Lesson } from "./Lesson";
import * as css from "./Techniques.module.css";

export function Techniques() {
  const { chosen } = useStore(createChosenTechnique);
  const { known, instead } = useTechniques();
  if (!known) return instead;
  const { techniques, boards } = known;
  const at = techniques.findIndex(({ id }) => id === chosen.value);
  const info = techniques[at];
  return (
    <div class={css.root}>
      {chosen.value !== null && !info && (
        <Notice as="p" role="alert">
          {common.linkValue("technique", chosen.value, words.none)}
        </Notice>
      )}
      {info ? (
        <Lesson
          key={info.id}
          info={info}
          boards={boards.get(info.id) ?? []}
          before={techniques[at - 1]}
          after={techniques[at + 1]}
        />
      ) : (
        <>
          <LearnTrail />
          <Gallery techniques={techniques} boards={boards} start />
        </>
      )}
    </div>
  );
}
