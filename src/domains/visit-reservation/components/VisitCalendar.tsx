import { serverNow } from '#/shared/lib/time/clock.ts'
import { saveEvent } from '#/shared/lib/time/save-event.ts'
import { Row } from '#/shared/ui/Row.tsx'
import { copyOrShow } from '#/shared/ui/layers/copy.ts'
import { platformOf } from '#/shared/wechat/platform.ts'
import type { Reservation } from '../model.ts'
import { visitEvent, visitReminder } from '../rules.ts'
import { reservationAddress } from '../visit-addresses.ts'

/** Adds the visit to the calendar. WeChat saves no files, so in WeChat the button copies the text. */
export function VisitCalendar({ reservation }: { reservation: Reservation }) {
  const url = window.location.origin + reservationAddress(reservation.id)
  const event = visitEvent(reservation, url, serverNow())
  if (!event) return null
  const copy = () => void copyOrShow(visitReminder(reservation, url), '已复制，可以粘贴到备忘录或日历')
  if (platformOf().wechat) return <Row label="复制到访提醒" wide onPress={copy} />
  return <Row label="加入手机日历" wide onPress={() => saveEvent(`预约-${reservation.id}`, event)} />
}
