import { useSearch } from '#/shared/ui/screen-context.tsx'
import type { ReportPlace } from '../report-source.ts'

export interface UnlockAddress {
  place: ReportPlace
  category: string
  /** The name that the link gave; the server's own counts more. */
  chineseName: string
}

/** What the address of a deblocking screen names (REP-033). */
export function useUnlockPlace(): UnlockAddress {
  const search = useSearch()
  const read = (name: string) => search.get(name) ?? ''
  return {
    place: { sampleId: read('sampleId'), packageId: read('packageId') },
    category: read('category'),
    chineseName: read('chineseName'),
  }
}
