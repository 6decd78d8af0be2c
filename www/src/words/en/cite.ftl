### Citations of the page, its algorithms and its techniques.

cite = How to cite
citeIntro = Cite the version, because runs are reproducible only within one version. Also cite the sources listed on this page.
copy = Copy
copied = Copied.
notCopied = The browser refused to copy: select the text and copy it yourself.
# $name text, $kind text, $version text, $address text
cited = “{ $name }” ({ $kind }), Sudoku Lab { $version }, The Sudoku Lab authors. { $address }
