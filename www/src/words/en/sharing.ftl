### Sharing a race: embed code, links and pictures.

help = Choose what your page shows, then copy the code. You need neither an account nor a server.
form = What to show
shown = Visible parts
compact = Compact
compactHelp = Only boards, controls, curve and verdict
# $count digits
hide =
    { $count ->
        [0] Hide parts…
       *[other] Hidden parts: { $count }
    }
parts_header = Header
parts_puzzle = Puzzle
parts_setup = Setup
parts_transport = Controls
parts_boards = Boards
parts_counters = Counters
parts_verdict = Verdict
parts_curves = Curves
parts_finish = Results
parts_papers = Results in the papers
parts_code = Pseudo-code
parts_links = Links
lock = Readers can change
themes_light = Light
themes_dark = Dark
themes_contrast = High contrast
theirLanguage = Language of the reader’s browser
size = Size (pixels)
start = Start and end
autoplay = Start automatically
numbers_width = Width
numbers_height = Height
numbers_from = First step
numbers_to = Last step
numbers_maxSeconds = Stop after (seconds)
fullWidth = full
first = first
last = last
noLimit = no limit
preview = Preview
# $title text
previewOf = Preview of { $title }
forms = Kind of code
kinds_frame_name = Frame
kinds_frame_code = HTML
kinds_frame_help = HTML for any web page or course page. If the page sets a sandbox, the sandbox must allow scripts and the same origin.
kinds_element_name = Element
kinds_element_code = HTML with a script
kinds_element_help = HTML for pages that may load a script. The frame adjusts its own height, and your page can control the frame. Where the script does not run, the picture below is shown: save this picture in the folder of your page.
kinds_link_name = Link
kinds_link_code = Link
kinds_link_help = Opens this view in a new tab.
kinds_markdown_name = Markdown
kinds_markdown_code = Markdown
kinds_markdown_help = Markdown for a picture that links to this view. Save the picture shown below in the folder of your Markdown file.
kinds_latex_name = LaTeX
kinds_latex_code = LaTeX
kinds_latex_help = LaTeX for a figure that links to this view. Save the PNG shown below in the folder of your LaTeX file.
kinds_qr_name = QR code
kinds_qr_help = A code for slides and paper that opens this view on a phone.
kinds_figure_name = Picture
kinds_figure_help = A picture for print, or for pages that accept only pictures.
qrOf = QR code of the link
qrTooLong = This link is too long for a QR code. Use a shorter link or the embed code of a frame.
# $name text
save = Save { $name }
noPng = This browser could not make the PNG. Save the SVG.
# In ASCII only, because the encoding of the course page is not known.
# $view text
frame = Sudoku Lab: { $view }
copy = Copy the code
# In the menu: copies the code of a frame with the options last chosen.
copyFrame = Copy embed code
# In the menu: opens the dialog with these options.
embedOptions = Embed options, pictures, QR code
copied = Code copied
refused = The browser refused to copy. The code is selected: copy it yourself.
linkTitle = Copy the link yourself
linkHelp = The browser refused to copy. The link is selected: press Ctrl C (Cmd C on a Mac), or touch and hold it and choose Copy.
link = Link
locks_nothing = everything
locks_setup = start, speed and position
locks_all = nothing
themes_system = Theme of the reader’s system
