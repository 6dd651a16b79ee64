import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { reportTabTarget, useReportPointer } from '../store.ts'

/** Leads from the example, which only stood in, to the person's own report. */
export function ToOwnReport() {
  const navigate = useNavigate()
  useEffect(() => {
    // Read afresh: this effect runs again when the kept screen is shown anew, before its state is up to date.
    const { current, awaited } = useReportPointer.getState()
    if (awaited && current) void navigate(reportTabTarget(current), { replace: true })
  }, [navigate])
  return <ScreenSkeleton kind="report" />
}
