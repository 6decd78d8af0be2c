papers = Ergebnisse in den Studien
papersHelp = Die Studie hat andere Rätsel und Rechner benutzt: Vergleichbar ist nur die Größenordnung.
papersColumns_of = Maß
papersColumns_paper = Studie
papersColumns_here = Dieser Lauf
papersColumns_note = Rätsel der Studie
