// A trained net as a solver: message passing between the candidates of a puzzle, without search.
export const about = {
  name: "NET_NAME",
  docs: "NET_DOCS",
  step: "iteration",
  series: {
    entropy: {
      doc: "The uncertainty of the net about a blank cell, averaged.",
      unit: "bits",
      goal: "down",
    },
  },
};

const MAX_STEPS = 512;
const bytes = Uint8Array.from(atob("NET_WEIGHTS"), (character) => character.charCodeAt(0));
const net = openNet(NET_FEATURES, NET_HIDDEN, new Float32Array(bytes.buffer));

export const start = (puzzle) => begin(net, puzzle);

export function step(state) {
  if (isSolved(state)) return "found";
  if (state.steps === MAX_STEPS) return "stalled";
  advance(state);
  if (isSolved(state)) return "found";
}

export const view = ({ digits, beliefs }) => ({ digits, weights: beliefs });
export const sample = ({ entropy }) => ({ entropy });
