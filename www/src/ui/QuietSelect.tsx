/** A select within text: without a frame, and with the selected option written out in as many lines as it needs. */
import type { ComponentChildren, TargetedEvent } from "preact";
import * as css from "./QuietSelect.module.css";

interface Props {
  /** The class of the text and of the select above it. */
  readonly class: string;
  /** A class of the parent's style sheet that positions the element. */
  readonly placed?: string | undefined;
  /** The text of the selected option. */
  readonly text: string;
  readonly label: string;
  readonly title: string | undefined;
  readonly value: string;
  readonly onChange: (event: TargetedEvent<HTMLSelectElement>) => void;
  readonly children: ComponentChildren;
}

/** Browsers truncate the text of a select to one line, so the select is invisible and lies over its text. */
export function InlineSelect({ class: kind, placed, text, label, children, ...select }: Props) {
  return (
    <span class={[css.root, kind, placed].filter(Boolean).join(" ")}>
      <span aria-hidden="true">{text}</span>
      <select {...select} class={kind} aria-label={label}>
        {children}
      </select>
    </span>
  );
}
