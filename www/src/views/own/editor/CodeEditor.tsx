/**
 * The code editor, which is fetched when it is first seen. Until it has loaded, and if it cannot be fetched, a plain
 * text field takes its place.
 */
import { useLayoutEffect, useRef } from "preact/hooks";
import { useLazy } from "../../../ui/Lazy";
import { words } from "../../../words/own";
import * as css from "../Own.module.css";
import type { Editor, WrongLine } from "./codemirror";

const load = () => import("./codemirror").then(({ createEditor }) => createEditor);

interface Props {
  readonly label: string;
  readonly text: string;
  /** A counter that increases with each text that replaces the typed text. */
  readonly version: number;
  readonly error: WrongLine | null;
  readonly readOnly?: boolean;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
}

export function CodeEditor(props: Props) {
  const { part, failed } = useLazy(load);
  const { label, text, readOnly = false, onChange } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      {failed}
      {part ? (
        <EditorFrame {...props} create={part} selected={selectionOf(field.current)} />
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
const selectionOf = (field: HTMLTextAreaElement | null) =>
  field && document.activeElement === field
    ? ([field.selectionStart, field.selectionEnd] as const)
    : null;

type CreateEditor = Awaited<ReturnType<typeof load>>;

interface EditorFrameProps extends Props {
  readonly create: CreateEditor;
  /**
   * The selection of the plain field, if the editor replaces the field while the visitor is typing there; otherwise
   * `null`.
   */
  readonly selected: readonly [from: number, to: number] | null;
}

function EditorFrame({ create, ...props }: EditorFrameProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | null>(null);
  const now = useRef(props);
  now.current = props;
  const { label, version, error, readOnly = false } = props;
  // Runs before the browser handles another key, so that the focus moves from the plain field to the editor without
  // losing a key.
  useLayoutEffect(() => {
    if (!host.current) return;
    const createdEditor = create(host.current, {
      label: `${label}. ${words.editorHelp}`,
      text: now.current.text,
      readOnly,
      onChange: (next) => now.current.onChange(next),
      onRun: () => now.current.onRun(),
    });
    editor.current = createdEditor;
    if (now.current.selected) createdEditor.select(...now.current.selected);
    return () => {
      editor.current = null;
      createdEditor.destroy();
    };
  }, [create, label]);
  // Does not run for each text, because newer typed text would be replaced by older text. Runs before the browser
  // paints, because afterwards text may have been typed that the last rendering does not contain.
  useLayoutEffect(() => editor.current?.setText(now.current.text), [version]);
  useLayoutEffect(() => editor.current?.setReadOnly(readOnly), [readOnly]);
  useLayoutEffect(() => editor.current?.mark(error), [error]);
  return <div ref={host} class={css.codeEditor} />;
}
