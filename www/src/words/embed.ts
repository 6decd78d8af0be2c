/** The texts of the custom element, in English only because the element is a single self-contained file. */
export const words = {
  title: "Sudoku Lab",
  silent:
    "Sudoku Lab did not answer: it may be out of reach, or not allowed in a frame of this page.",
  anew: "The frame was loaded again.",
  gone: "This sudoku-lab element was taken out of the page.",
};
