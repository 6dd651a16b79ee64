import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { linkTarget } from '#/shared/lib/safe/known-address.ts'
import { isFirstShow, markShown } from '#/shared/lib/shown-once.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { activities } from '../queries.ts'

/** Announces an activity, once per session and record (FMT-014). */
export function ActivityPopup() {
  const navigate = useNavigate()
  const { data } = useQuery(activities())
  const [closed, setClosed] = useState<readonly string[]>([])
  const activity = data?.items.find(({ recordId }) => !closed.includes(recordId) && isFirstShow(recordId))
  if (!activity) return null
  const close = () => {
    markShown(activity.recordId)
    setClosed([...closed, activity.recordId])
  }
  const target = linkTarget(activity.linkUrl)
  return (
    <Sheet
      title={activity.title}
      open
      onClose={close}
      foot={
        <Button
          block
          onPress={() => {
            close()
            if (target) void navigate(target)
          }}
        >
          {target ? '去看看' : '知道了'}
        </Button>
      }
    >
      {activity.text && <p>{activity.text}</p>}
    </Sheet>
  )
}
