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

test('risks come first, then concerns; at most five', () => {
  const all = [
    summary('COMMON_DISEASES', [
      ['c1', 'CONCERN'],
      ['r1', 'RISK'],
      ['n1', 'NORMAL'],
      ['c2', 'CONCERN'],
    ]),
    summary('PHARMACOGENOMICS', [
      ['r2', 'RISK'],
      ['c3', 'CONCERN'],
      ['c4', 'CONCERN'],
    ]),
  ]
  expect(ids(readFirstSteps(all))).toEqual(['r1', 'r2', 'c1', 'c2', 'c3'])
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

test('no step is worse than the one before it', () => {
  const Items = fc.array(fc.tuple(fc.string(), fc.constantFrom(...severities)))
  fc.assert(
    fc.property(Items, Items, (a, b) => {
      const named = new Map([...a, ...b].map(([, severity], at) => [`i${at}`, severity]))
      const at = (from: typeof a, offset: number) =>
        from.map(([, severity], index): [string, string] => [`i${index + offset}`, severity])
      const steps = readFirstSteps([summary('COMMON_DISEASES', at(a, 0)), summary('LIFE_STYLE', at(b, a.length))])
      const ranks = steps.map(({ id }) => severities.indexOf(named.get(id) ?? 'NORMAL'))
      expect(ranks).toEqual([...ranks].sort((one, two) => two - one))
      expect(ranks).not.toContain(0)
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
  startWalk(place, steps.slice(1), ['a'])
  leaveWalk(before, 0)
  await Promise.resolve()
  expect(walk()).toMatchObject({ at: 0, seen: ['a'] })
})
