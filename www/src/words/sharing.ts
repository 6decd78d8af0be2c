/** The texts of the ways to share a race: the code of a frame, the link, and print. */
import { table } from "./tables";

const texts = await table("sharing");
export const words = {
  ...texts,
  locks: {
    "": texts.locks.nothing,
    "puzzle,setup,boards": texts.locks.setup,
    all: texts.locks.all,
  },
  themes: {
    "": texts.themes.system,
    light: texts.themes.light,
    dark: texts.themes.dark,
    contrast: texts.themes.contrast,
  },
};
