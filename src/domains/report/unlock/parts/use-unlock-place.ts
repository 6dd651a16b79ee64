import { paths } from '#/paths.ts'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import type { ReportPlace } from '../../report-source.ts'

export interface UnlockAddress {
  place: ReportPlace
  category: string
  /** The name from the link; the server's name takes precedence. */
  chineseName: string
}

/** The parameters of an unlock screen (REP-033). */
export function useUnlockPlace(): UnlockAddress {
  const { sampleId, packageId, category, chineseName } = useSearch(paths.categoryDeblocking)
  return { place: { sampleId, packageId }, category, chineseName }
}
