import { isExampleReport, reportKey } from './source/report-ids.ts'
import * as z from 'zod/mini'
import { config } from '#/config.ts'
import { paths, to } from '#/paths.ts'
import { pageStore } from '#/shared/lib/page-load/page-store.ts'
import { storedValue } from '#/shared/lib/storage.ts'
import type { ReportSample } from './model.ts'

/** Only the ids are stored; the report itself is health data and stays in memory (docs/risks.md). */
const Pointer = z.object({ sampleId: z.string(), packageId: z.string() })
export type ReportPointer = z.infer<typeof Pointer>

const saved = storedValue<ReportPointer | null>('local', 'currentReport', z.nullable(Pointer), null, { exact: true })

interface PointerState {
  current: ReportPointer | null
  /** The sample report was opened only because the person's own report was still unknown. */
  awaited: boolean
}

export const useReportPointer = pageStore<PointerState>(() => ({ current: saved.read(), awaited: false }))

/**
 * Called when a report address is opened: stores whether the sample report only replaces the person's own report for
 * now. The value stays until the next sample report is opened; otherwise the sample would flash while the person's own
 * report loads.
 */
export function awaitReport(sampleId: string, signedIn: boolean): void {
  if (isExampleReport(sampleId)) useReportPointer.setState(({ current }) => ({ awaited: signedIn && current === null }))
}

/**
 * REP-001: stores the current report unless it is a sample report. REP-006: a value that is not a report is not stored,
 * and a warning is logged.
 */
export function setCurrentReport(pointer: ReportPointer): void {
  const result = z.safeParse(Pointer, pointer)
  if (!result.success) {
    console.warn('current report: not a report, left unchanged')
    return
  }
  if (isExampleReport(result.data.sampleId)) return
  saved.write(result.data)
  useReportPointer.setState({ current: result.data })
}

export const pointerOf = (sample: ReportSample): ReportPointer => ({
  sampleId: reportKey(sample),
  packageId: sample.detectionPackageInfoList[0]?.detectionPackageId ?? config.sampleReportPackage.adult,
})

export const removeCurrentReport = (): void => {
  saved.remove()
  useReportPointer.setState({ current: null })
}

/** The address of the report tab: the current report, else the adult sample report (NAV-017 to NAV-019). */
export const reportTabTarget = (current: ReportPointer | null): string =>
  to(paths.report, current ?? { sampleId: 'DEMO-DEFAULT-ADULT', packageId: config.sampleReportPackage.adult })
