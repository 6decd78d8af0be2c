### How something of the page is cited.

cite = How to cite
citeIntro = Name the version, because runs are reproducible only within a version, and the sources on this page.
copy = Copy
copied = Copied.
notCopied = The browser refused to copy: select the text and copy it yourself.
# $name text, $kind text, $version text, $address text
cited = “{ $name }” ({ $kind }), Sudoku Lab { $version }, The Sudoku Lab authors. { $address }
