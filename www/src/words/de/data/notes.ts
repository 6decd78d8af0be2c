/** Wovon gedruckte Werte sind: die englische Anmerkung, dann die deutsche. */
export const notes: Readonly<Record<string, string>> = {
  "difficulty 0.0, mean": "Schwierigkeit 0,0, Mittel",
  "difficulty 0.0": "Schwierigkeit 0,0",
  "difficulty 2.1, mean": "Schwierigkeit 2,1, Mittel",
  "difficulty 2.1": "Schwierigkeit 2,1",
  "difficulty 3.0, mean": "Schwierigkeit 3,0, Mittel",
  "difficulty 3.0": "Schwierigkeit 3,0",
  "difficulty 4.0, mean": "Schwierigkeit 4,0, Mittel",
  "difficulty 4.0": "Schwierigkeit 4,0",
  "difficulty 5.0, mean": "Schwierigkeit 5,0, Mittel",
  "difficulty 5.0": "Schwierigkeit 5,0",
  "difficulty 6.3; not from finished runs: 256 nodes were not undone, but a board has 81 cells":
    "Schwierigkeit 6,3; nicht von fertigen Läufen: 256 Knoten nicht zurückgenommen, und ein Gitter hat 81 Zellen",
  "difficulty 7.0, mean": "Schwierigkeit 7,0, Mittel",
  "difficulty 7.0": "Schwierigkeit 7,0",
  "difficulty 8.0, mean": "Schwierigkeit 8,0, Mittel",
  "difficulty 8.0": "Schwierigkeit 8,0",
  "difficulty 6.3, mean": "Schwierigkeit 6,3, Mittel",
  "Berggren & Nilsson 2012, mean of 49,151 puzzles with 17 givens, counting 1,150 that took over 20 s as −2 s and 142 unstable ones as −1 s":
    "Berggren & Nilsson 2012, Mittel von 49.151 Rätseln mit 17 Vorgaben; darin zählen 1.150, die über 20 s dauerten, als −2 s und 142 instabile als −1 s",
  "difficulty 3.0; not from finished runs, which undo fewer nodes than they visit":
    "Schwierigkeit 3,0; nicht von fertigen Läufen, die weniger Knoten zurücknehmen, als sie haben",
  "difficulty 4.0; not from finished runs: 4,760 nodes were not undone, but a board has 81 cells":
    "Schwierigkeit 4,0; nicht von fertigen Läufen: 4.760 Knoten nicht zurückgenommen, und ein Gitter hat 81 Zellen",
  "difficulty 6.3; not from finished runs: 30,151 nodes were not undone, but a board has 81 cells":
    "Schwierigkeit 6,3; nicht von fertigen Läufen: 30.151 Knoten nicht zurückgenommen, und ein Gitter hat 81 Zellen",
  "difficulty 0.0: 138 visited nodes, including the root":
    "Schwierigkeit 0,0: 138 besuchte Knoten, auch die Wurzel",
  "difficulty 2.1: 39,634 visited nodes, including the root":
    "Schwierigkeit 2,1: 39.634 besuchte Knoten, auch die Wurzel",
  "difficulty 3.0: 93,298 visited nodes, including the root; not from finished runs, which undo fewer nodes than they visit":
    "Schwierigkeit 3,0: 93.298 besuchte Knoten, auch die Wurzel; nicht von fertigen Läufen, die weniger Knoten zurücknehmen, als sie haben",
  "difficulty 4.0: 60,637 visited nodes, including the root; not from finished runs: 4,760 nodes were not undone, but a board has 81 cells":
    "Schwierigkeit 4,0: 60.637 besuchte Knoten, auch die Wurzel; nicht von fertigen Läufen: 4.760 Knoten nicht zurückgenommen, und ein Gitter hat 81 Zellen",
  "difficulty 5.0: 18,654 visited nodes, including the root":
    "Schwierigkeit 5,0: 18.654 besuchte Knoten, auch die Wurzel",
  "difficulty 6.3: 85,272 visited nodes, including the root; not from finished runs: 30,151 nodes were not undone, but a board has 81 cells":
    "Schwierigkeit 6,3: 85.272 besuchte Knoten, auch die Wurzel; nicht von fertigen Läufen: 30.151 Knoten nicht zurückgenommen, und ein Gitter hat 81 Zellen",
  "difficulty 7.0: 198,795 visited nodes, including the root":
    "Schwierigkeit 7,0: 198.795 besuchte Knoten, auch die Wurzel",
  "difficulty 8.0: 132,573 visited nodes, including the root":
    "Schwierigkeit 8,0: 132.573 besuchte Knoten, auch die Wurzel",
  "difficulty 0.0: 48 visited nodes, including the root":
    "Schwierigkeit 0,0: 48 besuchte Knoten, auch die Wurzel",
  "difficulty 2.1: 403 visited nodes, including the root":
    "Schwierigkeit 2,1: 403 besuchte Knoten, auch die Wurzel",
  "difficulty 3.0: 431 visited nodes, including the root":
    "Schwierigkeit 3,0: 431 besuchte Knoten, auch die Wurzel",
  "difficulty 4.0: 580 visited nodes, including the root":
    "Schwierigkeit 4,0: 580 besuchte Knoten, auch die Wurzel",
  "difficulty 5.0: 905 visited nodes, including the root":
    "Schwierigkeit 5,0: 905 besuchte Knoten, auch die Wurzel",
  "difficulty 6.3: 738 visited nodes, including the root; not from finished runs: 256 nodes were not undone, but a board has 81 cells":
    "Schwierigkeit 6,3: 738 besuchte Knoten, auch die Wurzel; nicht von fertigen Läufen: 256 Knoten nicht zurückgenommen, und ein Gitter hat 81 Zellen",
  "difficulty 7.0: 1,206 visited nodes, including the root":
    "Schwierigkeit 7,0: 1.206 besuchte Knoten, auch die Wurzel",
  "difficulty 8.0: 954 visited nodes, including the root":
    "Schwierigkeit 8,0: 954 besuchte Knoten, auch die Wurzel",
  "9 × 9, board 0: 21,628 states, including the initial state":
    "9 × 9, Gitter 0: 21.628 Zustände, auch der anfängliche",
  "9 × 9, board 1: 1,671 states, including the initial state":
    "9 × 9, Gitter 1: 1.671 Zustände, auch der anfängliche",
  "9 × 9, board 2: 43,489 states, including the initial state":
    "9 × 9, Gitter 2: 43.489 Zustände, auch der anfängliche",
  "9 × 9, board 3: 168 states, including the initial state":
    "9 × 9, Gitter 3: 168 Zustände, auch der anfängliche",
  "9 × 9, board 4: 2,844 states, including the initial state":
    "9 × 9, Gitter 4: 2.844 Zustände, auch der anfängliche",
  "9 × 9, board 5: 27,482 states, including the initial state":
    "9 × 9, Gitter 5: 27.482 Zustände, auch der anfängliche",
  "9 × 9, board 6: 129,967 states, including the initial state":
    "9 × 9, Gitter 6: 129.967 Zustände, auch der anfängliche",
  "9 × 9, board 7: 7,758 states, including the initial state":
    "9 × 9, Gitter 7: 7.758 Zustände, auch der anfängliche",
  "9 × 9, board 8: 13,175 states, including the initial state":
    "9 × 9, Gitter 8: 13.175 Zustände, auch der anfängliche",
  "9 × 9, board 9: 68,448 states, including the initial state":
    "9 × 9, Gitter 9: 68.448 Zustände, auch der anfängliche",
  "9 × 9, board 0: 323 states, including the initial state":
    "9 × 9, Gitter 0: 323 Zustände, auch der anfängliche",
  "9 × 9, board 1: 194 states, including the initial state":
    "9 × 9, Gitter 1: 194 Zustände, auch der anfängliche",
  "9 × 9, board 2: 1,053 states, including the initial state":
    "9 × 9, Gitter 2: 1.053 Zustände, auch der anfängliche",
  "9 × 9, board 3: 317 states, including the initial state":
    "9 × 9, Gitter 3: 317 Zustände, auch der anfängliche",
  "9 × 9, board 4: 56 states, including the initial state":
    "9 × 9, Gitter 4: 56 Zustände, auch der anfängliche",
  "9 × 9, board 5: 856 states, including the initial state":
    "9 × 9, Gitter 5: 856 Zustände, auch der anfängliche",
  "9 × 9, board 6: 715 states, including the initial state":
    "9 × 9, Gitter 6: 715 Zustände, auch der anfängliche",
  "9 × 9, board 7: 998 states, including the initial state":
    "9 × 9, Gitter 7: 998 Zustände, auch der anfängliche",
  "9 × 9, board 8: 82 states, including the initial state":
    "9 × 9, Gitter 8: 82 Zustände, auch der anfängliche",
  "9 × 9, board 9: 233 states, including the initial state":
    "9 × 9, Gitter 9: 233 Zustände, auch der anfängliche",
  "16 × 16, board 2, heuristics not stated, 553,087 states without inference: 1,231 states, including the initial state":
    "16 × 16, Gitter 2, Heuristiken nicht genannt, 553.087 Zustände ohne Inferenz: 1.231 Zustände, auch der anfängliche",
  "16 × 16, board 2, heuristics not stated, 10.3 s without inference":
    "16 × 16, Gitter 2, Heuristiken nicht genannt, 10,3 s ohne Inferenz",
  "16 × 16, board 0: 212 states, including the initial state":
    "16 × 16, Gitter 0: 212 Zustände, auch der anfängliche",
  "16 × 16, board 1: 1 states, including the initial state":
    "16 × 16, Gitter 1: 1 Zustände, auch der anfängliche",
  "16 × 16, board 2: 1 states, including the initial state":
    "16 × 16, Gitter 2: 1 Zustände, auch der anfängliche",
  "16 × 16, board 3: 1 states, including the initial state":
    "16 × 16, Gitter 3: 1 Zustände, auch der anfängliche",
  "16 × 16, board 4: 1 states, including the initial state":
    "16 × 16, Gitter 4: 1 Zustände, auch der anfängliche",
  "16 × 16, board 5: 1 states, including the initial state":
    "16 × 16, Gitter 5: 1 Zustände, auch der anfängliche",
  "16 × 16, board 6: 1 states, including the initial state":
    "16 × 16, Gitter 6: 1 Zustände, auch der anfängliche",
  "16 × 16, board 7: 1 states, including the initial state":
    "16 × 16, Gitter 7: 1 Zustände, auch der anfängliche",
  "16 × 16, board 8: 7,023,315 states, including the initial state":
    "16 × 16, Gitter 8: 7.023.315 Zustände, auch der anfängliche",
  "16 × 16, board 9: 3,469 states, including the initial state":
    "16 × 16, Gitter 9: 3.469 Zustände, auch der anfängliche",
  "16 × 16, board 10: 223 states, including the initial state":
    "16 × 16, Gitter 10: 223 Zustände, auch der anfängliche",
  "16 × 16, board 11: 1 states, including the initial state":
    "16 × 16, Gitter 11: 1 Zustände, auch der anfängliche",
  "16 × 16, board 12: 1 states, including the initial state":
    "16 × 16, Gitter 12: 1 Zustände, auch der anfängliche",
  "16 × 16, board 8, the hardest": "16 × 16, Gitter 8, das schwerste",
  "mean of 49,151 puzzles with 17 givens, all solved":
    "Mittel von 49.151 Rätseln mit 17 Vorgaben, alle gelöst",
  "the longest of them": "das Rätsel mit der längsten Zeit",
  "mean over all boards; below 8 on average on very hard ones":
    "Mittel über alle Gitter; an sehr schweren im Mittel unter 8",
  "mean over all boards; 87.81 until solved or no longer improving":
    "Mittel über alle Gitter; 87,81, bis gelöst oder ohne weitere Verbesserung",
  "mean over all boards": "Mittel über alle Gitter",
  "mean over all boards; the text says 262.26": "Mittel über alle Gitter; der Text sagt 262,26",
  "this project": "dieses Projekt",
  "difficulty 0.0, solved": "Schwierigkeit 0,0, gelöst",
  "difficulty 2.0, not solved": "Schwierigkeit 2,0, nicht gelöst",
  "mean at difficulty 0.0, solved": "Mittel bei Schwierigkeit 0,0, gelöst",
  "mean at difficulty 2.0, not solved": "Mittel bei Schwierigkeit 2,0, nicht gelöst",
};
