/** What is said when the page was brought up to date. */
export const words = {
  newer:
    "A new version of this page is out. Reload to use it: your set-up stays, while runs and results end. Until then this version works on.",
  reload: "Reload",
};
