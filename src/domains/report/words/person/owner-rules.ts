import type { Gender } from '#/domains/user/model.ts'
import { ADULT, ageAt } from '#/shared/lib/time/age.ts'
import type { ReportSample } from '../../model.ts'

/** The stage of life of the tested person with regard to children; `unknown` without an age. */
export type Stage = 'child' | 'planning' | 'grown' | 'unknown'

export const pregnancyStatuses = ['pregnant', 'planning', 'neither'] as const
export type PregnancyStatus = (typeof pregnancyStatuses)[number]

/** The partner's result as the person has entered it: a carrier of the same gene or not. */
export const partners = ['UNKNOWN', 'FREE', 'CARRIER'] as const
export type Partner = (typeof partners)[number]

export const partnerLabel: Record<Partner, string> = { UNKNOWN: '还不知道', FREE: '不是携带者', CARRIER: '也是携带者' }

export interface Owner {
  stage: Stage
  gender: Gender
  /** Whole years; null while unknown, and if the report is a child's but the birthday is an adult's. */
  age: number | null
  /** The pregnancy status as the person has noted it on this phone. */
  pregnancy?: PregnancyStatus | null
  /** The medicines that the person has noted as in use; the person may also take medicines that are not noted. */
  medicines?: readonly string[]
}

/** From this age on, hardly anybody has another child; then the texts are about what grown children have inherited. */
const CHILDREN_GROWN = 50
/** No person has ever been older than this; systems without a birthday write 1900-01-01. */
const OLDEST = 120

function ageOf(birthday: string, now: number): number | null {
  const age = ageAt(birthday, now)
  return age === null || age > OLDEST || !(Date.parse(birthday) <= now) ? null : age
}

/**
 * @param sample the entry in the reader's own list; null for other people's reports, for sample reports and while
 * unknown.
 * @param child whether the report is of a children's package, at any age.
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

export interface NotedPregnancy {
  status: PregnancyStatus
  at: number
}

/** A pregnancy lasts 40 weeks (NHS, "Due date calculator"): after that the app asks again. */
const LASTS_MS = 280 * 86_400_000

/**
 * The answers that can matter: none for a child or for a person with grown-up children, and never 正在怀孕 for a man.
 * Unknown facts exclude no answer.
 */
export function statusesFor({ stage, gender }: Pick<Owner, 'stage' | 'gender'>): readonly PregnancyStatus[] {
  if (stage === 'child' || stage === 'grown') return []
  return gender === 'MALE' ? ['planning', 'neither'] : pregnancyStatuses
}

/** The noted status while it can be true of this person. */
export function statusNow(
  noted: NotedPregnancy | null,
  owner: Pick<Owner, 'stage' | 'gender'>,
  now: number,
): PregnancyStatus | null {
  // `noted.at` may be later than `now`, and is valid then: after a page load, `now` is the phone's time until the first
  // reply brings the server's time.
  if (!noted || now - noted.at >= LASTS_MS) return null
  return statusesFor(owner).includes(noted.status) ? noted.status : null
}
