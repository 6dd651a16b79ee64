import type { Gender } from '#/domains/user/model.ts'
import { ageAt } from '#/shared/lib/time/age.ts'
import type { ReportSample } from '../model.ts'

/** The stage of life of the tested person with regard to children; `unknown` without an age. */
export type Stage = 'child' | 'planning' | 'grown' | 'unknown'

export const pregnancyStatuses = ['pregnant', 'planning', 'neither'] as const
export type PregnancyStatus = (typeof pregnancyStatuses)[number]

/** What the person says of the partner: a carrier of the same gene or not. */
export const partners = ['UNKNOWN', 'FREE', 'CARRIER'] as const
export type Partner = (typeof partners)[number]

export const partnerLabel: Record<Partner, string> = { UNKNOWN: '未知', FREE: '不是携带者', CARRIER: '也是携带者' }

export interface Owner {
  stage: Stage
  gender: Gender
  /** Whole years; null while unknown, and for the report of a child whose birthday is that of an adult. */
  age: number | null
  /** As the person has noted it on this phone. */
  pregnancy?: PregnancyStatus | null
  /** The names of the medicines that the person has noted as in use. A missing one may still be taken. */
  medicines?: readonly string[]
}

const ADULT = 18
/** From this age on hardly anybody has another child: what matters is which copy the grown-up children have got. */
const CHILDREN_GROWN = 50
/** No person was ever older; systems without a birthday write 1900-01-01. */
const OLDEST = 120

function ageOf(birthday: string, now: number): number | null {
  const age = ageAt(birthday, now)
  return age === null || age > OLDEST || !(Date.parse(birthday) <= now) ? null : age
}

/**
 * @param sample the entry in the reader's own list; null for reports of others, for sample reports and while unknown.
 * @param child whether it is a report of a children's package, at any age.
 */
export function ownerOf(sample: ReportSample | null, child: boolean, now: number): Owner {
  const person = sample?.customerEntityDTO
  const gender = person?.gender ?? 'SECRET'
  const age = person ? ageOf(person.birthday, now) : null
  if (age !== null && age < ADULT) return { stage: 'child', gender, age }
  if (child) return { stage: 'child', gender, age: null }
  if (age === null) return { stage: 'unknown', gender, age }
  return { stage: age >= CHILDREN_GROWN ? 'grown' : 'planning', gender, age }
}

const parents: Record<Gender, string> = { FEMALE: '孩子的爸爸', MALE: '孩子的妈妈', SECRET: '伴侣' }

/** The other parent: the partner before there are children, afterwards father or mother if the gender is known. */
export const otherParent = ({ stage, gender }: Pick<Owner, 'stage' | 'gender'>): string =>
  stage === 'grown' ? parents[gender] : '伴侣'
