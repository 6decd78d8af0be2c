### Explanations of terms, which the page inserts behind the first use of a term in a longer text.

# The forms of the term, separated by commas.
house_one_forms = house
house_one_meaning = row, column or box
# The forms of the term, separated by commas.
house_several_forms = houses
house_several_meaning = rows, columns or boxes
