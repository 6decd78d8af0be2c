import { useState } from "react";

const puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

/** React 19 sets the properties of custom elements; `onfinish` listens to the event `finish`. */
export default function App() {
  const [said, setSaid] = useState("Not raced yet.");
  const tell = ({ detail }) => setSaid(detail.lanes.map(({ name, outcome }) => `${name}: ${outcome}`).join(", "));
  return (
    <>
      <script async src="https://lab.example/embed.js" />
      <sudoku-lab puzzle={puzzle} algorithms="backtracking,rules" onfinish={tell} />
      <output>{said}</output>
    </>
  );
}
