part = Dieser Teil der Seite wurde durch einen Fehler angehalten. Der Rest der Seite funktioniert weiter.
unhandled = Auf dieser Seite ist ein Fehler aufgetreten. Die letzte Aktion wurde möglicherweise nicht ausgeführt; alles andere funktioniert weiter.
copy = Fehlerbericht kopieren
copied = Der Fehlerbericht wurde kopiert.
notCopied = Der Browser hat das Kopieren verweigert. Der Fehlerbericht steht unter „Einzelheiten“.
