import { paths } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { PayResult } from '../components/PayResult.tsx'
import { confirmAddress } from '../rules.ts'

export default function PayedScreen() {
  const { orderId } = useScreenParams(paths.payed)
  return <PayResult orderId={orderId} confirmAt={confirmAddress(orderId)} />
}
