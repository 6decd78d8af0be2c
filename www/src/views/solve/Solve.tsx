/** The view in which a puzzle is solved: the board, the controls and the panels beside it. */
import { effect, untracked } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { createNavigation } from "../../lab/address/views";
import { pack } from "../../play/formats/packed";
import { createHelp } from "../../play/help/ask";
import { createGame } from "../../play/store";
import { useSession, useStore } from "../../session/context";
import { createDocument } from "../../session/document";
import { guarded } from "../../ui/Boundary";
import { Headline as Shown } from "../../ui/Headline";
import { words } from "../../words/play";
import { Coach } from "./coach/Coach";
import { openOwnFormatEarly } from "./early";
import { rateSoon } from "./level";
import { Panels } from "./Panels";
import * as css from "./Play.module.css";
import { Controls } from "./play/Controls";
import { Play } from "./play/Play";
import { createPacking } from "./share/packing";
import { createLeftGame } from "./share/previous-game";

const CoachBlock = guarded("solve/coach", Coach);
const ControlsBlock = guarded("solve/controls", Controls);

/** Shows a question, and its answer once the puzzle is solved, at the height of the line above the board. */
function Headline() {
  const { editing, finished } = useStore(createGame);
  const { question, answered, editing: own } = words.headline;
  const text = editing.value ? own : finished.value === null ? question : answered;
  return <Shown class={css.headline}>{text}</Shown>;
}

export function Solve() {
  const session = useSession();
  const { packGame } = session.get(createPacking);
  const { position } = session.get(createGame);
  const { view } = session.get(createNavigation);
  const { sayLast, sayLeft } = session.get(createLeftGame);
  const { left } = session.get(createDocument);
  const { keepReady } = session.get(createHelp);
  useMemo(() => {
    openOwnFormatEarly(session);
    packGame.value = () => (position.value ? pack(position.value) : "");
  }, []);
  const open = view.value === "solve";
  useEffect(() => {
    if (!open) return undefined;
    sayLast();
    return effect(() => {
      const game = left.value;
      left.value = null;
      if (game !== null) untracked(() => sayLeft(game));
    });
  }, [open]);
  useEffect(() => (open ? keepReady() : undefined), [open]);
  useEffect(() => (open ? rateSoon(session) : undefined), [open]);
  if (!open) return null;
  return (
    <>
      <Play />
      <div class={css.rail}>
        <Headline />
        <CoachBlock />
        <ControlsBlock />
        <Panels />
      </div>
    </>
  );
}
