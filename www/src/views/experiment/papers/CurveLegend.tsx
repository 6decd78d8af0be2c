/** The names of the curves below a plot, each with a sample of its dashes. */
interface Props {
  readonly names: readonly string[];
  readonly dashes: readonly (string | undefined)[];
}

export const CurveLegend = ({ names, dashes }: Props) => (
  <figcaption>
    {names.map((name, at) => (
      <span key={name} data-curve={at + 1}>
        <svg viewBox="0 0 28 8" aria-hidden="true">
          <line x1="0" x2="28" y1="4" y2="4" stroke-dasharray={dashes[at]} />
        </svg>{" "}
        {name}
      </span>
    ))}
  </figcaption>
);
