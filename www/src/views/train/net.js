/**
 * A trained net: message passing between the candidates of a puzzle, without search. The text of this module is also a
 * part of the script with which a net races as a custom solver, so it imports nothing.
 */

// The net of a list of weights, in the order of a file; a row of a matrix belongs to an input.
export function openNet(features, hidden, weights) {
  let taken = 0;
  const take = (count) => {
    taken += count;
    return weights.subarray(taken - count, taken);
  };
  return {
    features,
    hidden,
    initial: take(features),
    own: take(features * hidden),
    bias: take(hidden),
    pools: Array.from({ length: 6 }, () => take(features * hidden)),
    output: take(hidden * features),
    outputBias: take(features),
    readout: take(features),
  };
}

// A puzzle before the first step.
export function begin(net, { side, boxRows, boxColumns, givens }) {
  const boxOf = (row, column) =>
    boxRows * Math.floor(row / boxRows) + Math.floor(column / boxColumns);
  // The candidates of blank cells that no given excludes.
  const nodes = [];
  for (let cell = 0; cell < side * side; cell++) {
    if (givens[cell] > 0) continue;
    const [row, column] = [Math.floor(cell / side), cell % side];
    const seen = new Set();
    for (let other = 0; other < side * side; other++) {
      const [r, c] = [Math.floor(other / side), other % side];
      if (r === row || c === column || boxOf(r, c) === boxOf(row, column)) seen.add(givens[other]);
    }
    for (let digit = 1; digit <= side; digit++) {
      if (!seen.has(digit)) nodes.push({ cell, row, column, digit });
    }
  }
  // The groups over which the net sums, numbered from 0.
  const groupsBy = [
    ({ cell }) => cell,
    ({ row, digit }) => `${row} ${digit}`,
    ({ column, digit }) => `${column} ${digit}`,
    ({ row, column, digit }) => `${boxOf(row, column)} ${digit}`,
    ({ row, column, digit }) => `${boxOf(row, column)} ${row} ${digit}`,
    ({ row, column, digit }) => `${boxOf(row, column)} ${column} ${digit}`,
  ];
  const groups = groupsBy.map((name) => {
    const numbers = new Map();
    const of = nodes.map((node) => {
      const key = name(node);
      if (!numbers.has(key)) numbers.set(key, numbers.size);
      return numbers.get(key);
    });
    return { of, count: numbers.size };
  });
  const state = { net, side, boxRows, boxColumns, givens, nodes, groups, steps: 0 };
  state.features = nodes.map(() => normalised(net.initial));
  read(state);
  return state;
}

// Divided by the root of the mean square.
function normalised(values) {
  let sum = 0;
  for (const value of values) sum += value * value;
  const scale = 1 / Math.sqrt(sum / values.length + 1e-6);
  return values.map((value) => value * scale);
}

function addProduct(matrix, values, result) {
  const width = result.length;
  for (let from = 0; from < values.length; from++) {
    for (let to = 0; to < width; to++) result[to] += values[from] * matrix[from * width + to];
  }
}

// One step: sums over the groups, messages to their members, new features.
export function advance(state) {
  const { net } = state;
  const { features: width, hidden: units } = net;
  state.steps += 1;
  const messages = state.groups.map(({ of, count }, pool) => {
    const sums = Array.from({ length: count }, () => new Float32Array(width));
    state.features.forEach((features, node) => {
      const sum = sums[of[node]];
      for (let at = 0; at < width; at++) sum[at] += features[at];
    });
    return sums.map((sum) => {
      const message = new Float32Array(units);
      addProduct(net.pools[pool], sum, message);
      return message;
    });
  });
  state.features = state.features.map((features, node) => {
    const hidden = net.bias.slice();
    addProduct(net.own, features, hidden);
    state.groups.forEach(({ of }, pool) => {
      const message = messages[pool][of[node]];
      for (let at = 0; at < units; at++) hidden[at] += message[at];
    });
    for (let at = 0; at < units; at++) hidden[at] = Math.max(0, hidden[at]);
    const next = features.slice();
    addProduct(net.output, hidden, next);
    for (let at = 0; at < width; at++) next[at] += net.outputBias[at];
    return normalised(next);
  });
  read(state);
}

// The beliefs: a softmax over the candidates of each cell; the digits: the most probable ones.
function read(state) {
  const { side, givens, nodes, features, net } = state;
  const beliefs = new Float32Array(side ** 3);
  const totals = new Float32Array(side * side);
  nodes.forEach(({ cell, digit }, node) => {
    let logit = 0;
    for (let at = 0; at < net.features; at++) logit += net.readout[at] * features[node][at];
    const weight = Math.exp(Math.min(logit, 60));
    beliefs[cell * side + digit - 1] = weight;
    totals[cell] += weight;
  });
  const digits = givens.slice();
  let entropy = 0;
  for (let cell = 0; cell < side * side; cell++) {
    if (givens[cell] > 0) {
      beliefs[cell * side + givens[cell] - 1] = 1;
      continue;
    }
    let best = 0;
    for (let at = cell * side; at < (cell + 1) * side; at++) {
      if (beliefs[at] === 0) continue;
      beliefs[at] /= totals[cell];
      if (beliefs[at] > 0) entropy -= beliefs[at] * Math.log2(beliefs[at]);
      if (beliefs[at] <= best) continue;
      best = beliefs[at];
      digits[cell] = at - cell * side + 1;
    }
  }
  const blanks = givens.filter((digit) => digit === 0).length;
  Object.assign(state, { digits, beliefs, entropy: entropy / Math.max(1, blanks) });
}

// Whether every house has all digits.
export function isSolved({ side, boxRows, boxColumns, digits }) {
  const seen = new Set();
  digits.forEach((digit, cell) => {
    if (digit === 0) return;
    const [row, column] = [Math.floor(cell / side), cell % side];
    const box = boxRows * Math.floor(row / boxRows) + Math.floor(column / boxColumns);
    seen.add(`r${row} ${digit}`).add(`c${column} ${digit}`).add(`b${box} ${digit}`);
  });
  return seen.size === 3 * side * side;
}
