import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSignedIn } from '#/domains/user/store.ts'
import { sendMutation } from '#/shared/api/mutation.ts'
import { linesOfMarkup } from '#/shared/lib/safe/markup.ts'
import { linkTarget } from '#/shared/lib/safe/known-address.ts'
import { markShown } from '#/shared/lib/shown-once.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import type { Activity } from '../model.ts'
import { markRead } from '../mutations.ts'

interface AnnouncementProps {
  activity: Activity
  open: boolean
  onClose: () => void
}

/** One announced activity. Closing it tells the backend that this person has read it; a failure is ignored. */
export default function Announcement({ activity, open, onClose }: AnnouncementProps) {
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const { recordId, title, linkUrl } = activity
  // The schema does not use `Prose` for this text, because the first load would then contain the parser of markup.
  const text = linesOfMarkup(activity.text)
  const target = linkTarget(linkUrl)
  // The record is marked as shown when it is rendered, so that a reload does not announce it again.
  useEffect(() => markShown(recordId), [recordId])
  const close = () => {
    // While the sheet slides out, further taps hit its mask.
    if (!open) return
    onClose()
    if (signedIn) sendMutation(markRead, { body: { id: recordId } }).catch(() => undefined)
  }
  return (
    <Sheet
      title={title}
      open={open}
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
      {text && <p>{text}</p>}
    </Sheet>
  )
}
