import type { Family } from '../kinship/graph.ts'
import { CARD, type Layout, type PlacedPerson } from '../kinship/layout.ts'

/** Lines of a family: bars between spouses, elbows from parents to children; in px from the top left corner. */

export interface Line {
  key: string
  d: string
  /** The pairs of people whom the line connects. */
  pairs: readonly string[]
  /** Whether the line is for an adoption, or leads to an open place. */
  dashed: boolean
}

const RADIUS = 10
/** The range in which the horizontal part of an elbow may be, in px above the child's card. */
const LANES = { first: 14, last: 46 }

export const pairOf = (one: string, other: string): string => [one, other].sort().join('|')

const middleX = ({ x }: PlacedPerson): number => x + CARD.width / 2
const middleY = ({ y }: PlacedPerson): number => y + CARD.height / 2

function couplesIn(family: Family, { placed }: Layout): [PlacedPerson, PlacedPerson][] {
  const seen = new Set<string>()
  return [...placed.values()].flatMap((one) =>
    (family.neighbours.get(one.id) ?? []).flatMap(({ id, step }): [PlacedPerson, PlacedPerson][] => {
      const other = placed.get(id)
      if (step !== 'spouse' || !other || seen.has(pairOf(one.id, id))) return []
      seen.add(pairOf(one.id, id))
      return [one.x <= other.x ? [one, other] : [other, one]]
    }),
  )
}

/** The start of lines to children: a couple, or one parent. */
interface Source {
  key: string
  parents: readonly string[]
  x: number
  y: number
  children: PlacedPerson[]
}

const spousesOf = (family: Family, { id }: PlacedPerson): string[] =>
  (family.neighbours.get(id) ?? []).flatMap((next) => (next.step === 'spouse' ? [next.id] : []))

/**
 * The point where the lines of a couple to its children begin: between the two cards. If other cards are between them,
 * the point is at the card of the person with fewer spouses, because another person's card is in the middle. Null for
 * two people who are not a couple or are in different rows.
 */
function startOf(family: Family, [one, other]: readonly PlacedPerson[]): { x: number; y: number } | null {
  if (!one || !other || one.y !== other.y || !spousesOf(family, one).includes(other.id)) return null
  const apart = Math.abs(one.x - other.x) >= 2 * CARD.width
  if (!apart) return { x: (middleX(one) + middleX(other)) / 2, y: middleY(one) }
  const own = spousesOf(family, one).length < spousesOf(family, other).length ? one : other
  return { x: middleX(own), y: own.y + CARD.height }
}

function sourcesIn(family: Family, { placed }: Layout): Source[] {
  const sources = new Map<string, Source>()
  const add = (child: PlacedPerson, parents: readonly PlacedPerson[], { x, y }: { x: number; y: number }) => {
    const ids = parents.map(({ id }) => id).sort()
    const key = ids.join('|')
    const source = sources.get(key) ?? { key, parents: ids, x, y, children: [] }
    sources.set(key, { ...source, children: [...source.children, child] })
  }
  for (const child of placed.values()) {
    const ids = (family.neighbours.get(child.id) ?? []).flatMap(({ id, step }) => (step === 'up' ? [id] : []))
    const parents = ids.flatMap((id) => placed.get(id) ?? [])
    const start = parents.length === 2 ? startOf(family, parents) : null
    if (start) add(child, parents, start)
    else for (const parent of parents) add(child, [parent], { x: middleX(parent), y: parent.y + CARD.height })
  }
  return [...sources.values()]
}

/** Crossing lines of different parents get different heights. */
function laneOf(sources: readonly Source[]): Map<string, number> {
  const lanes = new Map<string, number>()
  const taken = new Map<number, { from: number; to: number }[][]>()
  const span = ({ x, children }: Source) => {
    const all = [x, ...children.map(middleX)]
    return { from: Math.min(...all), to: Math.max(...all) }
  }
  for (const source of [...sources].sort((one, other) => one.x - other.x)) {
    const level = source.children[0]?.y ?? 0
    const rows = taken.get(level) ?? []
    taken.set(level, rows)
    const { from, to } = span(source)
    const free = rows.findIndex((row) => row.every((other) => other.to < from || other.from > to))
    const lane = free < 0 ? rows.length : free
    rows[lane] = [...(rows[lane] ?? []), { from, to }]
    lanes.set(source.key, lane)
  }
  const most = new Map([...taken].map(([level, rows]) => [level, rows.length]))
  return new Map(
    sources.map((source) => {
      const count = most.get(source.children[0]?.y ?? 0) ?? 1
      const room = LANES.last - LANES.first
      const at = count === 1 ? room / 2 : ((lanes.get(source.key) ?? 0) * room) / (count - 1)
      return [source.key, LANES.last - at]
    }),
  )
}

/** From a parent or couple down to a child, with rounded corners; a straight line when the child is not below. */
function elbow(source: Source, child: PlacedPerson, lane: number): string {
  const [x, bus] = [middleX(child), child.y - lane]
  if (bus <= source.y) return `M${source.x} ${source.y}L${x} ${child.y + CARD.height / 2}`
  const aside = Math.abs(x - source.x)
  if (aside < 1) return `M${source.x} ${source.y}V${child.y}`
  const radius = Math.min(RADIUS, aside / 2)
  const way = x > source.x ? radius : -radius
  return (
    `M${source.x} ${source.y}V${bus - radius}Q${source.x} ${bus} ${source.x + way} ${bus}` +
    `H${x - way}Q${x} ${bus} ${x} ${bus + radius}V${child.y}`
  )
}

const isAdopted = (family: Family, child: string, parents: readonly string[]): boolean =>
  family.people.get(child)?.parents.some(({ id, bond }) => bond === 'adopted' && parents.includes(id)) === true

export function linesOf(family: Family, layout: Layout): Line[] {
  const bars = couplesIn(family, layout).map(([one, other]): Line => {
    const key = pairOf(one.id, other.id)
    return {
      key: `+${key}`,
      d: `M${middleX(one)} ${middleY(one)}L${middleX(other)} ${middleY(other)}`,
      pairs: [key],
      dashed: false,
    }
  })
  const sources = sourcesIn(family, layout)
  const lanes = laneOf(sources)
  const elbows = sources.flatMap((source) =>
    source.children.map((child): Line => ({
      key: `${source.key}>${child.id}`,
      d: elbow(source, child, lanes.get(source.key) ?? 0),
      pairs: source.parents.map((parent) => pairOf(parent, child.id)),
      dashed: isAdopted(family, child.id, source.parents),
    })),
  )
  return [...bars, ...elbows]
}

export const pairsOf = (ids: readonly string[]): ReadonlySet<string> =>
  new Set(ids.slice(1).map((id, index) => pairOf(ids[index] ?? '', id)))
