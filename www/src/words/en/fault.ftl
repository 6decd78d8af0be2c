### Errors of the page itself, shown beside the report.

# In place of a part of the page that an error has stopped.
part = This part of the page stopped because of an error. The rest of the page keeps working.
# An error that no part of the page has handled.
unhandled = An error occurred on this page. Your last action may not have taken effect; everything else keeps working.
copy = Copy error report
copied = The error report was copied.
notCopied = The browser refused to copy. The error report is under “Details”.
