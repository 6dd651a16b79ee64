import type { Bond, Gender, Person, Step } from './graph.ts'

/**
 * A backend that sends only what somebody is to me, as `父亲` or `FATHER`, says a path through the family. The people in
 * between who are not in the list are drawn as open places.
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

/** Brothers and sisters are the children of one's father; without him, of one's mother. */
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

export interface Relative {
  id: string
  /** What the person is to me, as the server says it. */
  relation: string
  gender: Gender
  birthday: string | null
}

/** Somebody while the family is put together. */
interface Draft {
  id: string
  gender: Gender
  birthday: string | null
  parents: { id: string; bond: Bond }[]
  spouses: string[]
}

/** The id of an open place: nobody in the list stands there. */
const OPEN = 'open:'

export const isOpenPlace = (id: string): boolean => id.startsWith(OPEN)

const join = (people: Map<string, Draft>, from: Draft, to: Draft, step: Step): void => {
  const [child, parent] = step === 'up' ? [from, to] : [to, from]
  if (step === 'spouse') from.spouses.push(to.id)
  else if (!child.parents.some(({ id }) => id === parent.id)) child.parents.push({ id: parent.id, bond: 'birth' })
  people.set(to.id, to)
}

/** The only person of the list who stands one hop away; an open place when there is nobody, or more than one. */
function hop(people: Map<string, Draft>, way: readonly Draft[], key: string, { step, gender }: Hop): Draft {
  const from = way.at(-1)
  if (!from) throw new Error('a way begins with a person')
  const there = [...people.values()].filter((other) => {
    if (way.includes(other) || (gender !== null && other.gender !== null && other.gender !== gender)) return false
    if (step === 'spouse') return from.spouses.includes(other.id) || other.spouses.includes(from.id)
    const [child, parent] = step === 'up' ? [from, other] : [other, from]
    return child.parents.some(({ id }) => id === parent.id)
  })
  const [only] = there
  if (only && there.length === 1) return only
  const open: Draft = { id: OPEN + key, gender, birthday: null, parents: [], spouses: [] }
  const place = people.get(open.id) ?? open
  join(people, from, place, step)
  return place
}

/**
 * Puts a family together from what everybody is to me. Short relations go first, so that a grandfather becomes the
 * father of the father in the list.
 * @returns the people with their open places, and the relatives whose relation has no known path.
 */
export function familyFromRelations(
  me: { id: string; gender: Gender; birthday: string | null },
  relatives: readonly Relative[],
): { people: Person[]; apart: Relative[] } {
  const self: Draft = { ...me, parents: [], spouses: [] }
  const people = new Map<string, Draft>([[self.id, self]])
  const apart: Relative[] = []
  const known = relatives.flatMap((relative) => {
    const hops = hopsOf.get(relative.relation.trim())
    if (!hops || people.has(relative.id)) apart.push(relative)
    return hops && !people.has(relative.id) ? [{ relative, hops }] : []
  })
  for (const { relative, hops } of known.sort((one, other) => one.hops.length - other.hops.length)) {
    if (people.has(relative.id)) {
      apart.push(relative)
      continue
    }
    const way = [self]
    let key = ''
    for (const between of hops.slice(0, -1)) {
      key += `${between.step}-${between.gender ?? 'ANY'}/`
      way.push(hop(people, way, key, between))
    }
    const [last, from] = [hops.at(-1), way.at(-1)]
    if (!last || !from) continue
    const { id, birthday } = relative
    join(people, from, { id, birthday, gender: relative.gender ?? last.gender, parents: [], spouses: [] }, last.step)
  }
  shareParents(people)
  return { people: [...people.values()], apart }
}

/** Father and mother of one person are a couple, and parents of the same brothers and sisters. */
function shareParents(people: Map<string, Draft>): void {
  for (const person of people.values()) {
    const couples = person.parents.flatMap(({ id }) => people.get(id) ?? [])
    const [one, other] = couples
    if (!one || !other || couples.length !== 2 || one.gender === other.gender) continue
    if (!one.spouses.includes(other.id) && !other.spouses.includes(one.id)) one.spouses.push(other.id)
    for (const child of people.values())
      if (child.parents.length === 1 && child.parents[0]?.id === one.id)
        child.parents.push({ id: other.id, bond: 'birth' })
  }
}
