/** The component gallery: every component in every state, in each theme, and in a window 360 pixels wide. */
import { components } from "./components";
import * as css from "./Gallery.module.css";

const THEMES = ["light", "dark", "contrast"];

/** One component, each state in a section of its own. */
export function States({ of }: { readonly of: string }) {
  return (
    <>
      {Object.entries(components[of] ?? {}).map(([name, render]) => (
        <section key={name} class={css.state} data-state-of={of} data-name={name}>
          <p class="muted">{name}</p>
          <div>{render()}</div>
        </section>
      ))}
    </>
  );
}

/** Returns the URL of the gallery in a theme. `narrow` shows the gallery in a frame 360 pixels wide. */
const linkTo = (theme: string, narrow: boolean) => `?theme=${theme}${narrow ? "&narrow" : ""}`;

interface Props {
  readonly theme: string;
  readonly narrow: boolean;
  /** Shows the components only, without the links above them, as in the narrow frame. */
  readonly bare: boolean;
}

export function Gallery({ theme, narrow, bare }: Props) {
  // The sheet would cover the page, so the gallery leaves it out.
  const shown = Object.keys(components).filter((name) => name !== "Sheet");
  if (narrow) {
    return (
      <main class={css.root}>
        <Switches theme={theme} narrow={narrow} />
        <iframe class={css.frame} title="360 pixels" src={`?theme=${theme}&bare`} />
      </main>
    );
  }
  return (
    <main class={css.root}>
      {!bare && <Switches theme={theme} narrow={narrow} />}
      {shown.map((name) => (
        <article key={name}>
          <h2>{name}</h2>
          <States of={name} />
        </article>
      ))}
    </main>
  );
}

const Switches = ({ theme, narrow }: { readonly theme: string; readonly narrow: boolean }) => (
  <nav class={css.switches} aria-label="How the components are shown">
    {THEMES.map((item) => (
      <a key={item} href={linkTo(item, narrow)} aria-current={item === theme ? "page" : undefined}>
        {item}
      </a>
    ))}
    <a href={linkTo(theme, !narrow)}>{narrow ? "as wide as the window" : "360 pixels"}</a>
  </nav>
);
