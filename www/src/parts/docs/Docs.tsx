/** The full documentation of an algorithm, which is fetched when it is first shown. */
import { docsOf } from "sudoku-lab";
import { lab } from "../../session/engine";
import { loadsById, useLater } from "../../ui/Later";
import { Markdown } from "../../ui/Markdown";
import { glossed } from "../../words/gloss";
import { retold } from "../../words/language";

interface Props {
  readonly id: string;
  /** Whether the summary is shown elsewhere and therefore omitted here. */
  readonly summed?: boolean;
}

const loadOf = loadsById(async (id) => {
  const docs = await docsOf(id);
  return (await retold("docs", { [id]: { docs } }))[id]?.docs ?? docs;
});

export function Docs(props: Props) {
  // A custom solver contains its own documentation.
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
