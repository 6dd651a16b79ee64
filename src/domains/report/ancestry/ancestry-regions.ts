import type { AreaView } from './ancestry-rules.ts'

/**
 * The world as squares: regions in their rough places, without borders or outlines. Six columns fit the
 * smallest phone with targets that a finger hits.
 */
const ROWS = 6

const places: Readonly<Record<string, readonly [row: number, column: number]>> = {
  北欧: [0, 0],
  东欧: [0, 1],
  北亚: [0, 3],
  北美: [0, 5],
  西欧: [1, 0],
  中亚: [1, 2],
  蒙古高原: [1, 3],
  东北: [1, 4],
  南欧: [2, 0],
  西亚: [2, 1],
  西北: [2, 2],
  华北: [2, 3],
  朝鲜半岛: [2, 4],
  日本列岛: [2, 5],
  北非: [3, 0],
  青藏高原: [3, 2],
  华中: [3, 3],
  南美: [3, 5],
  西非: [4, 0],
  东非: [4, 1],
  南亚: [4, 2],
  西南: [4, 3],
  华南: [4, 4],
  中南半岛: [5, 3],
  南洋群岛: [5, 4],
  大洋洲: [5, 5],
}

export const regions: readonly string[] = Object.keys(places)

/** Broader region names that laboratories use, and the tile they belong to. */
const wider = new Map([
  ['东亚', '华北'],
  ['东南亚', '中南半岛'],
  ['欧洲', '西欧'],
  ['非洲', '东非'],
  ['美洲', '北美'],
  ['西伯利亚', '北亚'],
  ['日本', '日本列岛'],
])

const ELSEWHERE = '其他'

export const regionOf = (area: string): string => (regions.includes(area) ? area : (wider.get(area) ?? ELSEWHERE))

export interface Tile {
  /** The name of its largest area, else of the region. */
  name: string
  row: number
  column: number
  /** The areas in this tile, the largest first; empty when nothing was found there. */
  areas: AreaView[]
  /** 0 to 1: the tile's size relative to the largest. */
  size: number
}

const rateOf = (areas: readonly AreaView[]): number => areas.reduce((sum, { rate }) => sum + rate, 0)

/** All tiles with their areas; an area without a known region goes to the tile 其他. */
export function tilesOf(areas: readonly AreaView[]): Tile[] {
  const inside = (name: string) => areas.filter((area) => regionOf(area.name) === name)
  const known = Object.entries(places).map(([name, [row, column]]) => ({ name, row, column, areas: inside(name) }))
  const rest = inside(ELSEWHERE)
  const all = rest.length > 0 ? [...known, { name: ELSEWHERE, row: ROWS - 1, column: 0, areas: rest }] : known
  const most = Math.max(...all.map((tile) => rateOf(tile.areas)), Number.MIN_VALUE)
  return all.map((tile) => ({
    ...tile,
    name: tile.name === ELSEWHERE ? ELSEWHERE : (tile.areas[0]?.name ?? tile.name),
    // The area of a tile represents the share, so its side is the square root.
    size: Math.sqrt(rateOf(tile.areas) / most),
  }))
}

/** The selection after a tap on a tile: its areas one after the other, then none. */
export const nextInTile = ({ areas }: Pick<Tile, 'areas'>, selection: string | null): string | null =>
  areas[areas.findIndex(({ name }) => name === selection) + 1]?.name ?? null
