/** Images of the open view to save: a figure of the puzzle and the lanes, and a QR code of the link. */
import { useMemo } from "preact/hooks";
import { createNavigation, viewOf } from "../../lab/address/views";
import { fromGivens } from "../../play/position";
import { useSession } from "../../session/context";
import { createDocument } from "../../session/document";
import { download } from "../../ui/download";
import { showError } from "../../ui/notices";
import { Row } from "../../ui/Row";
import { drawingUrl, rasterize } from "../../ui/raster";
import { nameAt } from "../../views/race/names";
import { createRaceStore } from "../../views/race/store";
import { words } from "../../words/sharing";
import { FIGURE_FILE_NAME } from "./code";
import * as css from "./Embed.module.css";
import { renderFigure } from "./figure";
import { qr } from "./qr";

export function Qr({ address }: { readonly address: string }) {
  const drawing = useMemo(() => qr(address), [address]);
  if (drawing === null) return <p role="alert">{words.qrTooLong}</p>;
  return (
    <PictureDownload drawing={drawing} alt={words.qrOf} name={`${FIGURE_FILE_NAME}-qr`} scale={1} />
  );
}

interface FigureProps {
  readonly title: string;
  /** Whether the figure only accompanies the code. Defaults to false. */
  readonly small?: boolean;
}

export function StaticFigure({ title, small = false }: FigureProps) {
  const session = useSession();
  const { view, keysOf } = session.get(createNavigation);
  const { lanes } = session.get(createRaceStore);
  const { puzzle } = session.get(createDocument);
  const open = viewOf(view.value);
  const { id, words: texts } = open;
  const names =
    id === "race" ? lanes.value.map((_, index) => nameAt(session, index)) : [texts.tagline];
  const board = keysOf(open).some((key) => key.names.includes("p")) ? puzzle.value : null;
  const drawing = useMemo(
    () =>
      renderFigure({
        title,
        lines: names,
        position: board && fromGivens(board.givens, board.box),
      }),
    [title, names.join("\n"), board],
  );
  return (
    <PictureDownload
      drawing={drawing}
      alt={title}
      name={FIGURE_FILE_NAME}
      scale={2}
      small={small}
    />
  );
}

interface Props {
  readonly drawing: string;
  readonly alt: string;
  readonly name: string;
  /** Pixels of the PNG per unit of the drawing. */
  readonly scale: number;
  readonly small?: boolean;
}

function PictureDownload({ drawing, alt, name, scale, small = false }: Props) {
  async function savePng() {
    try {
      download(await rasterize(drawing, scale), `${name}.png`);
    } catch {
      showError(words.noPng);
    }
  }
  const svg = () => download(new Blob([drawing], { type: "image/svg+xml" }), `${name}.svg`);
  return (
    <div class={small ? `${css.picture} ${css.small}` : css.picture}>
      <img src={drawingUrl(drawing)} alt={alt} />
      <Row tools>
        <button type="button" onClick={svg}>
          {words.save(`${name}.svg`)}
        </button>
        <button type="button" onClick={() => void savePng()}>
          {words.save(`${name}.png`)}
        </button>
      </Row>
    </div>
  );
}
