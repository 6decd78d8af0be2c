/** The full documentation of an algorithm, which is fetched when it is first shown. */
import { docsOf } from "sudoku-lab";
import { lab } from "../../session/engine";
import { loadsById, useLazy } from "../../ui/Lazy";
import { Markdown } from "../../ui/Markdown";
import { glossText } from "../../words/gloss";
import { translateText } from "../../words/language";

interface Props {
  readonly id: string;
  /** Whether the summary is shown elsewhere and therefore omitted here. */
  readonly summed?: boolean;
}

const loadOf = loadsById(async (id) => {
  const docs = await docsOf(id);
  return (await translateText("docs", { [id]: { docs } }))[id]?.docs ?? docs;
});

export function Docs(props: Props) {
  // A custom solver contains its own documentation.
  const own = lab.value?.guestOf(props.id);
  return own ? <DocText {...props} text={own.docs} /> : <FetchedDocs key={props.id} {...props} />;
}

function FetchedDocs(props: Props) {
  const { part: text, failed } = useLazy(loadOf(props.id));
  return text === null ? failed : <DocText {...props} text={text} />;
}

function DocText({ summed, text }: Props & { readonly text: string }) {
  const paragraphs = text.split(/\n{2,}/);
  return <Markdown text={glossText(paragraphs.slice(summed ? 1 : 0).join("\n\n"))} />;
}
