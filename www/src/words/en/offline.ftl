### What is said when the page was brought up to date.

newer = A new version of this page is available. Reload to use it: your setup stays, but runs and results are lost. Until then this version keeps working.
reload = Reload
