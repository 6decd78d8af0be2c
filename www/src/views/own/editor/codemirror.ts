/**
 * The code editor, CodeMirror. It is in a shadow tree, because its styles are then a constructed style sheet, which the
 * page's content security policy allows; in the document they would be a `style` element, which the policy forbids.
 */
import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from "@codemirror/language";
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** An error in the text; lines and columns count from 1. */
export interface WrongLine {
  readonly line: number;
  readonly column: number | null;
  readonly message: string;
}

export interface EditorOptions {
  readonly text: string;
  readonly readOnly: boolean;
  readonly label: string;
  readonly onChange: (text: string) => void;
  /** Called when Ctrl and Enter are pressed. */
  readonly onRun: () => void;
}

export interface Editor {
  /** Replaces the text; undo restores the previous text. */
  setText(text: string): void;
  setReadOnly(readOnly: boolean): void;
  /** Marks an error and scrolls to it. */
  mark(wrong: WrongLine | null): void;
  /** Moves the focus to the editor and selects a part of the text, given by offsets. */
  select(from: number, to: number): void;
  destroy(): void;
}

/**
 * Replaces the selection by typed text. By default, browsers keep the appearance of the replaced text with an inline
 * style, which the page's policy forbids and reports on the console.
 */
const replaceSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { from, to, empty } = view.state.selection.main;
    const { data, inputType } = event;
    if (inputType !== "insertText" || !data || empty || view.composing || view.state.readOnly)
      return false;
    const insert = () =>
      view.state.update(view.state.replaceSelection(data), { userEvent: "input.type" });
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((take) => take(view, from, to, data, insert))) view.dispatch(insert());
    event.preventDefault();
    return true;
  },
});

/** The page's colours by name, so that they follow the theme. */
const highlightStyle = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: "var(--lane-4)" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--lane-3)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--lane-2)" },
  { tag: [tags.comment], color: "var(--ink-2)", fontStyle: "italic" },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: "var(--lane-1)",
  },
  { tag: tags.invalid, color: "var(--bad)" },
]);

const editorTheme = EditorView.theme({
  "&": {
    height: "100%",
    color: "var(--ink)",
    backgroundColor: "var(--board)",
    fontSize: "inherit",
  },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.5" },
  ".cm-content": { caretColor: "var(--ink)", padding: "8px 0" },
  ".cm-cursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
  ".cm-gutters": {
    color: "var(--ink-2)",
    backgroundColor: "var(--board)",
    borderRight: "1px solid var(--line)",
  },
  ".cm-gutter-lint": { width: "1em" },
  ".cm-activeLine, .cm-activeLineGutter": {
    backgroundColor: "color-mix(in srgb, var(--accent) 8%, transparent)",
  },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground":
    { backgroundColor: "color-mix(in srgb, var(--accent) 30%, transparent)" },
  "&.cm-focused .cm-matchingBracket": {
    backgroundColor: "transparent",
    outline: "1px solid var(--accent)",
  },
  ".cm-lintRange-error": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--bad) 1.5px",
  },
  ".cm-tooltip": {
    color: "var(--ink)",
    backgroundColor: "var(--surface)",
    border: "1px solid var(--line-strong)",
  },
});

export function createEditor(host: HTMLElement, options: EditorOptions): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const readOnly = new Compartment();
  const locked = (on: boolean): Extension => EditorState.readOnly.of(on);
  const view = new EditorView({
    root,
    parent: root,
    doc: options.text,
    extensions: [
      lineNumbers(),
      highlightActiveLineGutter(),
      lintGutter(),
      highlightSpecialChars(),
      history(),
      drawSelection(),
      EditorState.tabSize.of(2),
      indentOnInput(),
      syntaxHighlighting(highlightStyle),
      bracketMatching(),
      closeBrackets(),
      highlightActiveLine(),
      javascript(),
      EditorView.lineWrapping, // wraps long lines, so that all text is visible
      editorTheme,
      replaceSelection,
      readOnly.of(locked(options.readOnly)),
      EditorView.contentAttributes.of({ "aria-label": options.label, tabindex: "0" }),
      keymap.of([
        {
          key: "Mod-Enter",
          run() {
            options.onRun();
            return true;
          },
        },
        ...closeBracketsKeymap,
        ...defaultKeymap,
        ...historyKeymap,
      ]),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) options.onChange(update.state.doc.toString());
      }),
    ],
  });
  // Keys that are typed here must not reach other parts of the page: a board accepts digits wherever they are pressed.
  root.addEventListener("keydown", (event) => event.stopPropagation());
  return {
    setText(text) {
      if (text === view.state.doc.toString()) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    },
    setReadOnly: (on) => view.dispatch({ effects: readOnly.reconfigure(locked(on)) }),
    mark(error) {
      const result = error && diagnosticOf(view.state, error);
      view.dispatch(setDiagnostics(view.state, result ? [result] : []));
      if (result)
        view.dispatch({ effects: EditorView.scrollIntoView(result.from, { y: "nearest" }) });
    },
    select(from, to) {
      const { length } = view.state.doc;
      view.dispatch({ selection: { anchor: Math.min(from, length), head: Math.min(to, length) } });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}

/**
 * Returns the range from a position to the end of the word there, or of the line. A position outside the text is
 * clamped to the text.
 */
function diagnosticOf({ doc }: EditorState, { line, column, message }: WrongLine): Diagnostic {
  const at = doc.line(Math.min(Math.max(1, line), doc.lines));
  const indent = /^\s*/.exec(at.text)?.[0].length ?? 0;
  const from = Math.min(at.from + (column === null ? indent : column - 1), at.to);
  const word = /^[\w$]+/.exec(at.text.slice(from - at.from));
  const to = column !== null && word ? from + word[0].length : at.to;
  return { from: Math.min(from, to), to, severity: "error", message };
}
