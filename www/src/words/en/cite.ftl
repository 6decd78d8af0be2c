### How something of the page is cited.

cite = How to cite it
citeIntro = Name the version, since runs are equal within a version only; and the sources that this page names.
copy = Copy
copied = Copied.
notCopied = The browser does not let it be copied: select the text.
# $name text, $kind text, $version text, $address text
cited = “{ $name }” ({ $kind }), Sudoku Lab { $version }, The Sudoku Lab authors. { $address }
