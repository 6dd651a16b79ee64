import * as z from 'zod/mini'
import { ReportItem } from '#/domains/report/model.ts'
import type { Owner } from '#/domains/report/words/person/owner-rules.ts'
import { isFor } from '#/mocks/report-ancestry-wire.ts'
import { itemWire } from '#/mocks/report-wire.ts'
import { adultReport } from '#/mocks/seed/report-adult.ts'
import { childReport } from '#/mocks/seed/report-child.ts'

/** The owners for whom the texts of a report differ. */

export const people = {
  man: { gender: 'MALE', stage: 'planning', age: 41 },
  woman: { gender: 'FEMALE', stage: 'grown', age: 58 },
  boy: { gender: 'MALE', stage: 'child', age: 7 },
  girl: { gender: 'FEMALE', stage: 'child', age: 7 },
  'somebody aged 41, sex unknown': { gender: 'SECRET', stage: 'planning', age: 41 },
  'a woman, age unknown': { gender: 'FEMALE', stage: 'unknown', age: null },
} as const satisfies Record<string, Owner>
export type Person = keyof typeof people

export const everybody = Object.keys(people) as Person[]

export const isChild = ({ stage }: Pick<Owner, 'stage'>): boolean => stage === 'child'

/** Every unlocked result of the mock backend's report for this owner, parsed as on its screen. */
export function resultsFor(owner: Owner) {
  const child = isChild(owner)
  const gender = owner.gender === 'SECRET' ? undefined : owner.gender
  const items = (child ? childReport : adultReport).filter((item) => !item.locked && isFor(item, gender))
  const opened = { items, packageId: '', child, readItems: [], executing: [], only: null }
  return items.map((seed) => ({ seed, item: z.parse(ReportItem, itemWire(opened, seed.id, true)) }))
}
