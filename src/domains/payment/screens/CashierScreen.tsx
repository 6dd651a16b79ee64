import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { usePayment } from '../flow.ts'
import { Cashier } from '../parts/Cashier.tsx'
import { Confirming } from '../parts/Confirming.tsx'
import './cashier.css'

/** Follows the payment where it leads; what lies behind must not be a cashier. */
function usePaymentWay(): void {
  const navigate = useNavigate()
  const goTo = usePayment((state) => state.goTo)
  useEffect(() => {
    if (goTo) void navigate(goTo, { replace: true })
  }, [goTo, navigate])
}

/** /order-pay-detail: one decision, then the confirmation. */
export default function CashierScreen() {
  const search = useSearch()
  usePaymentWay()
  if (search.get('confirm')) return <Confirming />
  const id = search.get('id')
  const orderId = search.get('orderId')
  if (!id || !orderId)
    return (
      <Page title="订单支付">
        <EmptyState
          picture="empty-order"
          text="没有找到要支付的订单"
          action={{ label: '查看我的订单', to: paths.myOrder.replace(':status', 'ALL') }}
        />
      </Page>
    )
  return <Cashier payOrderId={id} orderId={orderId} />
}
