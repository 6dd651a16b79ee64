import { formatMoney } from '#/shared/lib/money.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { eventName, whenText } from '../event-rules.ts'
import type { RegistrationEvent } from '../model.ts'
import './event.css'

export function EventHead({ event }: { event: RegistrationEvent }) {
  const { place, deposit, endTime, description, imageUrl } = event
  const when = whenText(event)
  return (
    <section className="card">
      {imageUrl && (
        <div className="event-picture">
          <SafeImage src={imageUrl} alt="" />
        </div>
      )}
      <h2 className="event-title">{eventName(event)}</h2>
      {when && <Row label="时间" value={when} />}
      {place && <Row label="地点" value={place} />}
      {deposit !== null && (
        <Row label={deposit > 0 ? '定金' : '费用'} value={deposit > 0 ? formatMoney(deposit) : '免费'} />
      )}
      {endTime !== null && <Row label="报名截止" value={formatDate(endTime, 'minute')} />}
      {description && <p className="event-text">{description}</p>}
    </section>
  )
}
