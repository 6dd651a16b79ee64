import { useEffect, useRef } from 'react'
import { useSession } from '#/domains/session/store.ts'
import { sendWrite } from '#/shared/api/write.ts'
import { setCurrentReport } from '../store.ts'
import { recordReportView } from '../writes.ts'

/**
 * A shown report becomes the current one and is counted once, also when the kept screen comes back (REP-001, REP-050).
 * Sample reports and those that others show are neither (REP-004).
 */
export function useReportVisit(sampleId: string, packageId: string, isOwn: boolean): void {
  const signedIn = useSession((state) => state.token !== null)
  const counted = useRef('')
  useEffect(() => {
    if (!signedIn || !isOwn) return
    setCurrentReport({ sampleId, packageId })
    if (counted.current === sampleId) return
    counted.current = sampleId
    sendWrite(recordReportView, { body: { sampleId, packageId } }).catch(() => undefined)
  }, [signedIn, isOwn, sampleId, packageId])
}
