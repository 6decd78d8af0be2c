/** What an algorithm says of itself at length, fetched when somebody wants to read it. */
import { docsOf } from "sudoku-lab";
import { lab } from "../../session/engine";
import { loadsById, useLater } from "../../ui/Later";
import { Markdown } from "../../ui/Markdown";
import { glossed } from "../../words/gloss";
import { retold } from "../../words/language";

interface Props {
  readonly id: string;
  /** Whether its summary stands elsewhere: what follows it is shown then. */
  readonly summed?: boolean;
}

const loadOf = loadsById(async (id) => {
  const docs = await docsOf(id);
  return (await retold("docs", { [id]: { docs } }))[id]?.docs ?? docs;
});

export function Docs(props: Props) {
  // A visitor's solver brought its text along.
  const own = lab.value?.guestOf(props.id);
  return own ? <Shown {...props} text={own.docs} /> : <Fetched key={props.id} {...props} />;
}

function Fetched(props: Props) {
  const { part: text, failed } = useLater(loadOf(props.id));
  return text === null ? failed : <Shown {...props} text={text} />;
}

function Shown({ summed, text }: Props & { readonly text: string }) {
  const paragraphs = text.split(/\n{2,}/);
  return <Markdown text={glossed(paragraphs.slice(summed ? 1 : 0).join("\n\n"))} />;
}
