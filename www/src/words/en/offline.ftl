### The notice that a newer version of the page is available.

newer = A new version of this page is available. Reload to use it: your setup stays, but runs and results are lost. Until then this version keeps working.
reload = Reload
