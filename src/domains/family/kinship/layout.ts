import { wordFor } from '#/shared/lib/words.ts'
import { byAge, change, type Family, type Person, type Step } from './graph.ts'

/** The layout of a family tree: one row for each generation. Pure and deterministic; in px from the top left corner. */

export const CARD = { width: 92, height: 108 }
const GAP = { person: 20, couple: 8, level: 60 }
const LEVEL = CARD.height + GAP.level
/** Rounds of moving people towards their parents and children; further rounds have no visible effect. */
const ROUNDS = 6

export interface PlacedPerson {
  id: string
  x: number
  y: number
  /** 0 is my own generation, -1 is the generation of my parents. */
  generation: number
}

export interface Layout {
  placed: ReadonlyMap<string, PlacedPerson>
  width: number
  height: number
}

/** People of one generation side by side: a couple, or a person with former spouses. */
interface Block {
  people: readonly string[]
  width: number
  x: number
}

/** The generation of everybody connected with `me`, nearest first. In contradictory data, the shortest path decides. */
export function generationsOf({ people, neighbours }: Family, me: string): Map<string, number> {
  const found = new Map<string, number>(people.has(me) ? [[me, 0]] : [])
  for (const [id, generation] of found)
    for (const next of neighbours.get(id) ?? [])
      if (!found.has(next.id)) found.set(next.id, generation + change[next.step])
  return found
}

const widthOf = (count: number): number => count * CARD.width + (count - 1) * GAP.couple

/**
 * A man is to the left of his wife. In larger groups, the person with most spouses is in the middle, and further
 * spouses of these spouses are further out, so that couples are neighbours and children are below their own parents.
 */
function sideBySide(ids: readonly string[], family: Family): string[] {
  const people = ids.flatMap((id) => family.people.get(id) ?? [])
  const [first, second] = people
  if (people.length === 2 && first && second)
    return first.gender === 'FEMALE' && second.gender !== 'FEMALE' ? [second.id, first.id] : [first.id, second.id]
  const spousesOf = (id: string): Person[] =>
    people.filter((other) =>
      (family.neighbours.get(id) ?? []).some((next) => next.step === 'spouse' && next.id === other.id),
    )
  const most = (one: Person, other: Person) => spousesOf(other.id).length - spousesOf(one.id).length
  const [shared] = [...people].sort((one, other) => most(one, other) || byAge(one, other))
  if (!shared) return []
  const seen = new Set([shared.id])
  const outwards = (id: string): string[] => {
    if (seen.has(id)) return []
    seen.add(id)
    return [id, ...spousesOf(id).flatMap((next) => outwards(next.id))]
  }
  const spouses = spousesOf(shared.id).sort(byAge)
  const half = Math.ceil(spouses.length / 2)
  const left = spouses.slice(0, half).flatMap(({ id }) => outwards(id).reverse())
  const right = spouses.slice(half).flatMap(({ id }) => outwards(id))
  const row = [...left, shared.id, ...right]
  // The group begins with the person whose family is furthest to the left.
  return row.indexOf(ids[0] ?? '') > (row.length - 1) / 2 ? row.reverse() : row
}

