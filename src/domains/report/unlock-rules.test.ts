import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { CategorySummary } from './model.ts'
import { deblockingLink, gainsOf, lockedTarget, unlockGoodsLink, unlockState } from './unlock-rules.ts'

const place = { sampleId: 'S1', packageId: 'P1' }
const adult = { sampleId: 'S1', packageId: 'PKG-ADULT' }
const closed = { category: 'ANCESTRY', packageType: '' }
const summary = (fields: object) => z.parse(CategorySummary, { category: 'ANCESTRY', ...fields })

test('[REP-032] [REP-033] [GEN-009] a locked item links to the unlock screen with all parameters', () => {
  expect(deblockingLink(place, { category: 'ANCESTRY', packageType: '', chineseName: '祖源' })).toBe(
    '/category-deblocking?sampleId=S1&packageId=P1&category=ANCESTRY&chineseName=%E7%A5%96%E6%BA%90',
  )
  expect(deblockingLink(adult, { category: 'RARE_DISEASES', packageType: 'ADULT' })).toContain(
    'chineseName=%E7%BD%95%E8%A7%81%E7%96%BE%E7%97%85',
  )
})

test('[REP-043] a child’s report, recognized by its report type, links to an unlock screen of its own', () => {
  const childs = { category: 'ANCESTRY', packageType: 'CHILDREN' }
  expect(deblockingLink(place, childs)).toMatch(/^\/child-deblocking\?sampleId=S1&packageId=P1/)
  expect(lockedTarget(place, { ...childs, unlocking: false }, '/page')).toBe(deblockingLink(place, childs))
  expect(deblockingLink(place, { ...childs, packageType: 'ADULT' })).toMatch(/^\/category-deblocking/)
})

test.each([
  [{ sampleId: 'DEMO-DEFAULT-ADULT', packageId: 'PKG-ADULT' }],
  [{ ...adult, source: { kind: 'code', sharingCode: 'RS1' } as const }],
  [{ ...adult, source: { kind: 'friend' } as const }],
  [{ ...adult, source: { kind: 'job', jobId: 'J', agentId: 'A', labCode: 'L' } as const }],
])('nothing can be unlocked if the reader does not own the report: %j', (place) => {
  expect(deblockingLink(place, closed)).toBeNull()
  expect(lockedTarget(place, { ...closed, unlocking: false }, '/page')).toBe('/page')
})

test('[REPX-004] an item whose unlocking is in progress cannot be ordered', () => {
  expect(lockedTarget(adult, { ...closed, unlocking: true }, '/page')).toBe('/page')
  expect(lockedTarget(adult, { ...closed, unlocking: false }, '/page')).toMatch(/^\/category-deblocking/)
})

test.each([
  [{ totalNumber: 5, unlockedNumber: 2 }, 'locked'],
  [{ totalNumber: 5, unlockedNumber: 5 }, 'open'],
  [{ totalNumber: 5, unlockedNumber: 2, unlockJobStatus: 'EXECUTING' }, 'unlocking'],
  [{ totalNumber: 5, unlockedNumber: 2, unlockJobStatus: 'DONE' }, 'locked'],
  [{ totalNumber: 5, unlockedNumber: 5, locked: true }, 'locked'],
  [{ locked: true }, 'locked'],
  [{}, 'unknown'],
])('[REP-018] the category %j has the unlock state %s', (fields, state) =>
  expect(unlockState(summary(fields))).toBe(state),
)

test('the unlock screen names the numbers of locked and unlocked results', () => {
  expect(unlockState(null)).toBe('unknown')
  expect(gainsOf(summary({ totalNumber: 5, unlockedNumber: 2 }))[0]).toBe(
    '“祖源分析”里还未解锁的 3 项结果，已看过的 2 项不变',
  )
  expect(gainsOf(summary({ locked: true }))[0]).toBe('“祖源分析”里还未解锁的结果')
  expect(gainsOf(summary({ totalNumber: 5, unlockedNumber: 0 }))[0]).toBe('“祖源分析”里还未解锁的 5 项结果')
})

test('a sample report links to the goods with its package', () => {
  expect(unlockGoodsLink('PKG-ADULT')).toBe('/commodity-detail/G001')
  expect(unlockGoodsLink('PKG-CHILD')).toBe('/commodity-detail/G002')
})
