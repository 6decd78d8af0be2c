papers = Ergebnisse in den Studien
papersHelp = Andere Rätsel und andere Rechner: Vergleichbar ist nur die Größenordnung.
papersColumns_of = Maß
papersColumns_paper = Studie
papersColumns_here = Dieser Lauf
papersColumns_note = Rätsel der Studie