/** Blocks of a generation in the order in which their first person was found. */
function blocksOf(ids: readonly string[], family: Family): Block[] {
  const left = new Set(ids)
  return ids.flatMap((first) => {
    if (!left.delete(first)) return []
    const together = [first]
    for (const id of together)
      for (const { id: spouse, step } of family.neighbours.get(id) ?? [])
        if (step === 'spouse' && left.delete(spouse)) together.push(spouse)
    return [{ people: sideBySide(together, family), width: widthOf(together.length), x: 0 }]
  })
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

type Centres = Map<string, number>

const offsetIn = (index: number): number => index * (CARD.width + GAP.couple) + CARD.width / 2

function note(blocks: readonly Block[], centres: Centres): void {
  for (const { people, x } of blocks) for (const [index, id] of people.entries()) centres.set(id, x + offsetIn(index))
}

/**
 * The desired left edge of a block: below its parents (`up`) or above its children (`down`); without parents or
 * children, its current left edge.
 */
function wish(block: Block, step: Step, family: Family, centres: Centres): number {
  const wishes = block.people.flatMap((id, index) => {
    const near = (family.neighbours.get(id) ?? []).flatMap((next) =>
      next.step === step ? (centres.get(next.id) ?? []) : [],
    )
    return near.length > 0 ? [mean(near) - offsetIn(index)] : []
  })
  return wishes.length > 0 ? mean(wishes) : block.x
}

interface Run {
  sum: number
  count: number
}

/** Moves blocks as near to their wishes as their order and widths allow, without overlap (isotonic regression). */
function settle(blocks: readonly Block[], wishes: readonly number[]): void {
  const runs: Run[] = []
  let before = 0
  const starts = blocks.map(({ width }) => {
    const start = before
    before += width + GAP.person
    return start
  })
  for (const [index, start] of starts.entries()) {
    let run = { sum: (wishes[index] ?? 0) - start, count: 1 }
    for (let last = runs.at(-1); last && last.sum / last.count >= run.sum / run.count; last = runs.at(-1)) {
      runs.pop()
      run = { sum: last.sum + run.sum, count: last.count + run.count }
    }
    runs.push(run)
  }
  const bases = runs.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
  for (const [index, block] of blocks.entries()) block.x = (bases[index] ?? 0) + (starts[index] ?? 0)
}

/** Moves the blocks of a generation towards a neighbouring generation: first orders them, then places them. */
function approach(blocks: Block[], step: Step, family: Family, centres: Centres): void {
  const wished = new Map(blocks.map((block) => [block, wish(block, step, family, centres)]))
  const middle = (block: Block) => (wished.get(block) ?? 0) + block.width / 2
  blocks.sort((one, other) => middle(one) - middle(other))
  settle(
    blocks,
    blocks.map((block) => wished.get(block) ?? 0),
  )
  note(blocks, centres)
}

/** Relatives by marriage are further out than all other relatives. */
const IN_LAWS = 1000

/**
 * The initial side of each person: left of me (below 0) or right of me, and further out with each step. The father's
 * family is on the left, the mother's on the right. My siblings are on the side opposite to my spouse, and the spouse's
 * family is on the outer side of the spouse. Lines then rarely cross.
 */
function sidesOf(family: Family, me: string): Map<string, number> {
  const away = family.people.get(me)?.gender === 'FEMALE' ? 1 : -1
  const found = new Map<string, { side: number; steps: Step[]; far: number }>([[me, { side: 0, steps: [], far: 0 }]])
  for (const [id, { side, steps, far }] of found)
    for (const next of family.neighbours.get(id) ?? []) {
      if (found.has(next.id)) continue
      const way = [...steps, next.step]
      const parents = family.people.get(next.id)?.gender === 'FEMALE' ? 1 : -1
      // By the steps from me to the person: `up,down` (to a parent, then to a child) is a brother or sister.
      const sides: Record<string, number> = { up: parents, spouse: -away * IN_LAWS, 'up,down': away }
      found.set(next.id, { side: wordFor(sides, way.join()) ?? side, steps: way, far: far + 1 })
    }
  return new Map([...found].map(([id, { side, far }]) => [id, side + Math.sign(side) * far]))
}

/** Computes the places of all people in `shown` who are connected with `me`. */
export function layoutOf(family: Family, me: string, shown: ReadonlySet<string>): Layout {
  const generations = generationsOf(family, me)
  const levels = new Map<number, string[]>()
  for (const [id, generation] of generations)
    if (shown.has(id)) levels.set(generation, [...(levels.get(generation) ?? []), id])
  const order = [...levels.keys()].sort((one, other) => one - other)
  const sides = sidesOf(family, me)
  const bySide = (one: string, other: string) => (sides.get(one) ?? 0) - (sides.get(other) ?? 0)
  const rows = order.map((level) => blocksOf((levels.get(level) ?? []).sort(bySide), family))
  const centres: Centres = new Map()
  for (const blocks of rows) {
    settle(
      blocks,
      blocks.map(() => 0),
    )
    note(blocks, centres)
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const blocks of rows.slice(1)) approach(blocks, 'up', family, centres)
    for (const blocks of [...rows].reverse().slice(1)) approach(blocks, 'down', family, centres)
  }
  return placesOf(rows, order)
}

function placesOf(rows: readonly (readonly Block[])[], order: readonly number[]): Layout {
  const blocks = rows.flat()
  const first = Math.min(...blocks.map(({ x }) => x))
  const placed = new Map<string, PlacedPerson>()
  for (const [row, level] of rows.entries())
    for (const { people, x } of level)
      for (const [index, id] of people.entries())
        placed.set(id, {
          id,
          x: Math.round(x - first + offsetIn(index) - CARD.width / 2),
          y: row * LEVEL,
          generation: order[row] ?? 0,
        })
  return {
    placed,
    width: Math.max(0, ...[...placed.values()].map(({ x }) => x + CARD.width)),
    height: Math.max(0, rows.length * LEVEL - GAP.level),
  }
}
