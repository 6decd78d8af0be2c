/** The building blocks of texts. */
import type { ComponentChildren } from "preact";
import * as css from "./Text.module.css";

interface Props {
  readonly id?: string;
  readonly children: ComponentChildren;
}

/** Paragraphs and lists, with a limited line length. */
export const Prose = (props: Props) => <div {...props} class={css.prose} />;

/** The result or the subject of a part of the page, in one sentence. */
export const Summary = (props: Props) => <p {...props} class={css.summary} />;

/** A remark in a smaller font. */
export const Note = (props: Props) => <p {...props} class={`muted ${css.note}`} />;

interface TermsProps {
  readonly entries: readonly (readonly string[])[];
  /** Whether the terms are keys of the keyboard. */
  readonly keys?: boolean;
}

/** A list of terms with their meanings. */
export const Terms = ({ entries, keys = false }: TermsProps) => (
  <dl class={css.terms}>
    {entries.map(([term, meaning]) => (
      <div key={`${term} ${meaning}`}>
        <dt>{keys ? <kbd>{term}</kbd> : term}</dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
);
