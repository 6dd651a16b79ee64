import { type Bond, type Family, familyOf, type Gender, type Path, type Person, type Step } from './graph.ts'
import { fitsWord, type Hop, hopsOf, usualWord } from './relation-words.ts'

/**
 * For backends that send only each person's relation to me (`父亲`, `FATHER`): each relation is read as a path through
 * the family. People on the path who are not in the list become open places (cards without a person).
 */

/** Whether a relation such as `父亲` or `FATHER` is the relation of the last person of this path, which begins at me. */
export function isRelationAt(relation: string, { people, steps }: Path): boolean {
  const hops = hopsOf(relation)
  return (
    hops?.length === steps.length &&
    hops.every(
      ({ step, gender, bond }, index) => !bond && step === steps[index] && gender === people[index + 1]?.gender,
    )
  )
}

export interface Relative {
  id: string
  /** The relation to me, in the server's words. */
  relation: string
  gender: Gender
  birthday: string | null
  /** Whether this relative is left out if a listed person has the same place. */
  yields?: boolean
}

/** A person while the family is being built. */
interface Draft {
  id: string
  gender: Gender
  birthday: string | null
  parents: { id: string; bond: Bond }[]
  spouses: string[]
  /** The usual word of the relation to me; null for an open place, and when the word is unknown. */
  word: string | null
}

/**
 * The people so far, with an index of the children and spouses of each id, because searching all people would be too
 * slow for thousands.
 */
interface Building {
  people: Map<string, Draft>
  children: Map<string, Set<Draft>>
  spouses: Map<string, Set<Draft>>
}

const note = (index: Map<string, Set<Draft>>, id: string, draft: Draft) =>
  index.set(id, (index.get(id) ?? new Set()).add(draft))

function building(people: Map<string, Draft>): Building {
  const [children, spouses] = [new Map<string, Set<Draft>>(), new Map<string, Set<Draft>>()]
  for (const draft of people.values()) {
    for (const { id } of draft.parents) note(children, id, draft)
    for (const id of draft.spouses) {
      const other = people.get(id)
      if (other) note(spouses, draft.id, other)
      note(spouses, id, draft)
    }
  }
  return { people, children, spouses }
}

function addParent({ children }: Building, child: Draft, parent: Draft, bond: Bond): void {
  child.parents.push({ id: parent.id, bond })
  note(children, parent.id, child)
}

function addSpouse({ spouses }: Building, from: Draft, to: Draft): void {
  from.spouses.push(to.id)
  note(spouses, from.id, to)
  note(spouses, to.id, from)
}

/** The id prefix of an open place, which no person of the list fills. */
const OPEN = 'open:'

export const isOpenPlace = (id: string): boolean => id.startsWith(OPEN)

const join = (family: Building, from: Draft, to: Draft, step: Step, bond: Bond = 'birth'): void => {
  const [child, parent] = step === 'up' ? [from, to] : [to, from]
  if (step === 'spouse') addSpouse(family, from, to)
  else if (!child.parents.some(({ id }) => id === parent.id)) addParent(family, child, parent, bond)
  family.people.set(to.id, to)
}

function neighboursOf({ people, children, spouses }: Building, from: Draft, step: Step): Draft[] {
  if (step === 'up') return from.parents.flatMap(({ id }) => people.get(id) ?? [])
  return [...((step === 'down' ? children : spouses).get(from.id) ?? [])]
}

/** The people one hop away from the end of a path. */
function standing(family: Building, way: readonly Draft[], { step, gender, word }: Hop): Draft[] {
  const from = way.at(-1)
  if (!from) return []
  return neighboursOf(family, from, step).filter(
    (other) =>
      !way.includes(other) &&
      (gender === null || other.gender === null || other.gender === gender) &&
      fitsWord(other.word, word),
  )
}

/** The only listed person one hop away; an open place if there is none, or more than one. */
function hop(family: Building, way: readonly Draft[], key: string, next: Hop): Draft {
  const from = way.at(-1)
  if (!from) throw new Error('a way begins with a person')
  const there = standing(family, way, next)
  const [only] = there
  if (only && there.length === 1) return only
  const open: Draft = { id: OPEN + key, gender: next.gender, birthday: null, parents: [], spouses: [], word: null }
  const place = family.people.get(open.id) ?? open
  join(family, from, place, next.step, next.bond)
  return place
}

/** Follows all hops except the last, and returns the people on the path, beginning with me. */
function wayTo(family: Building, self: Draft, hops: readonly Hop[]): Draft[] {
  const way = [self]
  let key = ''
  for (const between of hops.slice(0, -1)) {
    key += `${between.step}-${between.gender ?? 'ANY'}${between.word ?? ''}/`
    way.push(hop(family, way, key, between))
  }
  return way
}

