/** The editor in the page, fetched when this is first seen; until then, and where it cannot be had, a plain field. */
import { useEffect, useRef } from "preact/hooks";
import { useLater } from "../../../ui/Later";
import { words } from "../../../words/own";
import type { Editor, Wrong } from "./codemirror";

const load = () => import("./codemirror").then(({ createEditor }) => createEditor);

interface Props {
  readonly label: string;
  readonly text: string;
  /** Another one with each text that is to stand in place of what is typed. */
  readonly version: number;
  readonly wrong: Wrong | null;
  readonly readOnly?: boolean;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
}

export function CodeEditor(props: Props) {
  const { part, failed } = useLater(load);
  const { label, text, readOnly = false, onChange } = props;
  return (
    <>
      {failed}
      {part ? (
        <Whole {...props} create={part} />
      ) : (
        <textarea
          class="code-editor"
          aria-label={label}
          spellcheck={false}
          value={text}
          readOnly={readOnly}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </>
  );
}

type Create = Awaited<ReturnType<typeof load>>;

function Whole({ create, ...props }: Props & { readonly create: Create }) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | null>(null);
  const now = useRef(props);
  now.current = props;
  const { label, version, wrong, readOnly = false } = props;
  useEffect(() => {
    if (!host.current) return;
    const made = create(host.current, {
      label: `${label}. ${words.editorHelp}`,
      text: now.current.text,
      readOnly,
      onChange: (next) => now.current.onChange(next),
      onRun: () => now.current.onRun(),
    });
    editor.current = made;
    return () => {
      editor.current = null;
      made.destroy();
    };
  }, [create, label]);
  // Not with each text: what is typed meanwhile would be undone by what was typed before.
  useEffect(() => editor.current?.setText(now.current.text), [version]);
  useEffect(() => editor.current?.setReadOnly(readOnly), [readOnly]);
  useEffect(() => editor.current?.mark(wrong), [wrong]);
  return <div ref={host} class="code-editor" />;
}
