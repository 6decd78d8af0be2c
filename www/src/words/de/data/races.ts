/** Fertige Rennen. */
export const texts: Readonly<Record<string, string>> = {
  "A first race.title": "Ein erstes Rennen",
  "A first race.note": "Suche, Logik, Relaxation und Evolution an einem Rätsel.",
  "A first race.before": "Zwei von ihnen fahren sich fest: auf ihre Konflikte achten.",
  "Orders of backtracking.title": "Reihenfolgen beim Backtracking",
  "Orders of backtracking.note":
    "Eine Suche, vier Reihenfolgen der Zellen, jede mit weniger Knoten als die vorige: Zeile für Zeile, das vollste Haus, die wenigsten Kandidaten, Zellen und Plätze.",
  "Berggren & Nilsson 2012: rules or search.title": "Berggren & Nilsson 2012: Regeln oder Suche",
  "Berggren & Nilsson 2012: rules or search.note":
    "Eines der Rätsel mit 17 Vorgaben aus der Abschlussarbeit. Deren Regeln raten, wo sie enden, und versuchen weniger Ziffern als ihr Backtracking; die Regeln der Entwürfe raten nicht und fahren sich fest.",
  "Berggren & Nilsson 2012: three solvers, 46 givens.title":
    "Berggren & Nilsson 2012: drei Löser, 46 Vorgaben",
  "Berggren & Nilsson 2012: three solvers, 46 givens.note":
    "Alle drei Löser der Abschlussarbeit an einem Rätsel, das so leicht ist, wie ihre Boltzmann-Maschine es braucht. Alle lösen es; die Maschine ist in den meisten Durchläufen zu heiß, um etwas zu lösen.",
  "Berggren & Nilsson, drafts: four families.title": "Berggren & Nilsson, Entwürfe: vier Familien",
  "Berggren & Nilsson, drafts: four families.note":
    "Wortgetreu. Wenn alle ihre Einheiten zugleich schalten, schwingt die Boltzmann-Maschine hin und her: Mit der Voreinstellung „Abgekühlt“ löst sie das Rätsel.",
  "Zannini 2022: difficulty 0.0.title": "Zannini 2022: Schwierigkeit 0,0",
  "Zannini 2022: difficulty 0.0.note":
    "Die Klasse, bei der das Relaxation Labeling der Studie gelingt: 48 leere Zellen. Es strebt zur Lösung; die am stärksten eingeschränkte Zelle zuerst zu nehmen, braucht keinen Rücksprung.",
  "Zannini 2022: difficulty 2.1.title": "Zannini 2022: Schwierigkeit 2,1",
  "Zannini 2022: difficulty 2.1.note":
    "Eine Klasse, bei der es misslingt, wie in der Studie bei 2,0: Die Relaxation hält in einem Zustand, der jeder Zelle stimmig erscheint, und hat nichts Geratenes zurückzunehmen. Die Suche geht weiter.",
  "Where relaxation stalls.title": "Wo Relaxation sich festfährt",
  "Where relaxation stalls.note":
    "Ein Rätsel der Schwierigkeit 2,1 aus Radcliffes Sammlung. Relaxation Labeling hält mit Fehlern an. Divide and Concur benutzt auch keine Logik, aber Fehler können es nicht festhalten: Seine Lücke wandert, dann schließt sie sich.",
  "Stuck, or in chaos.title": "Festgefahren oder im Chaos",
  "Stuck, or in chaos.note":
    "Ein Rätsel der Schwierigkeit 2,1 aus Radcliffes Sammlung. Relaxation Labeling fährt sich fest. Im Fluss drückt immer stärker, was nicht erfüllt ist: Er irrt chaotisch umher und läuft dann mit einem Mal in die Lösung. Das Aufspalten braucht weniger Schritte als das Verfahren von Runge und Kutta.",
  "Messages, damped and undamped.title": "Nachrichten, gedämpft und ungedämpft",
  "Messages, damped and undamped.note":
    "Relaxation Labeling fährt sich fest. Nachrichten wissen mehr, aber ungedämpft schwingen sie endlos. Gedämpft kommen sie in der Lösung zur Ruhe, und ebenso die ganzer Häuser.",
  "Hughes & Yampolskiy 2013: 36 givens.title": "Hughes & Yampolskiy 2013: 36 Vorgaben",
  "Hughes & Yampolskiy 2013: 36 givens.note":
    "Sehr leicht, 36 Vorgaben: Vier von zehn Startwerten lösen dieses mit Schwarm. Ein Lauf sagt wenig; daher ein Rennen über zehn Startwerte, wie in der Studie.",
  "Hughes & Yampolskiy 2013: 34 givens.title": "Hughes & Yampolskiy 2013: 34 Vorgaben",
  "Hughes & Yampolskiy 2013: 34 givens.note":
    "Leicht, 34 Vorgaben: Zwei von zehn Startwerten lösen dieses mit Schwarm. Am besten ein Rennen über zehn Startwerte, wie in der Studie.",
  "Hughes & Yampolskiy 2013: 30 givens.title": "Hughes & Yampolskiy 2013: 30 Vorgaben",
  "Hughes & Yampolskiy 2013: 30 givens.note":
    "Mittel, 30 Vorgaben: Die Studie löste solche Gitter „gelegentlich“. Keiner von zehn Startwerten löst dieses mit Schwarm.",
  "Hughes & Yampolskiy 2013: 19 givens.title": "Hughes & Yampolskiy 2013: 19 Vorgaben",
  "Hughes & Yampolskiy 2013: 19 givens.note":
    "Schwer, 19 Vorgaben: Kein Startwert kommt auch nur nahe. Die Kurven zeigen, wie früh sich beide nicht mehr verbessern.",
  "Hughes & Yampolskiy 2013: 17 givens.title": "Hughes & Yampolskiy 2013: 17 Vorgaben",
  "Hughes & Yampolskiy 2013: 17 givens.note":
    "Sehr schwer, 17 Vorgaben: Die Studie endet hier mit weniger als 8 Konflikten; zehn Startwerte im Mittel auch.",
  "Bred, or bred and repaired.title": "Gezüchtet, oder gezüchtet und ausgebessert",
  "Bred, or bred and repaired.note":
    "Das Gitter mit 19 Vorgaben, an dem sich der genetische Algorithmus festfährt. Die Tabusuche bessert jedes Kind aus und löst es; das gelingt ihr auch ohne Züchten.",
  "Frozen, or heated again.title": "Erstarrt, oder wieder geheizt",
  "Frozen, or heated again.note":
    "„AI Escargot“. Die Boltzmann-Maschine erstarrt hier; sie löst es mit 6 von 20 Startwerten. Das simulierte Abkühlen erstarrt auch, wird aber wieder geheizt, bis es das Rätsel löst; bei einer festen Temperatur muss nicht geheizt werden. Beide lösen es mit allen 20 Startwerten: Mediane von 49.333 und 30.035 Durchläufen unterscheiden sich nicht signifikant (Rangsummentest, p = 0,08).",
  "The trap of sensible swaps.title": "Die Falle der vernünftigen Tausche",
  "The trap of sensible swaps.note":
    "Ein leichtes Rätsel. Tausche, die in beide Zellen Kandidaten bringen, scheinen vernünftig, aber die meisten von zehn Startwerten kommen mit ihnen nie an: Von ihrem Anfang aus führen keine solchen Tausche zur Lösung. Mit beliebigen kommen alle an.",
  "Ants that forget, and ants that do not.title":
    "Ameisen, die vergessen, und solche, die es nicht tun",
  "Ants that forget, and ants that do not.note":
    "„Platinum Blonde“. Wo das beste Gitter nie verdunstet, sammeln sich die Ameisen um eines, das sie nicht vollenden können. Die es vergessen, lösen das Rätsel, und die ohne Pheromon auch: Bei 9×9 genügen Glück und Singles.",
  "Nilli 2015: from brute force to inference.title": "Nilli 2015: von roher Gewalt zum Schließen",
  "Nilli 2015: from brute force to inference.note":
    "Vom Versuchen jeder Ziffer über Wertebereiche (dieselben Knoten, jeder mit weniger Arbeit) und den kleinsten Wertebereich zuerst zum Schließen vor der Suche.",
  "The quick ones.title": "Die Schnellen",
  "The quick ones.note":
    "Die schnellsten Löser hier, an einem Rätsel, das für Menschen und für einfache Suche schwer ist.",
  "A large board.title": "Ein großes Gitter",
  "A large board.note":
    "Sechzehn Ziffern: wie weit Regeln reichen, und was eine gute Wahl der nächsten Zelle wert ist.",
};
