import { afterEach, expect, test, vi } from 'vitest'
import { removeCurrentReport, pointerOf, reportTabTarget, setCurrentReport, useReportPointer } from './store.ts'

const KEY = 'currentReport'

afterEach(() => removeCurrentReport())

test('[REP-001] the current report is stored in local storage, and a sample report is not', () => {
  setCurrentReport({ sampleId: 'S1', packageId: 'P1' })
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ sampleId: 'S1', packageId: 'P1' })
  setCurrentReport({ sampleId: 'DEMO-DEFAULT-CHILD', packageId: 'PKG-CHILD' })
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ sampleId: 'S1', packageId: 'P1' })
})

test('[REPX-008] after a sample report was opened, the tab still links to the person’s own report', () => {
  setCurrentReport({ sampleId: 'S1', packageId: 'P1' })
  setCurrentReport({ sampleId: 'DEMO-DEFAULT-ADULT', packageId: 'P1' })
  expect(reportTabTarget(useReportPointer.getState().current)).toBe('/parent-page/S1/P1')
})

test.each([null, undefined, 'S1', 7, [], {}])(
  '[REP-006] setting %j as the current report logs a warning and changes nothing',
  (value) => {
    const warn = vi
      .spyOn(console, 'warn')
      .mockClear()
      .mockImplementationOnce(() => {})
    setCurrentReport({ sampleId: 'S1', packageId: 'P1' })
    setCurrentReport(value as never)
    expect(warn).toHaveBeenCalledTimes(1)
    expect(useReportPointer.getState().current).toEqual({ sampleId: 'S1', packageId: 'P1' })
  },
)

test('[NAV-017] [NAV-018] the report tab links to the record id of the current report', () => {
  const sample = {
    sampleId: 'S1',
    sampleRecordId: 'R9',
    customerEntityDTO: null,
    reportLastUpdateTime: null,
    detectionPackageInfoList: [{ detectionPackageId: 'P1', reportPackageType: '' }],
  }
  expect(reportTabTarget(pointerOf(sample))).toBe('/parent-page/R9/P1')
  expect(reportTabTarget(pointerOf({ ...sample, sampleRecordId: '' }))).toBe('/parent-page/S1/P1')
})

test('[NAV-019] without a current report, the report tab links to the adult sample report', () => {
  expect(reportTabTarget(null)).toBe('/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT')
})
