import { useEffect, useRef } from 'react'
import { useReportRef } from '../hooks/use-report-ref.ts'
import { useSignedIn } from '#/domains/user/store.ts'
import { sendMutation } from '#/shared/api/mutation.ts'
import { setCurrentReport } from '../store.ts'
import { recordReportView } from '../mutations.ts'

/**
 * Makes the shown report the current report and counts the visit once, even if a kept-alive screen is shown again
 * (REP-001, REP-050). Does nothing for sample reports and for reports of other people (REP-004).
 */
export function useReportVisit(sampleId: string): void {
  const { reportRef, isOwn } = useReportRef()
  const { packageId } = reportRef
  const signedIn = useSignedIn()
  const counted = useRef('')
  useEffect(() => {
    if (!signedIn || !isOwn) return
    setCurrentReport({ sampleId, packageId })
    if (counted.current === sampleId) return
    counted.current = sampleId
    sendMutation(recordReportView, { body: { sampleId, packageId } }).catch(() => undefined)
  }, [signedIn, isOwn, sampleId, packageId])
}
