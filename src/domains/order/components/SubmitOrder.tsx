import { useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { usePlaceOrder } from '#/widgets/order/use-place-order.ts'
import type { OrderPlacement } from '../place/place-order.ts'

interface Props {
  refusal: string | null
  waiting: boolean
  addressMissing: boolean
  target: () => string
  /** null while the total is unknown. */
  wanted: () => OrderPlacement | null
}

/** A component of its own: while the order is sent, only this button renders again. */
export function SubmitOrder({ refusal, waiting, addressMissing, target, wanted }: Props) {
  const navigate = useNavigate()
  const place = usePlaceOrder(() => (waiting ? null : wanted()))
  if (addressMissing && refusal === null)
    return <Button onPress={() => void navigate(to(paths.addressNew, {}, { target: target() }))}>先填收货地址</Button>
  return (
    <Button busy={place.busy || waiting} disabled={refusal !== null} onPress={place.run}>
      {refusal ?? '提交订单'}
    </Button>
  )
}
