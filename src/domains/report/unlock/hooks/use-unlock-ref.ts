import { paths } from '#/paths.ts'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import type { ReportRef } from '../../source/report-source.ts'

export interface UnlockAddress {
  reportRef: ReportRef
  category: string
  /** The name in the link; the server's name takes precedence. */
  chineseName: string
}

/** The parameters of an unlock screen (REP-033). */
export function useUnlockRef(): UnlockAddress {
  const { sampleId, packageId, category, chineseName } = useSearch(paths.categoryDeblocking)
  return { reportRef: { sampleId, packageId }, category, chineseName }
}
