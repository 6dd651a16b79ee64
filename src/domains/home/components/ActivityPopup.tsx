import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { linesOfMarkup } from '#/shared/lib/safe/markup.ts'
import { linkTarget } from '#/shared/lib/safe/known-address.ts'
import { isFirstShow, markShown } from '#/shared/lib/shown-once.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import type { Activity } from '../model.ts'
import { activities } from '../queries.ts'

function Announced({ activity, onClose }: { activity: Activity; onClose: () => void }) {
  const navigate = useNavigate()
  const { recordId, title, linkUrl } = activity
  // Not in the schema: the parser of markup would join the first load.
  const text = linesOfMarkup(activity.text)
  const target = linkTarget(linkUrl)
  // Marked when rendered: a reload does not announce it again.
  useEffect(() => markShown(recordId), [recordId])
  return (
    <Sheet
      title={title}
      open
      onClose={onClose}
      foot={
        <Button
          block
          onPress={() => {
            onClose()
            if (target) void navigate(target)
          }}
        >
          {target ? '去看看' : '知道了'}
        </Button>
      }
    >
      {text && <p>{text}</p>}
    </Sheet>
  )
}

/**
 * Announces an activity: each record once per session (FMT-014), at most one per visit of the app, and only on this
 * screen, which has no form, no payment and no report.
 */
export function ActivityPopup() {
  const { data } = useQuery(activities())
  const [chosen, setChosen] = useState<Activity | null>(null)
  const [closed, setClosed] = useState(false)
  const next = data?.items.find(({ recordId }) => isFirstShow(recordId))
  if (!chosen && next) setChosen(next)
  return chosen && !closed ? <Announced activity={chosen} onClose={() => setClosed(true)} /> : null
}
