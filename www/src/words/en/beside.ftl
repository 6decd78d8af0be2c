### What is said of a lane's settings beside it, once they are fetched.

runOnChange = Run on change
clears = A change clears the race; press Race to run the race with the new settings.
runOnChangeHelp = Race again after each change
