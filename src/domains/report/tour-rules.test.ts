import fc from 'fast-check'
import * as z from 'zod/mini'
import { afterEach, expect, test } from 'vitest'
import { doctorEntries, nonTypical } from './doctor/doctor-rules.ts'
import { CategorySummary, ReportItem } from './model.ts'
import { severities } from './results/severities.ts'
import { categories, toCategory } from './source/report-ids.ts'
import type { ItemView } from './rules.ts'
import { leaveTour, moveTour, stayOnTour } from './tour-moves.ts'
import { newSteps, tourCategories } from './tour/new-items.ts'
import { readFirstSteps } from './tour-rules.ts'
import { startTour, useTour } from './tour-store.ts'
import type { Situation } from './words/urgency-rules.ts'

const summary = (category: string, items: [string, string][], rest: object = {}) =>
  z.parse(CategorySummary, {
    category,
    unlockedNumber: 1,
    summaryItems: items.map(([detectionItemId, concernSeverity]) => ({ detectionItemId, concernSeverity })),
    ...rest,
  })
const ids = (steps: readonly { id: string }[]) => steps.map(({ id }) => id)

/** The ids of the findings in the order of the doctor's sheet. */
function idsOnSheet(all: readonly CategorySummary[], known: Situation): string[] {
  const entries = all.flatMap(({ category: name, summaryItems }) => {
    const category = toCategory(name)
    const { results } = z.parse(ReportItem, { results: summaryItems })
    return category ? doctorEntries(results, category) : []
  })
  return ids(nonTypical(entries, known).map(({ view }) => view))
}

test('a medicine in use is the first step of the tour, but only if its risk is high', () => {
  const all = [
    summary('GENETIC_DISEASES', [['G1', 'CONCERN']]),
    summary('PHARMACOGENOMICS', [
      ['M1', 'RISK'],
      ['M2', 'RISK'],
      ['M3', 'CONCERN'],
    ]),
  ]
  const known = {
    stage: 'planning',
    pregnancy: 'pregnant',
    isTaken: (id: string) => id === 'M2' || id === 'M3',
  } as const
  expect(ids(readFirstSteps(all, known))).toEqual(['M2', 'G1', 'M1', 'M3'])
})

test('the tour shows at most five findings, in the order of the doctor’s sheet', () => {
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
  expect(ids(readFirstSteps(all))).toEqual(['r2', 'r1', 'r3', 'c3', 'c1'])
  expect(idsOnSheet(all, { stage: 'unknown' }).slice(0, 5)).toEqual(ids(readFirstSteps(all)))
})

// NCCN; ACOG Committee Opinion 691.
test('urgent findings are the first steps of the tour, as on the doctor’s sheet', () => {
  const found = (detectionItemId: string, detectionItemNameCn: string, name: string, concernSeverity = 'CONCERN') => ({
    detectionItemId,
    detectionItemNameCn,
    concernSeverity,
    causalGenes: [{ name, positive: true, mutationType: '杂合' }],
  })
  const all = [
    summary('COMMON_DISEASES', [['r1', 'RISK']]),
    summary('GENETIC_DISEASES', [], {
      summaryItems: [found('g1', '遗传性耳聋', 'GJB2'), found('g23', '遗传性乳腺癌与卵巢癌', 'BRCA1', 'NORMAL')],
    }),
  ]
  expect(ids(readFirstSteps(all))).toEqual(['g23', 'r1', 'g1'])
  expect(idsOnSheet(all, { stage: 'unknown' })).toEqual(['g23', 'r1', 'g1'])
  const pregnant = { stage: 'planning', pregnancy: 'pregnant' } as const
  expect(ids(readFirstSteps(all, pregnant))).toEqual(['g23', 'g1', 'r1'])
  expect(idsOnSheet(all, pregnant)).toEqual(['g23', 'g1', 'r1'])
})

test('locked categories, ancestry and unknown categories are not part of a tour', () => {
  const all = [
    summary('COMMON_DISEASES', [['a', 'RISK']], { locked: true }),
    summary('ANCESTRY', [['b', 'RISK']]),
    summary('SOMETHING', [['c', 'RISK']]),
    summary('LIFE_STYLE', [['d', 'RISK']]),
  ]
  expect(ids(readFirstSteps(all))).toEqual(['d'])
  expect(tourCategories(all)).toEqual(['LIFE_STYLE'])
})

const viewsArbitrary = fc.uniqueArray(
  fc.record({ id: fc.string({ maxLength: 3 }), isNew: fc.boolean(), locked: fc.boolean() }),
  { selector: ({ id }) => id },
)

test('new items are offered after the tour if they are unlocked, unread and were not in the tour', () => {
  fc.assert(
    fc.property(
      viewsArbitrary,
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

test('the tour sorts the steps of a category from worst to mildest, and shows all findings if there are at most five', () => {
  const severitiesArbitrary = fc.array(fc.constantFrom(...severities))
  const kinds = ['COMMON_DISEASES', 'LIFE_STYLE'] as const
  fc.assert(
    fc.property(severitiesArbitrary, severitiesArbitrary, (...both) => {
      const all = kinds.map((kind, k) =>
        summary(
          kind,
          (both[k] ?? []).map((severity, at): [string, string] => [`${kind}-${at}-${severity}`, severity]),
        ),
      )
      const steps = readFirstSteps(all)
      for (const kind of kinds) {
        const ranks = steps
          .filter(({ category }) => category === kind)
          .map(({ id }) => severities.findIndex((severity) => id.endsWith(severity)))
        expect(ranks).toEqual([...ranks].sort((one, two) => two - one))
        expect(ranks).not.toContain(0)
      }
      const found = both.flat().filter((severity) => severity !== 'NORMAL')
      expect(steps).toHaveLength(Math.min(5, found.length))
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
const tour = () => useTour.getState().tour

afterEach(() => useTour.setState({ tour: null }))

test('a tour can go forward and back, and ends after its last step', () => {
  moveTour(1)
  expect(tour()).toBeNull()
  startTour(place, steps)
  moveTour(-1)
  expect(tour()?.at).toBe(0)
  moveTour(1)
  expect(tour()).toMatchObject({ at: 1, done: false })
  moveTour(1)
  expect(tour()).toMatchObject({ at: 1, done: true })
})

test('leaving the page of the current step ends the tour; going to the next step does not', async () => {
  startTour(place, steps)
  leaveTour(steps, 0)
  stayOnTour()
  await Promise.resolve()
  expect(tour()?.at).toBe(0)
  moveTour(1)
  leaveTour(steps, 0)
  await Promise.resolve()
  expect(tour()?.at).toBe(1)
  leaveTour(steps, 1)
  await Promise.resolve()
  expect(tour()).toBeNull()
})

test('the tour through new items is a separate tour', async () => {
  startTour(place, steps.slice(0, 1))
  const before = tour()?.steps ?? []
  startTour(place, steps.slice(1), 'new', ['a'])
  leaveTour(before, 0)
  await Promise.resolve()
  expect(tour()).toMatchObject({ at: 0, seen: ['a'] })
})
