/** A select among text: without a frame, and with what is chosen written out in as many lines as it takes. */
import type { ComponentChildren, TargetedEvent } from "preact";
import * as css from "./QuietSelect.module.css";

interface Props {
  /** Of the text and of the select over it. */
  readonly class: string;
  /** Places it, in a sheet of its parent. */
  readonly placed?: string | undefined;
  /** What is chosen, as its option says it. */
  readonly text: string;
  readonly label: string;
  readonly title: string | undefined;
  readonly value: string;
  readonly onChange: (event: TargetedEvent<HTMLSelectElement>) => void;
  readonly children: ComponentChildren;
}

/** Browsers cut what a select shows to one line, so the select itself lies unseen over its text. */
export function QuietSelect({ class: kind, placed, text, label, children, ...select }: Props) {
  return (
    <span class={[css.root, kind, placed].filter(Boolean).join(" ")}>
      <span aria-hidden="true">{text}</span>
      <select {...select} class={kind} aria-label={label}>
        {children}
      </select>
    </span>
  );
}
