/** The icons of the first view and of the lessons, drawn on a 16 × 16 grid in the colour of the text. */
import paths from "./icons.json";

interface Props<Name> {
  readonly name: Name;
  /** The accessible name; omitted if adjacent text has the same meaning. */
  readonly label?: string;
}

/** Creates a component for a set of icons, given as SVG paths. */
export const iconsOf =
  <Name extends string>(all: Readonly<Record<Name, string>>) =>
  ({ name, label }: Props<Name>) => (
    <>
      <svg class="glyph" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={all[name]} fill="currentColor" fill-rule="evenodd" />
      </svg>
      {label && <span class="visually-hidden">{label}</span>}
    </>
  );

export const Icon = iconsOf(paths);
