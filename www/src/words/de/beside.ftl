runOnChange = Bei Änderung starten
clears = Eine Änderung leert das Rennen; „Start“ führt das Rennen mit den neuen Einstellungen aus.
runOnChangeHelp = Nach jeder Änderung neu starten
