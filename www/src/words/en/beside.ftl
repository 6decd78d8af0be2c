### The panel with the settings of a lane, which is fetched when it is first opened.

runOnChange = Run on change
clears = Changing a setting clears the race; press Race to run the race with the new settings.
runOnChangeHelp = Race again after each change
