### The last line of a printed page.

# $page text, $version text, $day text
printed = { $page }, { $version }, printed { $day }
