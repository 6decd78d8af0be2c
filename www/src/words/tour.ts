/** The words of the tour, which is offered when the first race has ended. */
import { translated } from "./language";

export const words = await translated("tour", {
  title: "Tour",
  offer: "New here? Four things to try, in a minute.",
  start: "Show me",
  never: "No, thanks",
  steps: [
    {
      title: "One puzzle, several algorithms",
      text: "Each board is one algorithm at work on the same puzzle: black digits were given, coloured ones are its own. Not all of them finish.",
    },
    {
      title: "Go back to any moment",
      text: "Drag the timeline, or step: every run can be watched backwards. With a slower speed you see each step as it is taken.",
    },
    {
      title: "See why one wins",
      text: "Curves show what each algorithm measures as it goes: candidates left, conflicts, support. Point at one to read its values.",
    },
    {
      title: "Change something",
      text: "Take another puzzle, algorithm or seed, and race again. The address has it all: copy the link, and others get the same race.",
    },
  ],
  of: (step: number, steps: number) => `${step} of ${steps}`,
  back: "Back",
  next: "Next",
  done: "Done",
  skip: "Skip the tour",
  again: "Take the tour",
});
