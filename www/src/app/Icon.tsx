/** The page's few icons, drawn on a 16 × 16 grid in the colour of the text. */
const paths = {
  play: "M4.5 2.8v10.4a.6.6 0 0 0 .9.5l8.3-5.2a.6.6 0 0 0 0-1L5.4 2.3a.6.6 0 0 0-.9.5z",
  pause: "M4 2.5h2.6v11H4zM9.4 2.5H12v11H9.4z",
  stop: "M3.5 3.5h9v9h-9z",
  back: "M12.5 3v10L5.8 8zM3.5 3h1.8v10H3.5z",
  forward: "M3.5 3v10l6.7-5zM10.7 3h1.8v10h-1.8z",
  close:
    "M3.6 2.5 8 6.9l4.4-4.4 1.1 1.1L9.1 8l4.4 4.4-1.1 1.1L8 9.1l-4.4 4.4-1.1-1.1L6.9 8 2.5 3.6z",
  undo: "M6 2.5 2 6.2l4 3.7V7.2h3.2a2.6 2.6 0 0 1 0 5.2H5V14h4.2a4.2 4.2 0 0 0 0-8.4H6z",
  redo: "M10 2.5l4 3.7-4 3.7V7.2H6.8a2.6 2.6 0 0 0 0 5.2H11V14H6.8a4.2 4.2 0 0 1 0-8.4H10z",
  sliders:
    "M2 4h6.3a2 2 0 0 1 3.9 0H14v1.4h-1.8a2 2 0 0 1-3.9 0H2zm0 6.6h1.8a2 2 0 0 1 3.9 0H14V12H7.7a2 2 0 0 1-3.9 0H2z",
  plus: "M7.2 2.5h1.6v4.7h4.7v1.6H8.8v4.7H7.2V8.8H2.5V7.2h4.7z",
  save: "M7.300 1.500h1.400v6.300l2.300-2.300 1 1L8 10.500l-4-4 1-1 2.300 2.300zM2.500 11h1.400v2.100h8.200V11h1.400v3.500h-11z",
  frame:
    "M5.700 4.100 1.800 8l3.900 3.900-1 1L-.200 8l4.900-4.900zM10.300 4.100 14.200 8l-3.900 3.900 1 1L16.200 8l-4.900-4.900zM8.600 2.800h1.500L7.400 13.200H5.900z",
  minus: "M2.5 7.200h11v1.600h-11z",
  link: "M6.7 9.3a2.6 2.6 0 0 1 0-3.7l2.4-2.4a2.6 2.6 0 0 1 3.7 3.7l-1.2 1.2-1-1 1.2-1.2a1.2 1.2 0 0 0-1.7-1.7L7.7 6.6a1.2 1.2 0 0 0 0 1.7zm2.6-2.6a2.6 2.6 0 0 1 0 3.7l-2.4 2.4a2.6 2.6 0 0 1-3.7-3.7l1.2-1.2 1 1-1.2 1.2a1.2 1.2 0 0 0 1.7 1.7l2.4-2.4a1.2 1.2 0 0 0 0-1.7z",
  dice: "M3.5 2h9A1.5 1.5 0 0 1 14 3.500v9a1.5 1.5 0 0 1-1.5 1.500h-9A1.5 1.5 0 0 1 2 12.500v-9A1.5 1.5 0 0 1 3.5 2zm1.7 2a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.400zM8 6.800a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.400zm2.8 2.800a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.400z",
  lens: "M7 2a5 5 0 0 1 4 8l3.2 3.2-1 1L10 11a5 5 0 1 1-3-9zm0 1.400a3.6 3.6 0 1 0 0 7.200 3.6 3.6 0 0 0 0-7.200z",
  timer:
    "M6 1h4v1.4H8.700v1.200A5.6 5.6 0 1 1 7.3 3.600V2.400H6zM8 5a4.2 4.2 0 1 0 0 8.400A4.2 4.2 0 0 0 8 5zm-.7 1.800h1.400v2.900H7.300z",
  mirror:
    "M7.3 1.500h1.400v2H7.300zm0 3.700h1.400v2H7.300zm0 3.600h1.400v2H7.300zm0 3.700h1.400v2H7.300zM6 3v10H1zm-1.400 5.300L3.500 11.600h1.100zM10 3l5 10h-5z",
  up: "M8 4 3 9.400l1.1 1.100L8 6.300l3.9 4.200L13 9.400z",
  down: "M8 12 3 6.600l1.1-1.100L8 9.700l3.9-4.200L13 6.600z",
} as const;

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
