/** What is said of a lane's settings beside it, once they are fetched. */
export const words = {
  runOnChange: "Run on change",
  runOnChangeHelp: "Race again after every change",
};
