### The notice that a newer version of the page is available.

newer = A new version of this page is available. Reload to use it. Your setup is kept, but runs and results are lost. Until you reload, this version keeps working.
reload = Reload
