nothingPlays = Diese Ansicht hat keinen Lauf zum Abspielen.
nothingRaces = Diese Ansicht hat kein Rennen.
noStep = Ein Schritt muss eine ganze Zahl sein.
noAddress = Eine Adresse muss mit # beginnen.
tooMany = Zu viele Aufrufe warten auf eine Antwort.
lockedAll = Das Rätsel, die Bahnen und ihre Einstellungen sind hier gesperrt.
locked = Hier gesperrt: { $parts }.
