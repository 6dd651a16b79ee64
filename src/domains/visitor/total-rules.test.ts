import { describe, expect, test } from 'vitest'
import type { Browse, Visitors } from './model.ts'
import { hasNoViews, isUnseen, totalsFrom } from './total-rules.ts'

/** `''` is read when the backend leaves the kind out, `SOMETHING_NEW` is a kind that this release does not know. */
const totals = (contentType: string, browsing: number | null, visitorsNumber: number | null = browsing): Visitors => ({
  id: null,
  title: '',
  contentType: contentType as Visitors['contentType'],
  visitorsNumber,
  browsing,
  visitors: [],
})

const view = (contentType: string, contentId = 'A1', time: number | null = null): Browse => ({
  visitorId: 'V1',
  contentId,
  contentType: contentType as Browse['contentType'],
  title: '',
  time,
})

describe('[VIS-001] the totals of a category', () => {
  test('are also read if the backend does not send the category', () => {
    const goods = totals('GOODS', 4, 3)
    expect(totalsFrom([totals('NEWS', 1), goods], 'GOODS')).toEqual({ browsing: 4, visitors: 3 })
    expect(totalsFrom([totals('', 1, 0)], 'GOODS')).toEqual({ browsing: 1, visitors: 0 })
    expect(totalsFrom([goods], 'VIDEO')).toBeNull()
  })

  test.each([
    ['of an unknown kind', totals('SOMETHING_NEW', 4)],
    ['of an entry without any field', totals('', null)],
    ['without the number of visitors', totals('GOODS', 4, null)],
    ['without the number of views', totals('GOODS', null, 3)],
  ])('are unknown, and not 0, for totals %s', (_name, sent) => expect(totalsFrom([sent], 'GOODS')).toBeNull())
})

describe('that nobody has viewed a category', () => {
  test.each([
    ['no views and no totals', [], [], true],
    ['views and totals of another kind', [view('NEWS')], [totals('NEWS', 3)], true],
    ['totals of 0', [], [totals('VIDEO', 0), totals('', 0)], true],
    ['a view without a time', [view('VIDEO')], [], false],
    ['a view of an unknown kind', [view('SOMETHING_NEW')], [], false],
    ['a view without a kind', [view('')], [], false],
    ['an unknown total', [], [totals('VIDEO', null)], false],
    ['a total of an unknown kind', [], [totals('SOMETHING_NEW', 3)], false],
  ])('with %s is known: %s', (_name, records, sent, unseen) => {
    expect(isUnseen(records, sent, 'VIDEO')).toBe(unseen)
  })
})

test('a view of an unknown kind may belong to every category', () => {
  expect(hasNoViews([view('NEWS')], 'VIDEO')).toBe(true)
  expect(hasNoViews([view('NEWS'), view('')], 'VIDEO')).toBe(false)
})
