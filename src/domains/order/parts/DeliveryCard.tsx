import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import type { Distribution } from '../model.ts'
import { deliveryDayLabel, deliveryModeLabel } from '../rules.ts'

/** How and on which days the goods come (ORD-049, ORD-050). */
export function DeliveryCard({ distribution }: { distribution: Distribution }) {
  return (
    <Card>
      <Row label="配送方式" value={deliveryModeLabel[distribution.mode]} />
      <Row label="收货时间" value={deliveryDayLabel[distribution.days]} />
    </Card>
  )
}
