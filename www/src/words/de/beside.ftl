runOnChange = Bei Änderung starten
clears = Eine Änderung leert das Rennen; Start lässt es mit den neuen Einstellungen laufen.
runOnChangeHelp = Nach jeder Änderung neu starten
