import type { Person } from '#/domains/family/kinship/graph.ts'
import type { FamilyInvitation, FamilyRelation, FamilyRelationType } from '#/domains/family/model.ts'
import type { PedigreeFacts } from '#/domains/family/tree/pedigree-rules.ts'

/** An entry of the server's list. */
export const someone = (id: string, facts: Partial<FamilyRelation> = {}): FamilyRelation => ({
  id,
  relation: '',
  name: `名${id}`,
  headImage: '',
  gender: 'SECRET',
  birthday: '',
  fatherId: null,
  motherId: null,
  spouseId: null,
  adopted: false,
  hasReport: null,
  ...facts,
})

type SentInvitation = Pick<FamilyInvitation, 'id' | 'relation' | 'name'> & { status: string }

/** The family of 李梅, born in 2000. */
export const factsOf = (
  relations: readonly FamilyRelation[],
  sent: readonly SentInvitation[] = [],
  types: readonly FamilyRelationType[] = [],
): PedigreeFacts => ({
  relations,
  user: { id: 'U1', fullName: '李梅', gender: 'FEMALE', birthday: '2000-05-05' },
  sent: sent.map((one) => ({ ...one, mobile: '', remark: '', createdDate: null, sent: true }) as FamilyInvitation),
  types,
})

/** Random people as a server sends them, with one father, one mother and one husband or wife for each. */
export const relationsOf = (people: readonly Person[]): FamilyRelation[] =>
  people.map(({ id, gender, birthday, parents, spouses }) =>
    someone(id, {
      relation: id === 'me' ? 'SELF' : '',
      gender: gender ?? 'SECRET',
      birthday: birthday ?? '',
      fatherId: parents[0]?.id ?? null,
      motherId: parents[1]?.id ?? null,
      spouseId: spouses[0] ?? null,
    }),
  )
