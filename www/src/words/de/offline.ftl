newer = Von dieser Seite gibt es eine neue Version. Neu laden, um sie zu benutzen: Die Einstellungen bleiben, Läufe und Ergebnisse gehen verloren. Bis dahin arbeitet diese Version weiter.
reload = Neu laden
