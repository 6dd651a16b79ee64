import type { CalendarEvent } from '#/shared/lib/time/calendar-file.ts'
import { saveEvent } from '#/shared/lib/time/save-event.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { copyOrShow } from '#/shared/ui/layers/copy.ts'
import { platformOf } from '#/shared/wechat/platform.ts'

interface CalendarButtonProps {
  file: string
  /** Called on the tap, because the event contains the time at which it was made. */
  event: () => CalendarEvent | null
  text: string
  copyLabel?: string
  block?: boolean
}

/** Saves an event to the phone's calendar. WeChat saves no files, so in WeChat the button copies the text. */
export function CalendarButton({ file, event, text, copyLabel = '复制日程提醒', block }: CalendarButtonProps) {
  const save = () => {
    const made = event()
    if (made) saveEvent(file, made)
  }
  const copy = () => void copyOrShow(text, '已复制，可以粘贴到备忘录或日历')
  const wechat = platformOf().wechat
  return (
    <Button kind="plain" block={block === true} onPress={wechat ? copy : save}>
      {wechat ? copyLabel : '加入手机日历'}
    </Button>
  )
}
