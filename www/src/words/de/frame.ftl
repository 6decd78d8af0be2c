nothingPlays = Diese Ansicht hat nichts abzuspielen.
nothingRaces = Diese Ansicht hat kein Rennen.
noStep = Ein Schritt ist eine ganze Zahl.
noAddress = Eine Adresse beginnt mit #.
tooMany = Zu viele Aufrufe warten auf eine Antwort.
lockedAll = Was hier läuft, ist gesperrt: das Rätsel, die Bahnen und ihre Einstellungen.
locked = Hier gesperrt: { $parts }.
