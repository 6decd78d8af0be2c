export default {
  title: "Solving Sudoku",
  // No style sheets from other hosts: the page only loads files of the lab.
  globalStylesheets: [],
};
