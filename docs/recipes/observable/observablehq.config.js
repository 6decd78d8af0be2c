export default {
  title: "Solving Sudoku",
  // Nothing is asked of other hosts but the lab's.
  globalStylesheets: [],
};
