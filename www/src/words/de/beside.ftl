runOnChange = Bei Änderung starten
clears = Eine Änderung setzt das Rennen zurück; „Start“ beginnt das Rennen mit den neuen Einstellungen.
runOnChangeHelp = Nach jeder Änderung neu starten
