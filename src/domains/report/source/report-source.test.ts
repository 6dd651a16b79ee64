import { paths, searchOf } from '#/paths.ts'
import { expect, test } from 'vitest'
import { isOwnSource, reportLink, sourceOf } from './report-source.ts'

const at = (search: string) => sourceOf(searchOf(paths.report, new URLSearchParams(search)))

test('[REP-044] the requests for laboratories are used if job id, agent id and laboratory code are present', () => {
  expect(at('jobId=J&agentId=A&labCode=L')).toEqual({ kind: 'job', jobId: 'J', agentId: 'A', labCode: 'L' })
})

test.each(['jobId=J&agentId=A', 'jobId=J&labCode=L', 'agentId=A&labCode=L', 'jobId=&agentId=A&labCode=L', ''])(
  '[REP-045] with the query %o, the normal requests are used',
  (search) => expect(at(search)).toEqual({ kind: 'own' }),
)

test('[REP-053] [REPX-012] a report opened by sharing code or as a friend is not the person’s own report', () => {
  expect(at('sharingCode=RS1')).toEqual({ kind: 'code', sharingCode: 'RS1' })
  expect(at('friend=1')).toEqual({ kind: 'friend' })
  expect(
    ['', 'sharingCode=RS1', 'friend=1', 'jobId=J&agentId=A&labCode=L'].map((search) =>
      isOwnSource({ source: at(search) }),
    ),
  ).toEqual([true, false, false, false])
  expect(isOwnSource({})).toBe(true)
})

test('every link keeps the source of the report in its address', () => {
  expect(
    reportLink(searchOf(paths.report, new URLSearchParams('sharingCode=RS1&x=1')), '/parent-page/S/P?type=gene'),
  ).toBe('/parent-page/S/P?type=gene&sharingCode=RS1')
  expect(reportLink(searchOf(paths.report, new URLSearchParams('friend=1')), '/parent-page/S/P')).toBe(
    '/parent-page/S/P?friend=1',
  )
})

test.each([
  ['', '/parent-page/S1/P1', '/parent-page/S1/P1'],
  ['jobId=1&agentId=2&labCode=L', '/parent-page/S1/P1', '/parent-page/S1/P1?jobId=1&agentId=2&labCode=L'],
  ['jobId=1&utm=x', '/a', '/a?jobId=1'],
  ['jobId=1', '/a?jobId=7&b=c', '/a?jobId=7&b=c'],
  ['labCode=', '/a?b=c', '/a?b=c'],
])('[REP-046] with the query %j, the link %s becomes %s', (search, target, link) => {
  expect(reportLink(searchOf(paths.report, new URLSearchParams(search)), target)).toBe(link)
})
