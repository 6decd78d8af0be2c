/** The few icons of the page and of the lessons, drawn on a 16 × 16 grid in the colour of the text. */
import paths from "./icons.json";

export type IconName = keyof typeof paths;

interface Props {
  readonly name: IconName;
  /** What it means, where no text beside it says so. */
  readonly label?: string;
}

export function Icon({ name, label }: Props) {
  return (
    <>
      <svg class="glyph" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={paths[name]} fill="currentColor" fill-rule="evenodd" />
      </svg>
      {label && <span class="visually-hidden">{label}</span>}
    </>
  );
}
