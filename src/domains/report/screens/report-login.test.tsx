import { expect, test } from 'vitest'
import { beginSession } from '#/domains/user/store.ts'
import { createQueryClient } from '#/shared/api/query-client.ts'
import { loadReports } from '#/domains/report/load-reports.ts'
import { removeCurrentReport, setCurrentReport, useReportPointer } from '#/domains/report/store.ts'
import { restoreTimersAfterEach, stopTime, advanceTime, installFakeTimers } from '#tests/payment-setup.ts'
import { renderRoute } from '#tests/render-route.tsx'

restoreTimersAfterEach()

const R1 = { sampleId: 'R100601', packageId: 'PKG-ADULT' }
const R2 = { sampleId: 'R100602', packageId: 'PKG-CHILD' }
const FAILING = 'fault:report.mine=500'

const current = () => useReportPointer.getState().current
const storedReport = () => JSON.parse(localStorage.getItem('currentReport') ?? 'null') as unknown

/** A signed-in person whose reports are not loaded yet, with fake timers. */
async function startSignedIn(as: string, knobs = '') {
  installFakeTimers()
  stopTime()
  const app = await renderRoute('/privacy-clause', { as })
  await advanceTime(50)
  removeCurrentReport()
  app.backend.setKnobs(knobs)
  const before = (await app.calls('report.mine')).length
  return { tries: async () => (await app.calls('report.mine')).length - before }
}

test('[LOGIN-044] a report list that fails three times is loaded with the last retry', async () => {
  const { tries } = await startSignedIn('parent', `${FAILING}@1;fault:report.mine=502@1;fault:report.mine=503@1`)
  const done = loadReports(createQueryClient())
  await advanceTime(10_000)
  await done
  expect(await tries()).toBe(4)
  expect(current()).toEqual(R1)
})

test('[LOGIN-044] four failed requests for the report list end with the error and keep the current report', async () => {
  const { tries } = await startSignedIn('parent', FAILING)
  setCurrentReport(R2)
  const outcome = loadReports(createQueryClient()).catch((error: unknown) => error)
  await advanceTime(20_000)
  expect(await outcome).toMatchObject({ kind: 'fault', status: 500 })
  expect(await tries()).toBe(4)
  expect(current()).toEqual(R2)
})

test.each([
  ['a stored report that is in the list stays the current report', R2, R2],
  ['a stored report that is first in the list stays the current report', R1, R1],
  [
    'a stored report that is no longer in the list is replaced by the first report',
    { sampleId: 'R999999', packageId: 'PKG-ADULT' },
    R1,
  ],
])('[LOGIN-045] [LOGIN-046] after the report list is loaded, %s', async (_what, kept, wanted) => {
  await startSignedIn('parent')
  setCurrentReport(kept)
  await Promise.all([loadReports(createQueryClient()), advanceTime(100)])
  expect(current()).toEqual(wanted)
  expect(storedReport()).toEqual(wanted)
})

test('[LOGIN-046] without a stored report, the first report in the list is the current report', async () => {
  await startSignedIn('parent')
  await Promise.all([loadReports(createQueryClient()), advanceTime(100)])
  expect(current()).toEqual(R1)
})

test('[LOGIN-046] a person without reports has no current report', async () => {
  await startSignedIn('new')
  setCurrentReport(R1)
  await Promise.all([loadReports(createQueryClient()), advanceTime(100)])
  expect([current(), storedReport()]).toEqual([null, null])
})

test('[LOGIN-044] [LOGIN-046] signing in loads the list automatically', async () => {
  installFakeTimers()
  const app = await renderRoute('/privacy-clause')
  beginSession(app.backend.tokenFor('parent') ?? '', 'parent')
  await advanceTime(500)
  expect(await app.calls('report.mine')).toHaveLength(1)
  expect(current()).toEqual(R1)
})
