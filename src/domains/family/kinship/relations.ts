import { type Bond, familyOf, type Gender, type Path, pathsFrom, type Person, type Step } from './graph.ts'

/**
 * For backends that send only each person's relation to me (`父亲`, `FATHER`): a relation is a path through the family.
 * People on the path who are not in the list become open places.
 */

interface Hop {
  step: Step
  gender: Gender
}

const M: Gender = 'MALE'
const F: Gender = 'FEMALE'
const up = (gender: Gender): Hop => ({ step: 'up', gender })
const down = (gender: Gender): Hop => ({ step: 'down', gender })
const spouse = (gender: Gender): Hop => ({ step: 'spouse', gender })

/** Siblings are the children of my father; without a father, of my mother. */
const siblings = (of: readonly Hop[], gender: Gender): Hop[] => [...of, up(M), down(gender)]

const paths: readonly (readonly [words: string, hops: readonly Hop[]])[] = [
  ['父亲 爸爸 FATHER', [up(M)]],
  ['母亲 妈妈 MOTHER', [up(F)]],
  ['丈夫 老公 HUSBAND', [spouse(M)]],
  ['妻子 老婆 WIFE', [spouse(F)]],
  ['配偶 爱人 SPOUSE', [spouse(null)]],
  ['儿子 SON', [down(M)]],
  ['女儿 DAUGHTER', [down(F)]],
  ['孩子 子女 CHILD', [down(null)]],
  ['爷爷 祖父 GRANDFATHER PATERNAL_GRANDFATHER', [up(M), up(M)]],
  ['奶奶 祖母 GRANDMOTHER PATERNAL_GRANDMOTHER', [up(M), up(F)]],
  ['外公 外祖父 姥爷 MATERNAL_GRANDFATHER', [up(F), up(M)]],
  ['外婆 外祖母 姥姥 MATERNAL_GRANDMOTHER', [up(F), up(F)]],
  ['哥哥 弟弟 兄弟 BROTHER ELDER_BROTHER YOUNGER_BROTHER', siblings([], M)],
  ['姐姐 妹妹 姐妹 SISTER ELDER_SISTER YOUNGER_SISTER', siblings([], F)],
  ['伯父 伯伯 叔叔 UNCLE', siblings([up(M)], M)],
  ['姑姑 姑妈 AUNT', siblings([up(M)], F)],
  ['舅舅', siblings([up(F)], M)],
  ['姨妈 阿姨 姨', siblings([up(F)], F)],
  ['孙子 GRANDSON', [down(M), down(M)]],
  ['孙女 GRANDDAUGHTER', [down(M), down(F)]],
  ['外孙', [down(F), down(M)]],
  ['外孙女', [down(F), down(F)]],
  ['侄子', [up(M), down(M), down(M)]],
  ['侄女', [up(M), down(M), down(F)]],
  ['外甥', [up(M), down(F), down(M)]],
  ['外甥女', [up(M), down(F), down(F)]],
  ['岳父', [spouse(F), up(M)]],
  ['岳母', [spouse(F), up(F)]],
  ['公公', [spouse(M), up(M)]],
  ['婆婆', [spouse(M), up(F)]],
  ['儿媳 媳妇', [down(M), spouse(F)]],
  ['女婿', [down(F), spouse(M)]],
]

const hopsOf = new Map(paths.flatMap(([words, hops]) => words.split(' ').map((word) => [word, hops] as const)))

/** Whether a relation such as `父亲` or `FATHER` is the end of this path, which begins at me. */
export function isRelationAt(relation: string, { people, steps }: Path): boolean {
  const hops = hopsOf.get(relation.trim())
  return (
    hops?.length === steps.length &&
    hops.every(({ step, gender }, index) => step === steps[index] && gender === people[index + 1]?.gender)
  )
}

export interface Relative {
  id: string
  /** The relation to me, in the server's words. */
  relation: string
  gender: Gender
  birthday: string | null
  /** Left out when somebody else already stands at the same place. */
  yields?: boolean
}

/** A person while the family is being built. */
interface Draft {
  id: string
  gender: Gender
  birthday: string | null
  parents: { id: string; bond: Bond }[]
  spouses: string[]
}

/** The id prefix of an open place, where no person of the list stands. */
const OPEN = 'open:'

export const isOpenPlace = (id: string): boolean => id.startsWith(OPEN)

const join = (people: Map<string, Draft>, from: Draft, to: Draft, step: Step): void => {
  const [child, parent] = step === 'up' ? [from, to] : [to, from]
  if (step === 'spouse') from.spouses.push(to.id)
  else if (!child.parents.some(({ id }) => id === parent.id)) child.parents.push({ id: parent.id, bond: 'birth' })
  people.set(to.id, to)
}

