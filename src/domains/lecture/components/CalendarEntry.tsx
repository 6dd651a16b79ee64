import { serverNow } from '#/shared/lib/time/clock.ts'
import { platformOf } from '#/shared/wechat/platform.ts'
import { CalendarButton } from '#/widgets/CalendarButton.tsx'
import type { LectureLive } from '../model.ts'
import { liveEvent, liveReminder } from '../rules.ts'
import './lecture.css'

/** The button that adds an upcoming live lecture to the calendar; in WeChat, the text of the event is shown, too. */
export function CalendarEntry({ live }: { live: LectureLive }) {
  const { origin } = window.location
  const text = liveReminder(live, origin)
  const button = (
    <CalendarButton
      file={`直播-${live.id}`}
      event={() => liveEvent(live, origin, serverNow())}
      text={text}
      copyLabel="复制直播提醒"
      block
    />
  )
  if (!platformOf().wechat) return button
  return (
    <div className="lecture-reminder">
      <p>{text}</p>
      {button}
    </div>
  )
}
