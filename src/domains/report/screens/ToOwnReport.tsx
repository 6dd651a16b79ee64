import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { reportTabTarget, useReportPointer } from '../store.ts'

/** Redirects to the person's own report from a sample report that was shown only until the own report was known. */
export function ToOwnReport() {
  const navigate = useNavigate()
  useEffect(() => {
    // Reads the store directly: when a kept-alive screen is shown again, this effect runs before the render with the
    // current state.
    const { current, awaited } = useReportPointer.getState()
    if (awaited && current) void navigate(reportTabTarget(current), { replace: true })
  }, [navigate])
  return <ScreenSkeleton kind="report" />
}
