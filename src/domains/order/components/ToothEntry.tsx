import { useQuery } from '@tanstack/react-query'
import { toothGoods } from '#/domains/sample/queries.ts'
import { paths, to } from '#/paths.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'

/**
 * The link from a paid order to the binding of its tooth sample; nothing for an order without tooth-source goods
 * (BIND-007).
 */
export function ToothEntry({ orderId }: { orderId: string }) {
  const { data: goods } = useQuery(toothGoods(orderId))
  if (!goods || goods.items.length === 0) return null
  return (
    <Card>
      <Row label="牙源样本" value="绑定与采样" to={to(paths.toothInput, { mallOrderId: orderId })} />
    </Card>
  )
}
