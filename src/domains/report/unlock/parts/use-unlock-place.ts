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
  const search = useSearch()
  const read = (name: string) => search.get(name) ?? ''
  return {
    place: { sampleId: read('sampleId'), packageId: read('packageId') },
    category: read('category'),
    chineseName: read('chineseName'),
  }
}
