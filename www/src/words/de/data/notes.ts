/** Anmerkungen zu gedruckten Werten: die englische Anmerkung, dann die deutsche. */
export const notes: Readonly<Record<string, string>> = {
  "difficulty 0.0, mean": "Schwierigkeit 0,0, Mittelwert",
  "difficulty 0.0": "Schwierigkeit 0,0",
  "difficulty 2.1, mean": "Schwierigkeit 2,1, Mittelwert",
  "difficulty 2.1": "Schwierigkeit 2,1",
  "difficulty 3.0, mean": "Schwierigkeit 3,0, Mittelwert",
  "difficulty 3.0": "Schwierigkeit 3,0",
  "difficulty 4.0, mean": "Schwierigkeit 4,0, Mittelwert",
  "difficulty 4.0": "Schwierigkeit 4,0",
  "difficulty 5.0, mean": "Schwierigkeit 5,0, Mittelwert",
  "difficulty 5.0": "Schwierigkeit 5,0",
  "difficulty 6.3; not from finished runs: 256 nodes were not undone, but a board has 81 cells":
    "Schwierigkeit 6,3; nicht aus fertigen Läufen: 256 Knoten wurden nicht zurückgenommen, aber ein Gitter hat nur 81 Zellen",
  "difficulty 7.0, mean": "Schwierigkeit 7,0, Mittelwert",
  "difficulty 7.0": "Schwierigkeit 7,0",
  "difficulty 8.0, mean": "Schwierigkeit 8,0, Mittelwert",
  "difficulty 8.0": "Schwierigkeit 8,0",
  "difficulty 6.3, mean": "Schwierigkeit 6,3, Mittelwert",
  "Berggren & Nilsson 2012, mean of 49,151 puzzles with 17 givens, counting 1,150 that took over 20 s as −2 s and 142 unstable ones as −1 s":
    "Berggren & Nilsson 2012, Mittelwert von 49 151 Rätseln mit 17 Vorgaben; darin zählen 1 150 Rätsel, die über 20 s dauerten, als −2 s und 142 instabile Rätsel als −1 s",
  "difficulty 3.0; not from finished runs, which undo fewer nodes than they visit":
    "Schwierigkeit 3,0; nicht aus fertigen Läufen: Diese nehmen weniger Knoten zurück, als sie besuchen",
  "difficulty 4.0; not from finished runs: 4,760 nodes were not undone, but a board has 81 cells":
    "Schwierigkeit 4,0; nicht aus fertigen Läufen: 4 760 Knoten wurden nicht zurückgenommen, aber ein Gitter hat nur 81 Zellen",
  "difficulty 6.3; not from finished runs: 30,151 nodes were not undone, but a board has 81 cells":
    "Schwierigkeit 6,3; nicht aus fertigen Läufen: 30 151 Knoten wurden nicht zurückgenommen, aber ein Gitter hat nur 81 Zellen",
  "difficulty 0.0: 138 visited nodes, including the root":
    "Schwierigkeit 0,0: 138 besuchte Knoten, einschließlich der Wurzel",
  "difficulty 2.1: 39,634 visited nodes, including the root":
    "Schwierigkeit 2,1: 39 634 besuchte Knoten, einschließlich der Wurzel",
  "difficulty 3.0: 93,298 visited nodes, including the root; not from finished runs, which undo fewer nodes than they visit":
    "Schwierigkeit 3,0: 93 298 besuchte Knoten, einschließlich der Wurzel; nicht aus fertigen Läufen: Diese nehmen weniger Knoten zurück, als sie besuchen",
  "difficulty 4.0: 60,637 visited nodes, including the root; not from finished runs: 4,760 nodes were not undone, but a board has 81 cells":
    "Schwierigkeit 4,0: 60 637 besuchte Knoten, einschließlich der Wurzel; nicht aus fertigen Läufen: 4 760 Knoten wurden nicht zurückgenommen, aber ein Gitter hat nur 81 Zellen",
  "difficulty 5.0: 18,654 visited nodes, including the root":
    "Schwierigkeit 5,0: 18 654 besuchte Knoten, einschließlich der Wurzel",
  "difficulty 6.3: 85,272 visited nodes, including the root; not from finished runs: 30,151 nodes were not undone, but a board has 81 cells":
    "Schwierigkeit 6,3: 85 272 besuchte Knoten, einschließlich der Wurzel; nicht aus fertigen Läufen: 30 151 Knoten wurden nicht zurückgenommen, aber ein Gitter hat nur 81 Zellen",
  "difficulty 7.0: 198,795 visited nodes, including the root":
    "Schwierigkeit 7,0: 198 795 besuchte Knoten, einschließlich der Wurzel",
  "difficulty 8.0: 132,573 visited nodes, including the root":
    "Schwierigkeit 8,0: 132 573 besuchte Knoten, einschließlich der Wurzel",
  "difficulty 0.0: 48 visited nodes, including the root":
    "Schwierigkeit 0,0: 48 besuchte Knoten, einschließlich der Wurzel",
  "difficulty 2.1: 403 visited nodes, including the root":
    "Schwierigkeit 2,1: 403 besuchte Knoten, einschließlich der Wurzel",
  "difficulty 3.0: 431 visited nodes, including the root":
    "Schwierigkeit 3,0: 431 besuchte Knoten, einschließlich der Wurzel",
  "difficulty 4.0: 580 visited nodes, including the root":
    "Schwierigkeit 4,0: 580 besuchte Knoten, einschließlich der Wurzel",
  "difficulty 5.0: 905 visited nodes, including the root":
    "Schwierigkeit 5,0: 905 besuchte Knoten, einschließlich der Wurzel",
  "difficulty 6.3: 738 visited nodes, including the root; not from finished runs: 256 nodes were not undone, but a board has 81 cells":
    "Schwierigkeit 6,3: 738 besuchte Knoten, einschließlich der Wurzel; nicht aus fertigen Läufen: 256 Knoten wurden nicht zurückgenommen, aber ein Gitter hat nur 81 Zellen",
  "difficulty 7.0: 1,206 visited nodes, including the root":
    "Schwierigkeit 7,0: 1 206 besuchte Knoten, einschließlich der Wurzel",
  "difficulty 8.0: 954 visited nodes, including the root":
    "Schwierigkeit 8,0: 954 besuchte Knoten, einschließlich der Wurzel",
  "9 × 9, board 0: 21,628 states, including the initial state":
    "9 × 9, Gitter 0: 21 628 Zustände, einschließlich des Anfangszustands",
  "9 × 9, board 1: 1,671 states, including the initial state":
    "9 × 9, Gitter 1: 1 671 Zustände, einschließlich des Anfangszustands",
  "9 × 9, board 2: 43,489 states, including the initial state":
    "9 × 9, Gitter 2: 43 489 Zustände, einschließlich des Anfangszustands",
  "9 × 9, board 3: 168 states, including the initial state":
    "9 × 9, Gitter 3: 168 Zustände, einschließlich des Anfangszustands",
  "9 × 9, board 4: 2,844 states, including the initial state":
    "9 × 9, Gitter 4: 2 844 Zustände, einschließlich des Anfangszustands",
  "9 × 9, board 5: 27,482 states, including the initial state":
    "9 × 9, Gitter 5: 27 482 Zustände, einschließlich des Anfangszustands",
  "9 × 9, board 6: 129,967 states, including the initial state":
    "9 × 9, Gitter 6: 129 967 Zustände, einschließlich des Anfangszustands",
  "9 × 9, board 7: 7,758 states, including the initial state":
    "9 × 9, Gitter 7: 7 758 Zustände, einschließlich des Anfangszustands",
  "9 × 9, board 8: 13,175 states, including the initial state":
    "9 × 9, Gitter 8: 13 175 Zustände, einschließlich des Anfangszustands",
  "9 × 9, board 9: 68,448 states, including the initial state":
    "9 × 9, Gitter 9: 68 448 Zustände, einschließlich des Anfangszustands",
  "9 × 9, board 0: 323 states, including the initial state":
    "9 × 9, Gitter 0: 323 Zustände, einschließlich des Anfangszustands",
  "9 × 9, board 1: 194 states, including the initial state":
    "9 × 9, Gitter 1: 194 Zustände, einschließlich des Anfangszustands",
  "9 × 9, board 2: 1,053 states, including the initial state":
    "9 × 9, Gitter 2: 1 053 Zustände, einschließlich des Anfangszustands",
  "9 × 9, board 3: 317 states, including the initial state":
    "9 × 9, Gitter 3: 317 Zustände, einschließlich des Anfangszustands",
  "9 × 9, board 4: 56 states, including the initial state":
    "9 × 9, Gitter 4: 56 Zustände, einschließlich des Anfangszustands",
  "9 × 9, board 5: 856 states, including the initial state":
    "9 × 9, Gitter 5: 856 Zustände, einschließlich des Anfangszustands",
  "9 × 9, board 6: 715 states, including the initial state":
    "9 × 9, Gitter 6: 715 Zustände, einschließlich des Anfangszustands",
  "9 × 9, board 7: 998 states, including the initial state":
    "9 × 9, Gitter 7: 998 Zustände, einschließlich des Anfangszustands",
  "9 × 9, board 8: 82 states, including the initial state":
    "9 × 9, Gitter 8: 82 Zustände, einschließlich des Anfangszustands",
  "9 × 9, board 9: 233 states, including the initial state":
    "9 × 9, Gitter 9: 233 Zustände, einschließlich des Anfangszustands",
  "16 × 16, board 2, heuristics not stated, 553,087 states without inference: 1,231 states, including the initial state":
    "16 × 16, Gitter 2, Heuristiken nicht genannt, 553 087 Zustände ohne Inferenz: 1 231 Zustände, einschließlich des Anfangszustands",
  "16 × 16, board 2, heuristics not stated, 10.3 s without inference":
    "16 × 16, Gitter 2, Heuristiken nicht genannt, 10,3 s ohne Inferenz",
  "16 × 16, board 0: 212 states, including the initial state":
    "16 × 16, Gitter 0: 212 Zustände, einschließlich des Anfangszustands",
  "16 × 16, board 1: 1 states, including the initial state":
    "16 × 16, Gitter 1: 1 Zustand, der Anfangszustand",
  "16 × 16, board 2: 1 states, including the initial state":
    "16 × 16, Gitter 2: 1 Zustand, der Anfangszustand",
  "16 × 16, board 3: 1 states, including the initial state":
    "16 × 16, Gitter 3: 1 Zustand, der Anfangszustand",
  "16 × 16, board 4: 1 states, including the initial state":
    "16 × 16, Gitter 4: 1 Zustand, der Anfangszustand",
  "16 × 16, board 5: 1 states, including the initial state":
    "16 × 16, Gitter 5: 1 Zustand, der Anfangszustand",
  "16 × 16, board 6: 1 states, including the initial state":
    "16 × 16, Gitter 6: 1 Zustand, der Anfangszustand",
  "16 × 16, board 7: 1 states, including the initial state":
    "16 × 16, Gitter 7: 1 Zustand, der Anfangszustand",
  "16 × 16, board 8: 7,023,315 states, including the initial state":
    "16 × 16, Gitter 8: 7 023 315 Zustände, einschließlich des Anfangszustands",
  "16 × 16, board 9: 3,469 states, including the initial state":
    "16 × 16, Gitter 9: 3 469 Zustände, einschließlich des Anfangszustands",
  "16 × 16, board 10: 223 states, including the initial state":
    "16 × 16, Gitter 10: 223 Zustände, einschließlich des Anfangszustands",
  "16 × 16, board 11: 1 states, including the initial state":
    "16 × 16, Gitter 11: 1 Zustand, der Anfangszustand",
  "16 × 16, board 12: 1 states, including the initial state":
    "16 × 16, Gitter 12: 1 Zustand, der Anfangszustand",
  "16 × 16, board 8, the hardest": "16 × 16, Gitter 8, das schwerste",
  "mean of 49,151 puzzles with 17 givens, all solved":
    "Mittelwert von 49 151 Rätseln mit 17 Vorgaben, alle gelöst",
  "the longest of them": "das Rätsel mit der längsten Zeit",
  "mean over all boards; below 8 on average on very hard ones":
    "Mittelwert über alle Gitter; bei sehr schweren Gittern im Mittel unter 8",
  "mean over all boards; 87.81 until solved or no longer improving":
    "Mittelwert über alle Gitter; 87,81 Generationen, bis das Gitter gelöst ist oder nicht mehr besser wird",
  "mean over all boards": "Mittelwert über alle Gitter",
  "mean over all boards; the text says 262.26":
    "Mittelwert über alle Gitter; der Text nennt 262,26",
  "this project": "dieses Projekt",
  "difficulty 0.0, solved": "Schwierigkeit 0,0, gelöst",
  "difficulty 2.0, not solved": "Schwierigkeit 2,0, nicht gelöst",
  "mean at difficulty 0.0, solved": "Mittelwert bei Schwierigkeit 0,0, gelöst",
  "mean at difficulty 2.0, not solved": "Mittelwert bei Schwierigkeit 2,0, nicht gelöst",
};