/** The people one hop away from the end of a path. */
function standing(people: Map<string, Draft>, way: readonly Draft[], { step, gender }: Hop): Draft[] {
  const from = way.at(-1)
  return [...people.values()].filter((other) => {
    if (!from || way.includes(other) || (gender !== null && other.gender !== null && other.gender !== gender))
      return false
    if (step === 'spouse') return from.spouses.includes(other.id) || other.spouses.includes(from.id)
    const [child, parent] = step === 'up' ? [from, other] : [other, from]
    return child.parents.some(({ id }) => id === parent.id)
  })
}

/** The only person of the list one hop away; an open place when there is none, or more than one. */
function hop(people: Map<string, Draft>, way: readonly Draft[], key: string, next: Hop): Draft {
  const from = way.at(-1)
  if (!from) throw new Error('a way begins with a person')
  const there = standing(people, way, next)
  const [only] = there
  if (only && there.length === 1) return only
  const open: Draft = { id: OPEN + key, gender: next.gender, birthday: null, parents: [], spouses: [] }
  const place = people.get(open.id) ?? open
  join(people, from, place, next.step)
  return place
}

/** The path up to the person before the last hop. */
function wayTo(people: Map<string, Draft>, self: Draft, hops: readonly Hop[]): Draft[] {
  const way = [self]
  let key = ''
  for (const between of hops.slice(0, -1)) {
    key += `${between.step}-${between.gender ?? 'ANY'}/`
    way.push(hop(people, way, key, between))
  }
  return way
}

/** Adds a relative at the end of the hops, unless the relative `yields` and the place is taken. */
function place(people: Map<string, Draft>, self: Draft, relative: Relative, hops: readonly Hop[]): void {
  const last = hops.at(-1)
  if (!last) return
  const way = wayTo(people, self, hops)
  const from = way.at(-1)
  const taken = last.step !== 'down' && standing(people, way, last).some(({ id }) => !isOpenPlace(id))
  if (!from || (relative.yields && taken)) return
  const { id, birthday } = relative
  const bare: Draft = { id, birthday, gender: relative.gender, parents: [], spouses: [] }
  const draft = people.get(id) ?? bare
  draft.gender ??= last.gender
  join(people, from, draft, last.step)
}

const connected = (people: Map<string, Draft>, me: string): Set<string> =>
  new Set(pathsFrom(familyOf([...people.values()]), me).keys())

const draftOf = ({ parents, spouses, ...person }: Person): Draft => ({
  ...person,
  parents: [...parents],
  spouses: [...spouses],
})

/**
 * Builds a family from each person's relation to me. Short relations go first, so that a grandfather becomes the father
 * of the listed father. `known` are the people, possibly including me, whose parents or spouses the server has named.
 * Their relation is used only when these edges do not connect them with me.
 * @returns the people with their open places, and the relatives who are not connected with me.
 */
export function familyFromRelations(
  me: { id: string; gender: Gender; birthday: string | null },
  relatives: readonly Relative[],
  known: readonly Person[] = [],
): { people: Person[]; apart: Relative[] } {
  const people = new Map<string, Draft>([[me.id, { ...me, parents: [], spouses: [] }]])
  for (const person of known) people.set(person.id, draftOf(person))
  const self = people.get(me.id)
  if (!self) throw new Error('I am among the people')
  const byEdges = new Set(known.map(({ id }) => id))
  const told = new Set(known.filter(({ parents }) => parents.length > 0).map(({ id }) => id))
  let there = connected(people, me.id)
  const twice: Relative[] = []
  const placed = relatives.flatMap((relative) => {
    const hops = hopsOf.get(relative.relation.trim())
    return hops ? [{ relative, hops }] : []
  })
  for (const { relative, hops } of placed.sort((one, other) => one.hops.length - other.hops.length)) {
    const { id } = relative
    if (there.has(id)) {
      if (!byEdges.has(id)) twice.push(relative)
      continue
    }
    place(people, self, relative, hops)
    // A person whom the server has connected with others connects all of them.
    there = byEdges.has(id) ? connected(people, me.id) : there.add(id)
  }
  shareParents(people, told)
  const unknown = relatives.filter(({ id, relation }) => !hopsOf.has(relation.trim()) && !there.has(id))
  return { people: [...people.values()], apart: [...unknown, ...twice] }
}

/**
 * Makes father and mother of a person a couple, and parents of the person's siblings; not for people whose parents the
 * server has named (`told`).
 */
function shareParents(people: Map<string, Draft>, told: ReadonlySet<string>): void {
  for (const person of people.values()) {
    const couples = person.parents.flatMap(({ id }) => people.get(id) ?? [])
    const [one, other] = couples
    if (!one || !other || couples.length !== 2 || one.gender === other.gender) continue
    const couple = one.spouses.includes(other.id) || other.spouses.includes(one.id)
    if (!couple && !told.has(person.id)) one.spouses.push(other.id)
    for (const child of people.values())
      if (!told.has(child.id) && child.parents.length === 1) {
        const missing = child.parents[0]?.id === one.id ? other : child.parents[0]?.id === other.id ? one : null
        if (missing) child.parents.push({ id: missing.id, bond: 'birth' })
      }
  }
}
