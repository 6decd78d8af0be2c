newer = Von dieser Seite gibt es eine neue Version. Neu laden, um sie zu benutzen. Die Einstellungen bleiben erhalten, Läufe und Ergebnisse gehen verloren. Bis zum Neuladen arbeitet diese Version weiter.
reload = Neu laden
