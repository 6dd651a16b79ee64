import { byAge, change } from '../kinship/graph.ts'
import { type Member, type Pedigree, peopleIn } from './pedigree-rules.ts'

/** The people of the tree in groups. The cards of the tree are read in the same order (BIND-016). */

const groups = ['own', 'father', 'mother', 'spouse', 'young', 'apart'] as const
type Group = (typeof groups)[number]

const labels: Record<Group, string> = {
  own: '我自己',
  father: '父系',
  mother: '母系',
  spouse: '配偶一方',
  young: '子女与晚辈',
  apart: '其他亲属',
}

/** 0 is my generation, -1 is the generation of my parents. */
const generationOf = ({ path }: Member): number => path?.steps.reduce((sum, step) => sum + change[step], 0) ?? 0

/** The group of a person by the relation to me. Siblings and their spouses are in my own group. */
function groupOf(member: Member): Group {
  const { path } = member
  if (!path) return 'apart'
  const [first] = path.steps
  const steps = path.steps.join()
  if (!first || steps === 'up,down' || steps === 'up,down,spouse') return 'own'
  if (first === 'spouse') return 'spouse'
  if (first === 'down' || generationOf(member) > 0) return 'young'
  const gender = path.people[1]?.gender
  return gender === 'MALE' ? 'father' : gender === 'FEMALE' ? 'mother' : 'apart'
}

export interface ListGroup {
  group: Group
  label: string
  members: readonly Member[]
}

/** Me first; then by generation, then by age. */
function compare(one: Member, other: Member): number {
  if (one.kind === 'me' || other.kind === 'me') return one.kind === 'me' ? -1 : 1
  const generations = generationOf(one) - generationOf(other)
  const [person, next] = [one.path?.people.at(-1), other.path?.people.at(-1)]
  return generations || (person && next ? byAge(person, next) : 0)
}

export function listOf(pedigree: Pick<Pedigree, 'members' | 'apart'>): ListGroup[] {
  const everybody = [...peopleIn(pedigree), ...pedigree.apart]
  return groups.flatMap((group) => {
    const members = everybody.filter((member) => groupOf(member) === group).sort(compare)
    const label = group === 'own' && members.length > 1 ? '我和兄弟姐妹' : labels[group]
    return members.length > 0 ? [{ group, label, members }] : []
  })
}

/** The reading order of the cards: the order of the list, with open places last. */
export const readingOrder = (pedigree: Pick<Pedigree, 'members'>): Member[] => [
  ...listOf({ ...pedigree, apart: [] }).flatMap(({ members }) => members),
  ...[...pedigree.members.values()].filter(({ kind }) => kind === 'open'),
]