/** Adds a relative at the end of the hops, unless the relative `yields` and the place is taken. */
function place(family: Building, self: Draft, relative: Relative, hops: readonly Hop[]): void {
  const last = hops.at(-1)
  if (!last) return
  const way = wayTo(family, self, hops)
  const from = way.at(-1)
  const taken = last.step !== 'down' && standing(family, way, last).some(({ id }) => !isOpenPlace(id))
  if (!from || (relative.yields && taken)) return
  const { id, birthday } = relative
  const word = usualWord(relative.relation)
  const bare: Draft = { id, birthday, gender: relative.gender, parents: [], spouses: [], word }
  const draft = family.people.get(id) ?? bare
  draft.gender ??= last.gender
  join(family, from, draft, last.step, last.bond)
}

function addConnected(there: Set<string>, { neighbours }: Family, id: string): void {
  const next = [id]
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (there.has(one)) continue
    there.add(one)
    for (const other of neighbours.get(one) ?? []) next.push(other.id)
  }
}

const draftOf = ({ parents, spouses, ...person }: Person, word: string | null): Draft => ({
  ...person,
  parents: [...parents],
  spouses: [...spouses],
  word,
})

/**
 * Builds a family from each person's relation to me. Short relations are added first, so that a grandfather becomes the
 * father of the listed father. `known` are the people, possibly including me, whose parents or spouses the server has
 * sent. Their relation is used only if these edges do not connect them with me.
 * @returns the people with their open places, and `apart`: relatives with an unknown relation or with a repeated id.
 */
export function familyFromRelations(
  me: { id: string; gender: Gender; birthday: string | null },
  relatives: readonly Relative[],
  known: readonly Person[] = [],
): { people: Person[]; apart: Relative[] } {
  const people = new Map<string, Draft>([[me.id, { ...me, parents: [], spouses: [], word: null }]])
  const words = new Map(relatives.map(({ id, relation }) => [id, usualWord(relation)]))
  for (const person of known) people.set(person.id, draftOf(person, words.get(person.id) ?? null))
  const self = people.get(me.id)
  if (!self) throw new Error('I am among the people')
  const family = building(people)
  const byEdges = new Set(known.map(({ id }) => id))
  const told = new Set(known.filter(({ parents }) => parents.length > 0).map(({ id }) => id))
  const edges = familyOf([...people.values()])
  const there = new Set<string>()
  addConnected(there, edges, me.id)
  const twice: Relative[] = []
  const placed = relatives.flatMap((relative) => {
    const hops = hopsOf(relative.relation)
    return hops ? [{ relative, hops }] : []
  })
  for (const { relative, hops } of placed.sort((one, other) => one.hops.length - other.hops.length)) {
    const { id } = relative
    if (there.has(id)) {
      if (!byEdges.has(id)) twice.push(relative)
      continue
    }
    place(family, self, relative, hops)
    // A stepchild is a child of my spouse and not of me.
    if (hops[hops.length - 2]?.step === 'spouse' && hops[hops.length - 1]?.step === 'down') told.add(id)
    // If the server connects this relative with other people, they are now connected with me, too.
    addConnected(there, edges, id)
  }
  shareParents(family, told)
  const unknown = relatives.filter(({ id, relation }) => !hopsOf(relation) && !there.has(id))
  return { people: [...people.values()], apart: [...unknown, ...twice] }
}

const areCouple = (one: Draft, other: Draft): boolean =>
  one.spouses.includes(other.id) || other.spouses.includes(one.id)

/** Whether a person has another husband or wife than `other`. */
const hasAnother = ({ spouses }: Building, person: Draft, other: Draft): boolean =>
  [...(spouses.get(person.id) ?? [])].some((spouse) => spouse !== other)

/**
 * Makes a person's father and mother a couple, and parents of the person's siblings. Skips people whose parents the
 * server has sent (`told`), and children of a person with several spouses, because each spouse may be the parent.
 */
function shareParents(family: Building, told: ReadonlySet<string>): void {
  const { people, children } = family
  const done = new Set<string>()
  for (const person of people.values()) {
    const couples = person.parents.flatMap(({ id }) => people.get(id) ?? [])
    const [one, other] = couples
    if (!one || !other || couples.length !== 2 || one.gender === other.gender) continue
    // If the father's data contains his present wife, the stepmother, only the mother's data contains the father.
    const [from, to] = one.spouses.length > 0 ? [other, one] : [one, other]
    if (!areCouple(one, other) && !told.has(person.id)) addSpouse(family, from, to)
    const pair = [one.id, other.id].sort().join(' ')
    if (done.has(pair)) continue
    done.add(pair)
    for (const [known, missing] of [
      [one, other],
      [other, one],
    ] as const) {
      if (hasAnother(family, known, missing)) continue
      for (const child of children.get(known.id) ?? [])
        if (!told.has(child.id) && child.parents.length === 1) addParent(family, child, missing, 'birth')
    }
  }
}
