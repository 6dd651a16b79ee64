import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import '#/shared/ui/choice.css'
import type { Distribution } from '../model.ts'
import { deliveryDayLabel, deliveryModeLabel } from '../rules.ts'
import './order.css'

interface DeliveryCardProps {
  distribution: Distribution
  onChoose: (days: Distribution['days']) => void
}

/** Delivery mode and possible delivery days (ORD-049, ORD-050). */
export function DeliveryCard({ distribution, onChoose }: DeliveryCardProps) {
  return (
    <Card>
      <Row label="配送方式" value={deliveryModeLabel(distribution.mode)} />
      <fieldset className="delivery">
        <legend>收货时间</legend>
        {(Object.keys(deliveryDayLabel) as (keyof typeof deliveryDayLabel)[]).map((days) => (
          <label key={days} className={days === distribution.days ? 'choice choice-on' : 'choice'}>
            <input
              type="radio"
              name="delivery-days"
              className="sr-only"
              checked={days === distribution.days}
              onChange={() => onChoose(days)}
            />
            {deliveryDayLabel[days]}
          </label>
        ))}
      </fieldset>
    </Card>
  )
}
