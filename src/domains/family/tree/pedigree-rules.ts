import type { User } from '#/domains/user/model.ts'
import { type Family, familyOf, type Gender, type Path, pathsFrom, type Person } from '../kinship/graph.ts'
import { wordOf } from '../kinship/kinship.ts'
import { exactWord } from '../kinship/relation-words.ts'
import { familyFromRelations, isOpenPlace, isRelationAt, type Relative } from '../kinship/relations.ts'
import type { FamilyInvitation, FamilyRelation, FamilyRelationType } from '../model.ts'

/** The family of the signed-in person, built from the server's data: graph, terms and cards (LIT-020, BIND-016). */

export interface Member {
  id: string
  /** open: a place without a person. */
  kind: 'me' | 'relative' | 'invited' | 'open'
  word: string
  name: string
  hasReport: boolean | null
  /** The path from me to the person; null when it is unknown. */
  path: Path | null
  /** For an open place: the relation to use in an invitation. */
  relation: string | null
}

export interface Pedigree {
  family: Family
  me: string
  /** Everybody connected with me, nearest first. */
  members: ReadonlyMap<string, Member>
  /** Relatives whose path to me is unknown. */
  apart: readonly Member[]
  isFirst: boolean
}

export interface PedigreeFacts {
  relations: readonly FamilyRelation[]
  user: Pick<User, 'id' | 'fullName' | 'gender' | 'birthday'>
  sent: readonly FamilyInvitation[]
  types: readonly FamilyRelationType[]
}

const ME = 'ME'
const selfWords = new Set(['SELF', ME, '本人', '自己', '我'])
const isSelf = ({ relation }: Pick<FamilyRelation, 'relation'>): boolean => selfWords.has(relation.trim().toUpperCase())

const genderOf = (gender: FamilyRelation['gender']): Gender => (gender === 'SECRET' ? null : gender)
const dayOf = (birthday: string): string | null => birthday || null

/** The list with each id once; ids of parents and couples are those of this list. */
function peopleOf(relations: readonly FamilyRelation[], user: PedigreeFacts['user'], me: string): Person[] {
  const self = { id: me, gender: genderOf(user.gender), birthday: dayOf(user.birthday), parents: [], spouses: [] }
  const ids = new Set(relations.map(({ id }) => id))
  // Other people may refer to me by the id of my account.
  const real = (id: string | null): string[] => {
    if (id === null) return []
    if (ids.has(id)) return [id]
    return id === user.id || id === ME ? [me] : []
  }
  const [fathers, mothers] = (['fatherId', 'motherId'] as const).map(
    (key) => new Set(relations.flatMap((entry) => real(entry[key]))),
  )
  const people = relations.map(({ id, gender, birthday, fatherId, motherId, spouseId, adopted }): Person => ({
    id,
    gender:
      genderOf(gender) ??
      (id === me ? self.gender : null) ??
      (fathers?.has(id) ? 'MALE' : null) ??
      (mothers?.has(id) ? 'FEMALE' : null),
    birthday: dayOf(birthday) ?? (id === me ? self.birthday : null),
    parents: [...real(fatherId), ...real(motherId)].map((parent) => ({
      id: parent,
      bond: adopted ? 'adopted' : 'birth',
    })),
    spouses: real(spouseId),
  }))
  return ids.has(me) ? people : [self, ...people]
}

/**
 * Adds open places for a missing father or mother, who are usually invited first. Siblings get both parents, unless the
 * server has sent their parents (`told`).
 */
function withParents(people: readonly Person[], me: string, told: ReadonlySet<string>): Person[] {
  const self = people.find(({ id }) => id === me)
  const have = people.filter(({ id }) => self?.parents.some((parent) => parent.id === id))
  const open = (['MALE', 'FEMALE'] as const)
    .filter((gender) => !have.some((parent) => parent.gender === gender))
    .map((gender): Person => ({ id: `open:up-${gender}/`, gender, birthday: null, parents: [], spouses: [] }))
  const [one, other] = [...have, ...open].map(({ id }) => id)
  return [...people, ...open].map((person) => {
    const shares = person.parents.length === 1 && !told.has(person.id) && person.parents.some(({ id }) => id === one)
    if (person.id === me || shares)
      return { ...person, parents: [...person.parents, ...open.map(({ id }) => ({ id, bond: 'birth' as const }))] }
    return person.id === one && other ? { ...person, spouses: [...person.spouses, other] } : person
  })
}

