import { isSampleReport } from '../report-ids.ts'
import { paths } from '#/paths.ts'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { reportLink } from '../detail-rules.ts'

/** Which report the screen belongs to, and links that stay in it (REP-003, REP-046). */
export function useReportPlace() {
  const { sampleId, packageId } = useScreenParams(paths.report)
  const search = useSearch()
  return {
    place: { sampleId, packageId },
    isSample: isSampleReport(sampleId),
    link: (target: string) => reportLink(search, target),
  }
}
