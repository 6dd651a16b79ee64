import { copyText } from '#/shared/lib/copy.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { saveEvent } from '#/shared/lib/time/save-event.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import { platformOf } from '#/shared/wechat/platform.ts'
import type { LectureLive } from '../model.ts'
import { liveEvent, liveReminder } from '../rules.ts'
import './lecture.css'

/** Puts a coming live into the calendar. WeChat saves no files: there it is a text to copy. */
export function CalendarEntry({ live }: { live: LectureLive }) {
  const { origin } = window.location
  const save = () => {
    const event = liveEvent(live, origin, serverNow())
    if (event) saveEvent(`直播-${live.id}`, event)
  }
  const copy = async () => {
    const done = await copyText(liveReminder(live, origin))
    toast(done ? '已复制，可以粘贴到备忘录或日历' : '复制失败，请长按文字复制')
  }
  if (!platformOf().wechat)
    return (
      <Button kind="plain" block onPress={save}>
        加入手机日历
      </Button>
    )
  return (
    <div className="lecture-reminder">
      <p>{liveReminder(live, origin)}</p>
      <Button kind="plain" block onPress={() => void copy()}>
        复制直播提醒
      </Button>
    </div>
  )
}
