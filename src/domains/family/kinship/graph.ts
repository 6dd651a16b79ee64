/** A family as a graph of parents and couples. Contradictory data is kept, such as two fathers or a cycle. */

export type Gender = 'MALE' | 'FEMALE' | null

export type Bond = 'birth' | 'adopted'

export interface Person {
  id: string
  gender: Gender
  /** `1990-05-01`; null when unknown. */
  birthday: string | null
  parents: readonly { id: string; bond: Bond }[]
  /** Spouses, including former spouses. */
  spouses: readonly string[]
}

/**
 * Whether two people are divorced. A backend sends only the present spouse of each person. So two people are divorced
 * if the first names the second as spouse, but the second names somebody else.
 */
export function isFormer(one: Person, other: Person): boolean {
  const left = (by: Person, whom: Person) => by.spouses.length > 0 && !by.spouses.includes(whom.id)
  return left(one, other) || left(other, one)
}

export type Step = 'up' | 'down' | 'spouse'

/** The change of the generation by a step. */
export const change: Readonly<Record<Step, number>> = { up: -1, down: 1, spouse: 0 }

interface Neighbour {
  id: string
  step: Step
}

export interface Family {
  people: ReadonlyMap<string, Person>
  /** The neighbours of each person: parents (fathers before mothers), then spouses, then children by age. */
  neighbours: ReadonlyMap<string, readonly Neighbour[]>
}

const genderOrder = { MALE: 0, FEMALE: 1 } as const

/** Older first; people without a birthday come last, in their order. */
export const byAge = (one: Person, other: Person): number =>
  (one.birthday ?? '9999').localeCompare(other.birthday ?? '9999')

const byGender = (one: Person, other: Person): number =>
  (one.gender ? genderOrder[one.gender] : 2) - (other.gender ? genderOrder[other.gender] : 2)

function childrenOf(people: ReadonlyMap<string, Person>): Map<string, Person[]> {
  const children = new Map<string, Person[]>()
  for (const person of people.values())
    for (const id of new Set(person.parents.map((parent) => parent.id)))
      if (id !== person.id && people.has(id)) {
        const own = children.get(id)
        if (own) own.push(person)
        else children.set(id, [person])
      }
  return children
}

/** The spouses of each person. Two people are spouses if the data of at least one of them contains the other. */
function couplesOf(people: ReadonlyMap<string, Person>): Map<string, Set<string>> {
  const couples = new Map<string, Set<string>>()
  const add = (one: string, other: string) => couples.set(one, (couples.get(one) ?? new Set()).add(other))
  for (const person of people.values())
    for (const id of person.spouses)
      if (id !== person.id && people.has(id)) {
        add(person.id, id)
        add(id, person.id)
      }
  return couples
}

/** If an id occurs twice, the first entry is used. Edges to unknown people and to the person itself are left out. */
export function familyOf(list: readonly Person[]): Family {
  const people = new Map<string, Person>()
  for (const person of list) if (!people.has(person.id)) people.set(person.id, person)
  const children = childrenOf(people)
  const couples = couplesOf(people)
  const known = (ids: Iterable<string>): Person[] => [...new Set(ids)].flatMap((id) => people.get(id) ?? [])
  const neighbours = new Map<string, Neighbour[]>()
  for (const person of people.values()) {
    const parents = known(person.parents.map(({ id }) => id)).filter(({ id }) => id !== person.id)
    const at =
      (step: Step) =>
      ({ id }: Person): Neighbour => ({ id, step })
    neighbours.set(person.id, [
      ...parents.sort(byGender).map(at('up')),
      ...known(couples.get(person.id) ?? []).map(at('spouse')),
      ...[...(children.get(person.id) ?? [])].sort(byAge).map(at('down')),
    ])
  }
  return { people, neighbours }
}

export interface Path {
  /** From the first to the last person, both included. */
  people: readonly Person[]
  steps: readonly Step[]
}

/**
 * The extra cost of a change of direction. A step up followed by a step down costs nothing, so that siblings are
 * connected by their parents and not by their children.
 */
const turns = (steps: readonly Step[], next: Step): number => {
  const last = steps.at(-1)
  if (!last || last === next) return 0
  return last === 'up' && next === 'down' ? 0 : 1
}

interface Reached extends Path {
  cost: number
}

/**
 * The path with the fewest steps is chosen; of several such paths the path with the lowest cost, then the first path in
 * the order of the neighbours.
 */
function nearer(one: Reached, other: Reached | undefined): boolean {
  if (!other) return true
  if (one.steps.length !== other.steps.length) return one.steps.length < other.steps.length
  return one.cost < other.cost
}

/** The shortest path to everybody connected with `from`, nearest first; a person is visited once, so a cycle ends. */
export function pathsFrom(family: Family, from: string): Map<string, Path> {
  const found = new Map<string, Path>()
  const start = family.people.get(from)
  let front = new Map<string, Reached>(start ? [[from, { people: [start], steps: [], cost: 0 }]] : [])
  while (front.size > 0) {
    for (const [id, { people, steps }] of front) found.set(id, { people, steps })
    const next = new Map<string, Reached>()
    for (const path of front.values()) {
      for (const { id, step } of family.neighbours.get(path.people.at(-1)?.id ?? '') ?? []) {
        const person = family.people.get(id)
        if (!person || found.has(id)) continue
        const cost = path.cost + turns(path.steps, step)
        const reached = { people: [...path.people, person], steps: [...path.steps, step], cost }
        if (nearer(reached, next.get(id))) next.set(id, reached)
      }
    }
    front = next
  }
  return found
}
