import { call } from '#/shared/api/call.ts'
import { query } from '#/shared/api/query.ts'
import { reportApi } from './api.ts'
import type { ReportSample } from './model.ts'
import { reportKey } from './source/report-ids.ts'
import { removeCurrentReport, pointerOf, setCurrentReport, useReportPointer } from './store.ts'

/**
 * The report to open first: the stored report if the list contains it, else the first report of the list (LOGIN-045,
 * LOGIN-046).
 */
export function currentOf(samples: readonly ReportSample[], storedId: string | null): ReportSample | null {
  return samples.find((sample) => reportKey(sample) === storedId) ?? samples[0] ?? null
}

/**
 * Called when the list has loaded: the stored report stays if the list contains it, else the first report replaces the
 * stored report (LOGIN-045, LOGIN-046).
 */
function chooseReport(samples: readonly ReportSample[]): void {
  const stored = useReportPointer.getState().current?.sampleId ?? null
  const chosen = currentOf(samples, stored)
  if (!chosen) removeCurrentReport()
  else if (reportKey(chosen) !== stored) setCurrentReport(pointerOf(chosen))
}

/**
 * The finished reports of the signed-in person: of one kind (PREPAID, SIGNED), or all. Reading the full list sets the
 * current report.
 */
export const myReports = (type?: string) => {
  const input = { query: type ? { type } : {} }
  return {
    ...query(reportApi.mine, input),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const list = await call(reportApi.mine, input, { signal })
      if (!type) chooseReport(list.items)
      return list
    },
  }
}
