import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isFirstShow } from '#/shared/lib/shown-once.ts'
import { optionalPart } from '#/shared/ui/lazy/optional-part.tsx'
import type { Activity } from '../model.ts'
import { activities } from '../queries.ts'

const Announcement = optionalPart(() => import('./Announcement.tsx'))

/**
 * Announces an activity: each record once per session (FMT-014), at most one per visit of the app, and only on this
 * screen, which has no form, no payment and no report.
 */
export default function ActivityPopup() {
  const { data } = useQuery(activities())
  const [chosen, setChosen] = useState<Activity | null>(null)
  const [open, setOpen] = useState(true)
  const next = data?.items.find(({ recordId }) => isFirstShow(recordId))
  if (!chosen && next) setChosen(next)
  if (!chosen) return null
  // The announcement stays mounted while its sheet slides out: the taps of an impatient thumb must not reach the tab
  // bar below.
  return <Announcement activity={chosen} open={open} onClose={() => setOpen(false)} />
}
