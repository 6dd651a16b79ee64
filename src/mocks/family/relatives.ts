import type { Db } from '../db.ts'
import type { UserRow } from '../db-rows.ts'
import { nextId } from '../db.ts'
import type { FamilyInvitationRow, RelativeRow } from './rows.ts'

interface Kind {
  value: string
  name: string
  /** The inverse relation, for a man, a woman and an unknown gender. */
  back: readonly [man: string, woman: string, unknown: string]
  /** Set for relations that a person has only once. */
  single?: true
}

const CHILD = ['SON', 'DAUGHTER', 'CHILD'] as const
const PARENT = ['FATHER', 'MOTHER', '家长'] as const
const ELDER = ['ELDER_BROTHER', 'ELDER_SISTER', '兄弟姐妹'] as const
const YOUNGER = ['YOUNGER_BROTHER', 'YOUNGER_SISTER', '兄弟姐妹'] as const
const SPOUSE = ['HUSBAND', 'WIFE', 'SPOUSE'] as const
const GRANDCHILD = ['GRANDSON', 'GRANDDAUGHTER', '孙辈'] as const
const OUTER_GRANDCHILD = ['外孙', '外孙女', '外孙辈'] as const
const GRANDPARENT = ['PATERNAL_GRANDFATHER', 'GRANDMOTHER', '祖父母'] as const
const OUTER_GRANDPARENT = ['MATERNAL_GRANDFATHER', 'MATERNAL_GRANDMOTHER', '外祖父母'] as const

export const relationKinds: readonly Kind[] = [
  { value: 'FATHER', name: '父亲', back: CHILD, single: true },
  { value: 'MOTHER', name: '母亲', back: CHILD, single: true },
  { value: 'HUSBAND', name: '丈夫', back: SPOUSE, single: true },
  { value: 'WIFE', name: '妻子', back: SPOUSE, single: true },
  { value: 'SON', name: '儿子', back: PARENT },
  { value: 'DAUGHTER', name: '女儿', back: PARENT },
  { value: 'ELDER_BROTHER', name: '哥哥', back: YOUNGER },
  { value: 'YOUNGER_BROTHER', name: '弟弟', back: ELDER },
  { value: 'ELDER_SISTER', name: '姐姐', back: YOUNGER },
  { value: 'YOUNGER_SISTER', name: '妹妹', back: ELDER },
  { value: 'PATERNAL_GRANDFATHER', name: '爷爷', back: GRANDCHILD, single: true },
  { value: 'GRANDMOTHER', name: '奶奶', back: GRANDCHILD, single: true },
  { value: 'MATERNAL_GRANDFATHER', name: '外公', back: OUTER_GRANDCHILD, single: true },
  { value: 'MATERNAL_GRANDMOTHER', name: '外婆', back: OUTER_GRANDCHILD, single: true },
  { value: 'GRANDSON', name: '孙子', back: GRANDPARENT },
  { value: 'GRANDDAUGHTER', name: '孙女', back: GRANDPARENT },
  { value: '外孙', name: '外孙', back: OUTER_GRANDPARENT },
  { value: '外孙女', name: '外孙女', back: OUTER_GRANDPARENT },
]

const kindOf = (value: string): Kind | undefined => relationKinds.find((kind) => kind.value === value)

export const nameOfRelation = (value: string): string => kindOf(value)?.name ?? value

/** Whether a relation is taken: a second mother is refused, even while the first mother has not answered. */
export const isTaken = (db: Db, userId: string, relation: string): boolean =>
  kindOf(relation)?.single === true &&
  (db.relatives.some((row) => row.userId === userId && row.relation === relation) ||
    db.familyInvitations.some(
      (row) => row.fromUserId === userId && row.relation === relation && row.status === 'WAITING_FOR_AGREE',
    ))

const MAN = 0
const WOMAN = 1
const UNKNOWN = 2

const relative = (db: Db, userId: string, relation: string, other: UserRow, name: string): RelativeRow => ({
  id: nextId(db, 'FR'),
  userId,
  relation,
  name,
  gender: other.gender,
  birthday: other.birthday ?? '',
  fatherId: null,
  motherId: null,
  spouseId: null,
  hasReport: db.samples.some((sample) => sample.userId === other.id && sample.steps.length === 5),
  relativeUserId: other.id,
})

/** After an invitation is accepted, each of the two is in the other's family. */
export function addRelatives(db: Db, row: FamilyInvitationRow, invited: UserRow): void {
  const inviter = db.users.find(({ id }) => id === row.fromUserId)
  if (!inviter) return
  const by = inviter.gender === 'MALE' ? MAN : inviter.gender === 'FEMALE' ? WOMAN : UNKNOWN
  const back = kindOf(row.relation)?.back[by] ?? ''
  db.relatives.push(
    relative(db, inviter.id, row.relation, invited, row.name || invited.fullName),
    relative(db, invited.id, back, inviter, inviter.fullName),
  )
}
