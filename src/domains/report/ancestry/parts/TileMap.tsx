import { percentText } from '../ancestry-rules.ts'
import { nextInTile, type Tile, tilesOf } from '../ancestry-regions.ts'
import type { Selecting } from './AreaList.tsx'
import './ancestry.css'

function Found({ tile, selection, onSelect }: { tile: Tile } & Omit<Selecting, 'view'>) {
  const rate = tile.areas.reduce((sum, area) => sum + area.rate, 0)
  const on = tile.areas.some(({ name }) => name === selection)
  return (
    <button
      type="button"
      className="tile-place"
      aria-pressed={on}
      onClick={() => onSelect(nextInTile(tile, selection))}
    >
      <i style={{ transform: `scale(${Math.max(0.25, tile.size)})`, background: tile.areas[0]?.colour }} />
      {tile.name}
      <span className="sr-only">，{percentText(rate)}</span>
    </button>
  )
}

/** Regions as squares in their rough places: the larger the square, the larger the share. */
export function TileMap({ view, selection, onSelect }: Selecting) {
  return (
    <>
      <ul className="tile-map" aria-label="各区域的位置与比例">
        {tilesOf(view.areas).map((tile) => (
          <li key={`${tile.row}-${tile.column}`} style={{ gridArea: `${tile.row + 1} / ${tile.column + 1}` }}>
            {tile.areas.length > 0 ? (
              <Found tile={tile} selection={selection} onSelect={onSelect} />
            ) : (
              <span className="tile-place" aria-hidden="true">
                <i style={{ transform: 'scale(0.25)' }} />
                {tile.name}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="muted">方块只表示大致方位，不是地图；方块越大，比例越高。</p>
    </>
  )
}
