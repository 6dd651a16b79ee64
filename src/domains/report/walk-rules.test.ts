import fc from 'fast-check'
import * as z from 'zod/mini'
import { afterEach, expect, test } from 'vitest'
import { CategorySummary, severities } from './model.ts'
import { categories } from './report-ids.ts'
import type { ItemView } from './rules.ts'
import { leaveWalk, moveWalk, stayOnWalk } from './walk-moves.ts'
import { newSteps, walkedCategories } from './walk/walk-new.ts'
import { readFirstSteps } from './walk-rules.ts'
import { startWalk, useWalk } from './walk-store.ts'

const summary = (category: string, items: [string, string][], rest: object = {}) =>
  z.parse(CategorySummary, {
    category,
    unlockedNumber: 1,
    summaryItems: items.map(([detectionItemId, concernSeverity]) => ({ detectionItemId, concernSeverity })),
    ...rest,
  })
const ids = (steps: readonly { id: string }[]) => steps.map(({ id }) => id)

test('the worst of each category first, then the other high ones, then the rest; at most five', () => {
  const all = [
    summary('COMMON_DISEASES', [
      ['c1', 'CONCERN'],
      ['r1', 'RISK'],
      ['n1', 'NORMAL'],
      ['r3', 'RISK'],
    ]),
    summary('PHARMACOGENOMICS', [
      ['c3', 'CONCERN'],
      ['r2', 'RISK'],
    ]),
    summary('LIFE_STYLE', [['c4', 'CONCERN']]),
  ]
  expect(ids(readFirstSteps(all))).toEqual(['r1', 'r2', 'c4', 'r3', 'c1'])
})

test('locked categories, ancestry and unknown ones are not part of a walk', () => {
  const all = [
    summary('COMMON_DISEASES', [['a', 'RISK']], { locked: true }),
    summary('ANCESTRY', [['b', 'RISK']]),
    summary('SOMETHING', [['c', 'RISK']]),
    summary('LIFE_STYLE', [['d', 'RISK']]),
  ]
  expect(ids(readFirstSteps(all))).toEqual(['d'])
  expect(walkedCategories(all)).toEqual(['LIFE_STYLE'])
})

const Views = fc.uniqueArray(
  fc.record({ id: fc.string({ maxLength: 3 }), isNew: fc.boolean(), locked: fc.boolean() }),
  { selector: ({ id }) => id },
)

test('new items follow: unlocked, unread and not seen on the walk', () => {
  fc.assert(
    fc.property(
      Views,
      fc.array(fc.string({ maxLength: 3 })),
      fc.constantFrom(...categories),
      (views, seen, category) => {
        const steps = newSteps([{ category, items: views as ItemView[] }], seen)
        const wanted = views.filter((view) => view.isNew && !view.locked && !seen.includes(view.id))
        expect(ids(steps)).toEqual(category === 'ANCESTRY' ? [] : ids(wanted))
      },
    ),
  )
})

test('within a category no step is worse than the one before it, and each category starts with its worst', () => {
  const Items = fc.array(fc.constantFrom(...severities))
  const kinds = ['COMMON_DISEASES', 'LIFE_STYLE'] as const
  fc.assert(
    fc.property(Items, Items, (...both) => {
      const all = kinds.map((kind, k) =>
        summary(
          kind,
          (both[k] ?? []).map((severity, at): [string, string] => [`${kind}-${at}-${severity}`, severity]),
        ),
      )
      const steps = readFirstSteps(all)
      for (const [k, kind] of kinds.entries()) {
        const ranks = steps
          .filter(({ category }) => category === kind)
          .map(({ id }) => severities.findIndex((severity) => id.endsWith(severity)))
        expect(ranks).toEqual([...ranks].sort((one, two) => two - one))
        expect(ranks).not.toContain(0)
        const found = (both[k] ?? []).filter((severity) => severity !== 'NORMAL')
        expect(ranks.length > 0).toBe(found.length > 0)
      }
    }),
  )
})

const place = { sampleId: 'S1', packageId: 'P1' }
const steps = readFirstSteps([
  summary('LIFE_STYLE', [
    ['a', 'RISK'],
    ['b', 'RISK'],
  ]),
])
const walk = () => useWalk.getState().walk

afterEach(() => useWalk.setState({ walk: null }))

test('a walk goes forward and back, and ends after its last step', () => {
  moveWalk(1)
  expect(walk()).toBeNull()
  startWalk(place, steps)
  moveWalk(-1)
  expect(walk()?.at).toBe(0)
  moveWalk(1)
  expect(walk()).toMatchObject({ at: 1, done: false })
  moveWalk(1)
  expect(walk()).toMatchObject({ at: 1, done: true })
})

test('leaving the page of the current step ends the walk; moving on or staying does not', async () => {
  startWalk(place, steps)
  leaveWalk(steps, 0)
  stayOnWalk()
  await Promise.resolve()
  expect(walk()?.at).toBe(0)
  moveWalk(1)
  leaveWalk(steps, 0)
  await Promise.resolve()
  expect(walk()?.at).toBe(1)
  leaveWalk(steps, 1)
  await Promise.resolve()
  expect(walk()).toBeNull()
})

test('the walk through new items is a separate walk', async () => {
  startWalk(place, steps.slice(0, 1))
  const before = walk()?.steps ?? []
  startWalk(place, steps.slice(1), 'new', ['a'])
  leaveWalk(before, 0)
  await Promise.resolve()
  expect(walk()).toMatchObject({ at: 0, seen: ['a'] })
})
