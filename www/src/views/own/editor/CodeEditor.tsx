/**
 * The code editor, which is fetched when it is first seen. Until it has loaded, and if it cannot be fetched, a plain
 * text field takes its place.
 */
import { useLayoutEffect, useRef } from "preact/hooks";
import { useLater } from "../../../ui/Later";
import { words } from "../../../words/own";
import * as css from "../Own.module.css";
import type { Editor, Wrong } from "./codemirror";

const load = () => import("./codemirror").then(({ createEditor }) => createEditor);

interface Props {
  readonly label: string;
  readonly text: string;
  /** A counter that increases with each text that replaces the typed text. */
  readonly version: number;
  readonly wrong: Wrong | null;
  readonly readOnly?: boolean;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
}

export function CodeEditor(props: Props) {
  const { part, failed } = useLater(load);
  const { label, text, readOnly = false, onChange } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      {failed}
      {part ? (
        <Whole {...props} create={part} selected={selectionIn(field.current)} />
      ) : (
        <textarea
          ref={field}
          class={css.codeEditor}
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

/**
 * Returns the selection of the plain field, as offsets in its text, while the field has the focus; otherwise `null`.
 */
const selectionIn = (field: HTMLTextAreaElement | null) =>
  field && document.activeElement === field
    ? ([field.selectionStart, field.selectionEnd] as const)
    : null;

type Create = Awaited<ReturnType<typeof load>>;

interface WholeProps extends Props {
  readonly create: Create;
  /**
   * The selection of the plain field, if the editor replaces the field while the visitor is typing there; otherwise
   * `null`.
   */
  readonly selected: readonly [from: number, to: number] | null;
}

function Whole({ create, ...props }: WholeProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | null>(null);
  const now = useRef(props);
  now.current = props;
  const { label, version, wrong, readOnly = false } = props;
  // Runs before the browser handles another key, so that the focus moves from the plain field to the editor without
  // losing a key.
  useLayoutEffect(() => {
    if (!host.current) return;
    const made = create(host.current, {
      label: `${label}. ${words.editorHelp}`,
      text: now.current.text,
      readOnly,
      onChange: (next) => now.current.onChange(next),
      onRun: () => now.current.onRun(),
    });
    editor.current = made;
    if (now.current.selected) made.select(...now.current.selected);
    return () => {
      editor.current = null;
      made.destroy();
    };
  }, [create, label]);
  // Does not run for each text, because newer typed text would be replaced by older text. Runs before the browser
  // paints, because afterwards text may have been typed that the last rendering does not contain.
  useLayoutEffect(() => editor.current?.setText(now.current.text), [version]);
  useLayoutEffect(() => editor.current?.setReadOnly(readOnly), [readOnly]);
  useLayoutEffect(() => editor.current?.mark(wrong), [wrong]);
  return <div ref={host} class={css.codeEditor} />;
}
