runOnChange = Bei Änderung starten
clears = Eine Änderung leert das Rennen; „Start“ beginnt das Rennen mit den neuen Einstellungen.
runOnChangeHelp = Nach jeder Änderung neu starten
