import type { Gender } from '#/domains/user/model.ts'
import { ageAt } from '#/shared/lib/time/age.ts'
import type { ReportSample } from '../model.ts'

/** What the person of a report may still decide about children. Everything unknown stays unknown. */
export type Stage = 'child' | 'planning' | 'grown' | 'unknown'

export interface Owner {
  stage: Stage
  gender: Gender
}

const ADULT = 18
/** From this age on hardly anybody has another child: what counts is what the grown-up children got. */
const CHILDREN_GROWN = 50
/** Nobody was ever older; systems that do not know a birthday write 1900-01-01. */
const OLDEST = 120

function ageOf(birthday: string, now: number): number | null {
  const day = birthday.slice(0, 10)
  const age = ageAt(day, now)
  return age === null || age > OLDEST || !(Date.parse(day) <= now) ? null : age
}

/**
 * @param sample the entry in the reader's own list; null for reports of others, for example reports and while unknown.
 * @param child a report of a children's package, whatever the age.
 */
export function ownerOf(sample: ReportSample | null, child: boolean, now: number): Owner {
  const person = sample?.customerEntityDTO
  const gender = person?.gender ?? 'SECRET'
  const age = person ? ageOf(person.birthday, now) : null
  if (child || (age !== null && age < ADULT)) return { stage: 'child', gender }
  if (age === null) return { stage: 'unknown', gender }
  return { stage: age >= CHILDREN_GROWN ? 'grown' : 'planning', gender }
}

const parents: Record<Gender, string> = { FEMALE: '孩子的爸爸', MALE: '孩子的妈妈', SECRET: '伴侣' }

/** Before there are children it is the partner; afterwards the other parent, if one can tell which. */
export const otherParent = ({ stage, gender }: Owner): string => (stage === 'grown' ? parents[gender] : '伴侣')