/** A brother without parents creates one open place above both of us; the other parent must still be added. */
const hasOnlyAnOpenParent = (people: readonly Person[], me: string): boolean => {
  const parents = people.find(({ id }) => id === me)?.parents ?? []
  return parents.length === 1 && parents.every(({ id }) => isOpenPlace(id))
}

/** The term for a relation without a known path: the server's word, unless the word is a code. */
const wordApart = (relation: string, types: readonly FamilyRelationType[]): string => {
  const name = types.find(({ value }) => value === relation)?.name || relation.trim()
  return /\p{Script=Han}/u.test(name) ? name : '亲属'
}

/** The relation of the server's list for an open place; null if no relation or more than one relation fits. */
function relationAt(path: Path, types: readonly FamilyRelationType[]): FamilyRelationType | null {
  const fitting = types.filter(({ value, name }) => isRelationAt(value, path) || isRelationAt(name, path))
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

type Entry = Pick<Member, 'name' | 'hasReport'> & { kind: 'relative' | 'invited'; relation: string }

/** An invitation and a person may have the same id, so the keys have different prefixes. */
const invitedId = (id: string): string => `invited:${id}`

function entriesOf({ relations, sent }: Pick<PedigreeFacts, 'relations' | 'sent'>): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const { id, name, hasReport, relation } of relations)
    entries.set(id, { kind: 'relative', name, hasReport, relation })
  for (const { id, name, relation } of sent)
    entries.set(invitedId(id), { kind: 'invited', name, hasReport: null, relation })
  return entries
}

function memberOf(id: string, path: Path, entry: Entry | undefined, types: readonly FamilyRelationType[]): Member {
  const word = wordOf(path)
  if (entry)
    return {
      id,
      kind: entry.kind,
      word: exactWord(word, entry.relation),
      name: entry.name,
      hasReport: entry.hasReport,
      path,
      relation: null,
    }
  const type = relationAt(path, types)
  return { id, kind: 'open', word: type?.name || word, name: '', hasReport: null, path, relation: type?.value ?? null }
}

const firstOfEach = (relations: readonly FamilyRelation[]): FamilyRelation[] =>
  [...new Map([...relations].reverse().map((entry) => [entry.id, entry])).values()].reverse()

export function pedigreeOf({ relations: list, user, sent, types }: PedigreeFacts): Pedigree {
  const relations = firstOfEach(list)
  const waiting = sent.filter(({ status }) => status === 'WAITING_FOR_AGREE')
  const own = relations.find(isSelf)
  const me = own?.id ?? 'me'
  const known = peopleOf(relations, user, me)
  const relatives: Relative[] = [
    ...relations
      .filter(({ id }) => id !== me)
      .map((entry) => ({
        id: entry.id,
        relation: entry.relation,
        gender: genderOf(entry.gender),
        birthday: dayOf(entry.birthday),
      })),
    ...waiting.map(({ id, relation }) => ({ id: invitedId(id), relation, gender: null, birthday: null, yields: true })),
  ]
  const self = known.find(({ id }) => id === me)
  const { people, apart } = familyFromRelations(
    { id: me, gender: self?.gender ?? null, birthday: self?.birthday ?? null },
    relatives,
    known,
  )
  const told = new Set(relations.flatMap(({ id, fatherId, motherId }) => (fatherId || motherId ? [id] : [])))
  const isFirst = relations.every(({ id }) => id === me)
  const family = familyOf(isFirst || hasOnlyAnOpenParent(people, me) ? withParents(people, me, told) : people)
  const entries = entriesOf({ relations, sent: waiting })
  const members = new Map<string, Member>()
  for (const [id, path] of pathsFrom(family, me))
    members.set(
      id,
      id === me
        ? {
            id,
            kind: 'me',
            word: '我',
            name: own?.name || user.fullName,
            hasReport: own?.hasReport ?? null,
            path,
            relation: null,
          }
        : memberOf(id, path, entries.get(id), types),
    )
  return {
    family,
    me,
    members,
    apart: apart.flatMap(({ id, relation }) => {
      const entry = entries.get(id)
      return entry
        ? [
            {
              id,
              kind: entry.kind,
              word: wordApart(relation, types),
              name: entry.name,
              hasReport: entry.hasReport,
              path: null,
              relation: null,
            },
          ]
        : []
    }),
    isFirst,
  }
}

export const peopleIn = ({ members }: Pick<Pedigree, 'members'>): Member[] =>
  [...members.values()].filter(({ id }) => !isOpenPlace(id))
